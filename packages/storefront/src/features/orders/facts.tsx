import { Copyable } from "../../ui/copyable";
import styles from "./orders.module.css";

/** A named text; `copy` where people paste it elsewhere. */
export interface Fact {
  name: string;
  /** One without words is left out. */
  value: string | undefined;
  copy?: boolean;
}

/** Names and texts side by side. */
export function Facts({ rows }: { rows: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {rows.map(
        ({ name, value, copy }) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{copy ? <Copyable text={value} label={name} /> : <bdi>{value}</bdi>}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
