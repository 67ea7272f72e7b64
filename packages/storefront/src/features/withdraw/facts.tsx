import type { ReactNode } from "react";
import styles from "./withdraw.module.css";

/** Named facts, one below the other; `<Fact>` elements. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

/** One of {@link Facts}. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
