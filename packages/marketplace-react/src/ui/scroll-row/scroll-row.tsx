import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { classNames } from "../class-names.js";
import styles from "./scroll-row.module.css";

/** Props of {@link ScrollRow}; everything a `<ul>` takes. */
export interface ScrollRowProps extends ComponentPropsWithoutRef<"ul"> {
  /** Accessible name. */
  label: string;
  /** Width of one item; the next one peeks in. Default `m`. */
  item?: "s" | "m" | "l" | "banner";
  /** `<li>` elements. */
  children: ReactNode;
}

/** A row that scrolls sideways, up to the edges of the screen, and snaps to its items. */
export const ScrollRow = forwardRef<HTMLUListElement, ScrollRowProps>(function ScrollRow(
  { label, item = "m", className, ...rest },
  ref,
) {
  // The keyboard must reach a scrolling region.
  return (
    <ul {...rest} ref={ref} className={classNames(styles.row, styles[item], className)} aria-label={label} />
  );
});
