import { Price } from "marketplace-react/ui";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { useI18n } from "../../i18n";
import { Picture } from "../../shared/ui/picture";
import { SkuCode } from "../../shared/ui/sku-code";
import styles from "./order.module.css";

/** A line of a preview or an order. */
export interface Goods {
  title: string;
  image?: string | null | undefined;
  /** The variant as text; empty if there is none. */
  spec?: string | undefined;
  /** The store's code of it; empty or missing if there is none. */
  sku_code?: string | undefined;
  /** Unit price. A decimal string, like `amount`. */
  price: string | undefined;
  num: number;
  amount: string | undefined;
}

/** Props of {@link OrderLine}. */
export interface OrderLineProps {
  goods: Goods;
  currency: string | undefined;
  /** The product's page, from `paths`; without it the title is no link. */
  href?: string | undefined;
  /** Notes and actions for the line. */
  children?: ReactNode;
}

/** A line of an order, for a `<ul>`: picture, title, variant, price × quantity and amount. */
export function OrderLine({ goods, currency, href, children }: OrderLineProps) {
  const { money, number } = useI18n();
  const { title, image, spec, sku_code, price, num, amount } = goods;
  const name = <bdi>{title}</bdi>;
  return (
    <li className={styles.line}>
      <Picture src={image} alt="" shape="small" className={styles.picture} />
      <div className={styles.words}>
        <p className={styles.title}>{href ? <Link href={href}>{name}</Link> : name}</p>
        {spec && (
          <p className={styles.quiet}>
            <bdi>{spec}</bdi>
          </p>
        )}
        <SkuCode code={sku_code} />
        <p className={styles.sum}>
          <bdi className={styles.quiet} translate="no">
            {`${money(price, currency ?? "")} × ${number(num)}`}
          </bdi>
          <Price amount={amount} currency={currency} size="s" />
        </p>
        {children}
      </div>
    </li>
  );
}
