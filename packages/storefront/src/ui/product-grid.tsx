import type { ReactNode } from "react";
import styles from "./product-grid.module.css";

/** Two columns of cards on a phone, up to four on a wide screen. Its children are `<li>`. */
export function ProductGrid({ children }: { children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>;
}
