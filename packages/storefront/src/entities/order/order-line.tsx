import { Price } from "marketplace-react/ui";
import type { ReactNode } from "react";
import { useI18n } from "../../i18n";
import { Link } from "../../shared/navigation/link";
import { Picture } from "../../shared/ui/picture";
import styles from "./order-line.module.css";

/** A line as previews and orders have it. */
export interface Goods {
  title: string;
  image?: string | null | undefined;
  /** The variant as a text; empty without one. */
  spec?: string | undefined;
  /** Unit price. A decimal string, as `amount`. */
  price: string;
  num: number;
  amount: string;
}

/** Props of {@link OrderLine}. */
export interface OrderLineProps {
  goods: Goods;
  currency: string | undefined;
  /** The product's page, from `paths`; without it the title leads nowhere. */
  to?: string | undefined;
  /** Notes and actions of this line. */
  children?: ReactNode;
}

/** One line of an order, for a `<ul>`: picture, title, variant, price × quantity and the amount. */
export function OrderLine({ goods, currency, to, children }: OrderLineProps) {
  const { money, number } = useI18n();
  const { title, image, spec, price, num, amount } = goods;
  const name = <bdi>{title}</bdi>;
  return (
    <li className={styles.line}>
      <Picture src={image} alt="" shape="small" className={styles.picture} />
      <div className={styles.words}>
        <p className={styles.title}>{to ? <Link href={to}>{name}</Link> : name}</p>
        {spec && (
          <p className={styles.quiet}>
            <bdi>{spec}</bdi>
          </p>
        )}
        <p className={styles.sum}>
          <bdi className={styles.quiet}>
            {money(price, currency ?? "")} × {number(num)}
          </bdi>
          <Price amount={amount} currency={currency} size="s" tone="text" />
        </p>
        {children}
      </div>
    </li>
  );
}
