import type { ReactNode } from "react";
import styles from "./layout.module.css";

/** Props of {@link Text}. */
export interface TextProps {
  /** Default `m`. `xl` is for headings. */
  size?: "s" | "m" | "l" | "xl";
  /** A color of the theme. Default `text`. */
  tone?: "text" | "muted" | "danger" | "success";
  /** Default `p`. */
  as?: "p" | "span" | "strong" | "h1" | "h2" | "h3" | "label";
  /** `auto` for texts of users and servers, whose language is unknown. */
  dir?: "auto" | "ltr";
  /** `alert` is announced at once, `status` when the user pauses. */
  role?: "alert" | "status" | "timer";
  /** Text or inline elements. */
  children: ReactNode;
}

/** Text in a size and color of the theme. */
export function Text({ size = "m", tone = "text", as: Element = "p", children, ...attributes }: TextProps) {
  return (
    <Element {...attributes} className={styles.text} data-size={size} data-tone={tone}>
      {children}
    </Element>
  );
}
