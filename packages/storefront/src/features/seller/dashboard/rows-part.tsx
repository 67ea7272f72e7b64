import { Button, plusIcon } from "marketplace-react/ui";
import type { ReactNode } from "react";
import styles from "./dashboard.module.css";

/** Props of {@link RowsPart}. */
interface RowsPartProps<Row> {
  /** The list's name in the form, such as `price_tiers`. */
  name: string;
  /** The rows as typed, and what a new one begins with. */
  rows: readonly Row[];
  empty: Row;
  onRows: (rows: readonly Row[]) => void;
  /** Most rows there may be. */
  max: number;
  /** Labels of the buttons. */
  add: string;
  remove: (number: number) => string;
  /** The fields of a row. @param place of the row in the form, such as `price_tiers.0` */
  children: (place: string) => ReactNode;
}

/** Rows of a form that can be added and removed. */
export function RowsPart<Row>({ name, rows, empty, onRows, max, add, remove, children }: RowsPartProps<Row>) {
  return (
    <>
      {rows.map((_row, at) => {
        const place = `${name}.${at}`;
        return (
          <div key={place} className={styles.choice}>
            {children(place)}
            <Button
              variant="plain"
              size="s"
              onClick={() => onRows(rows.filter((_other, other) => other !== at))}
            >
              {remove(at + 1)}
            </Button>
          </div>
        );
      })}
      {rows.length < max && (
        <Button variant="secondary" size="s" icon={plusIcon} onClick={() => onRows([...rows, empty])}>
          {add}
        </Button>
      )}
    </>
  );
}
