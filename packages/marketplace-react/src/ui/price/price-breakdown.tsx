import { Price } from "./price";
import styles from "./price-breakdown.module.css";

/** An amount with a name. */
export interface NamedAmount {
  /** Name of the amount, unique among the rows. */
  name: string;
  /** Decimal string; undefined leaves the row out. */
  amount: string | undefined;
}

/** Props of {@link PriceBreakdown}. */
export interface PriceBreakdownProps {
  /** Rows from top to bottom. */
  rows: readonly NamedAmount[];
  /** Row below the others, set apart. */
  total?: NamedAmount;
  /** Currency of all rows, such as `USDT`; without it only numbers are shown. */
  currency: string | undefined;
}

/** Named amounts, one below the other, and their total. */
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
