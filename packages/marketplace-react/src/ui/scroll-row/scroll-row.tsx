import type { ReactNode } from "react";
import { classNames } from "../class-names.js";
import styles from "./scroll-row.module.css";

/** Props of {@link ScrollRow}. */
export interface ScrollRowProps {
  /** Accessible name. */
  label: string;
  /** Width of one item; the next one peeks in. Default `m`. */
  item?: "s" | "m" | "l" | "banner";
  /** `<li>` elements. */
  children: ReactNode;
}

/** A row that scrolls sideways, up to the edges of the screen, and snaps to its items. */
export function ScrollRow({ label, item = "m", children }: ScrollRowProps) {
  return (
    // The keyboard must reach a scrolling region.
    <ul className={classNames(styles.row, styles[item])} aria-label={label}>
      {children}
    </ul>
  );
}
