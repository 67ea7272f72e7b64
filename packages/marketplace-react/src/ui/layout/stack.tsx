import type { ReactNode } from "react";
import { classNames } from "../class-names";
import styles from "./layout.module.css";

/** Props of {@link Stack}. */
export interface StackProps {
  /** Default `m`: 16 px. `s` is 8 px, `l` the space between sections. */
  gap?: "s" | "m" | "l";
  /** Side by side, wrapping where space is short. */
  row?: boolean;
  /** The first at the start, the last at the end. */
  between?: boolean;
  /** Default `div`. A list holds `<li>` elements. */
  as?: "div" | "section" | "header" | "ul" | "ol";
  /** Elements that have no outer margins of their own. */
  children: ReactNode;
}

/** Elements below each other, or side by side, with the same space between them. */
export function Stack({ gap = "m", row, between, as: Element = "div", children }: StackProps) {
  return (
    <Element
      className={classNames(styles.stack, row && styles.row, between && styles.between)}
      data-gap={gap}
    >
      {children}
    </Element>
  );
}
