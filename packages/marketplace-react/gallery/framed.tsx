import type { ReactNode } from "react";
import styles from "./gallery.module.css";

/** A box that is the screen for what is fixed to the screen's edge. */
export function Framed({ children }: { children: ReactNode }) {
  return <div className={styles.framed}>{children}</div>;
}
