import type { ReactNode } from "react";
import { classNames } from "./class-names";
import styles from "./h-scroll.module.css";

/** Props of {@link HScroll}. */
export interface HScrollProps {
  /** Names the row for assistive technology. */
  label: string;
  /** Width of one item; the next one peeks in. Default `m`. */
  item?: "s" | "m" | "l" | "banner";
  /** `<li>` elements. */
  children: ReactNode;
}

/** A row that scrolls sideways to the edges of the screen and snaps. */
export function HScroll({ label, item = "m", children }: HScrollProps) {
  return (
    // A scrolling region must be reachable by keyboard.
    <ul className={classNames(styles.row, styles[item])} aria-label={label}>
      {children}
    </ul>
  );
}
