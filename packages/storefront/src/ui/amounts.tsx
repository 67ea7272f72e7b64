import styles from "./amounts.module.css";
import { Money } from "./money";

/** A named amount. */
export interface NamedAmount {
  name: string;
  /** Decimal string; a row without one is left out. */
  amount: string | undefined;
}

/** Props of {@link Amounts}. */
export interface AmountsProps {
  rows: readonly NamedAmount[];
  /** Stands below, set apart. */
  total?: NamedAmount;
  currency: string | undefined;
}

/** What a sum is made of: named amounts one below the other, and their total. */
export function Amounts({ rows, total, currency }: AmountsProps) {
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
  return (
    <div className={isTotal ? styles.total : styles.row}>
      <dt>{name}</dt>
      <dd>
        <Money
          amount={amount}
          currency={currency}
          size={isTotal ? "m" : "s"}
          tone={isTotal ? "accent" : "ink"}
        />
      </dd>
    </div>
  );
}
