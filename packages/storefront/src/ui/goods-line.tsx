import type { ReactNode } from "react";
import { Link } from "wouter";
import { useI18n } from "../i18n";
import styles from "./goods-line.module.css";
import { Money } from "./money";
import { Picture } from "./picture";

/** A line of goods as previews and orders send it. */
export interface Goods {
  title: string;
  image?: string | null | undefined;
  /** The variant in words; empty without one. */
  spec?: string | undefined;
  /** For one piece. Decimal strings, as `amount`. */
  price: string;
  num: number;
  amount: string;
}

/** Props of {@link GoodsLine}. */
export interface GoodsLineProps {
  goods: Goods;
  currency: string | undefined;
  /** The product's page, from `paths`; without it the title leads nowhere. */
  to?: string | undefined;
  /** What is to be said or done about this line. */
  children?: ReactNode;
}

/** One line of an order, for a `<ul>`: picture, title, variant, price × pieces and what they come to. */
export function GoodsLine({ goods, currency, to, children }: GoodsLineProps) {
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
          <Money amount={amount} currency={currency} size="s" tone="ink" />
        </p>
        {children}
      </div>
    </li>
  );
}
