import type { ReactNode } from "react";
import styles from "./grid.module.css";

/** Two columns on a phone, four on a tablet, as many as fit on a desktop. Children are `<li>` elements. */
export function Grid({ children }: { children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>;
}
