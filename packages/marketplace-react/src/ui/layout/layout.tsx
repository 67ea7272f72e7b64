import type { ReactNode } from "react";
import { classNames } from "../class-names.js";
import styles from "./layout.module.css";

/** Props of {@link Page}. */
export interface PageProps {
  /** Whether it is a narrow column, for reading and forms. */
  narrow?: boolean;
  /** Content of `<main>`; a page has one `<Page>`. */
  children: ReactNode;
}

/** The main column of a page, with its margins. */
export function Page({ narrow, children }: PageProps) {
  return <main className={classNames(styles.page, narrow && styles.narrow)}>{children}</main>;
}

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

/** Props of {@link Card}. */
export interface CardProps {
  /** Accessible name, which makes the card a section. */
  label?: string;
  /** Wrap several elements in a `<Stack>`, because a card has no gaps. */
  children: ReactNode;
}

/** A surface for content that belongs together. */
export function Card({ label, children }: CardProps) {
  if (label === undefined) return <div className={styles.card}>{children}</div>;
  return (
    <section className={styles.card} aria-label={label}>
      {children}
    </section>
  );
}
