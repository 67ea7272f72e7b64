import type { ReactNode } from "react";
import styles from "./layout.module.css";

/** Props of {@link Text}. */
export interface TextProps {
  /** Default `m`. `xl` is for headings. */
  size?: "s" | "m" | "l" | "xl";
  /** Color of the theme. Default `text`. */
  tone?: "text" | "muted" | "danger" | "success";
  /** Default `p`. */
  as?: "p" | "span" | "strong" | "h1" | "h2" | "h3" | "label";
  /** `auto` for texts of users and servers, whose language is not known. */
  dir?: "auto" | "ltr";
  /** `alert` is read out at once, `status` when the user pauses. */
  role?: "alert" | "status" | "timer";
  /** Text, or elements inside a line. */
  children: ReactNode;
}

/** Text in one of the sizes and colors of the theme. */
export function Text({ size = "m", tone = "text", as: Element = "p", children, ...attributes }: TextProps) {
  return (
    <Element {...attributes} className={styles.text} data-size={size} data-tone={tone}>
      {children}
    </Element>
  );
}
