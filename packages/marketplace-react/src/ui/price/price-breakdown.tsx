import { Price } from "./price";
import styles from "./price-breakdown.module.css";

/** A named amount. */
export interface NamedAmount {
  /** What the amount is for; unique among the rows. */
  name: string;
  /** Decimal string; a row without one is left out. */
  amount: string | undefined;
}

/** Props of {@link PriceBreakdown}. */
export interface PriceBreakdownProps {
  /** From top to bottom. */
  rows: readonly NamedAmount[];
  /** Below the rows, set apart. */
  total?: NamedAmount;
  /** Of every row, such as `USDT`; without one only the numbers are shown. */
  currency: string | undefined;
}

/** Named amounts below each other, and their total. */
export function PriceBreakdown({ rows, total, currency }: PriceBreakdownProps) {
  return (
    <dl className={styles.amounts}>
      {rows.map((row) => (
        <Row key={row.name} row={row} currency={currency} />
      ))}
      {total && <Row row={total} currency={currency} isTotal />}
    </dl>
  );
}

interface RowProps {
  row: NamedAmount;
  currency: string | undefined;
  isTotal?: boolean;
}

function Row({ row: { name, amount }, currency, isTotal }: RowProps) {
  if (amount === undefined) return null;
  const isLess = amount.startsWith("-");
  const price = (
    <Price
      amount={isLess ? amount.slice(1) : amount}
      currency={currency}
      size={isTotal ? "m" : "s"}
      tone={isTotal ? "accent" : "text"}
    />
  );
  return (
    <div className={isTotal ? styles.total : styles.row}>
      <dt>{name}</dt>
      {/* A minus as wide as a plus: a hyphen is lost before the figures. */}
      <dd>{isLess ? <bdi dir="ltr">−{price}</bdi> : price}</dd>
    </div>
  );
}
