import type { ReactNode } from "react";
import styles from "./facts.module.css";

/** Named facts, one below the other; `<Fact>` elements. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

/** One of {@link Facts}; left out where there is nothing to say. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
