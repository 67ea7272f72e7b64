import type { ReactNode } from "react";
import { classNames } from "../class-names";
import styles from "./layout.module.css";

/** Props of {@link Stack}. */
export interface StackProps {
  /** Default `m`: 16 px. `s` is 8 px, `l` the space between sections. */
  gap?: "s" | "m" | "l";
  /** Whether the elements are side by side, and wrap where space is short. */
  row?: boolean;
  /** Whether the first element is at the start and the last at the end. */
  between?: boolean;
  /** Default `div`. A list contains `<li>` elements. */
  as?: "div" | "section" | "header" | "ul" | "ol";
  /** Elements without outer margins of their own. */
  children: ReactNode;
}

/** Elements below each other, or side by side, with equal gaps. */
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
