import { type ComponentPropsWithoutRef, type ElementType, forwardRef, type ReactNode } from "react";
import { classNames } from "../class-names.js";
import styles from "./layout.module.css";

/** Props of {@link Page}; everything a `<main>` takes. */
export interface PageProps extends ComponentPropsWithoutRef<"main"> {
  /** Whether it is a narrow column, for reading and forms. */
  narrow?: boolean;
  /** Content of `<main>`; a page has one `<Page>`. */
  children: ReactNode;
}

/** The main column of a page, with its margins. */
export const Page = forwardRef<HTMLElement, PageProps>(function Page({ narrow, className, ...rest }, ref) {
  return <main {...rest} ref={ref} className={classNames(styles.page, narrow && styles.narrow, className)} />;
});

/** Props of {@link Stack}; everything its element takes. */
export interface StackProps extends ComponentPropsWithoutRef<"div"> {
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
export const Stack = forwardRef<HTMLElement, StackProps>(function Stack(
  { gap = "m", row, between, as = "div", className, ...rest },
  ref,
) {
  const Element = as as ElementType;
  return (
    <Element
      {...rest}
      ref={ref}
      className={classNames(styles.stack, row && styles.row, between && styles.between, className)}
      data-gap={gap}
    />
  );
});

/** Props of {@link Text}; everything its element takes. */
export interface TextProps extends ComponentPropsWithoutRef<"p"> {
  /** Default `m`. `xl` is for headings. */
  size?: "s" | "m" | "l" | "xl";
  /** A color of the theme. Default `text`. */
  tone?: "text" | "muted" | "danger" | "success";
  /** Default `p`. */
  as?: "p" | "span" | "strong" | "h1" | "h2" | "h3" | "label";
  /** `auto` for texts of users and servers, whose language is unknown. */
  dir?: "auto" | "ltr";
  /** `alert` is announced at once, `status` when the user pauses. */
  role?: ComponentPropsWithoutRef<"p">["role"];
  /** Text or inline elements. */
  children: ReactNode;
}

/** Text in a size and color of the theme. */
export const Text = forwardRef<HTMLElement, TextProps>(function Text(
  { size = "m", tone = "text", as = "p", className, ...rest },
  ref,
) {
  const Element = as as ElementType;
  return (
    <Element
      {...rest}
      ref={ref}
      className={classNames(styles.text, className)}
      data-size={size}
      data-tone={tone}
    />
  );
});

/** Props of {@link Card}; everything its element takes. */
export interface CardProps extends ComponentPropsWithoutRef<"div"> {
  /** Accessible name, which makes the card a section. */
  label?: string;
  /** Wrap several elements in a `<Stack>`, because a card has no gaps. */
  children: ReactNode;
}

/** A surface for content that belongs together. */
export const Card = forwardRef<HTMLDivElement, CardProps>(function Card({ label, className, ...rest }, ref) {
  const all = { ...rest, ref, className: classNames(styles.card, className) };
  return label === undefined ? <div {...all} /> : <section {...all} aria-label={label} />;
});
