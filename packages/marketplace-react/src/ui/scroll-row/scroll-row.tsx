import type { ReactNode } from "react";
import { classNames } from "../class-names";
import styles from "./scroll-row.module.css";

/** Props of {@link ScrollRow}. */
export interface ScrollRowProps {
  /** Names the row for assistive technology. */
  label: string;
  /** Width of one item; the next one peeks in. Default `m`. */
  item?: "s" | "m" | "l" | "banner";
  /** `<li>` elements. */
  children: ReactNode;
}

/** A row that scrolls sideways to the edges of the screen and snaps to its items. */
export function ScrollRow({ label, item = "m", children }: ScrollRowProps) {
  return (
    // A scrolling region must be reachable by keyboard.
    <ul className={classNames(styles.row, styles[item])} aria-label={label}>
      {children}
    </ul>
  );
}
