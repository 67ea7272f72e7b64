import type { ReactNode } from "react";
import styles from "./description-list.module.css";

/** Names and values, one below the other, as `<Description>` elements. */
export function DescriptionList({ children }: { children: ReactNode }) {
  return <dl className={styles.list}>{children}</dl>;
}

/** One row of a {@link DescriptionList}, left out if it has no value. */
export function Description({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
