"use client";
import { type ButtonHTMLAttributes, forwardRef, type ReactNode } from "react";
import { classNames } from "../class-names.js";
import { Icon, type IconArt } from "../icon/icon.js";
import { type UiLinkProps, useUi } from "../ui-provider.js";
import styles from "./button.module.css";

interface Appearance {
  /** `primary` once per screen, `secondary` next to it, `plain` in text and rows. Default `primary`. */
  variant?: "primary" | "secondary" | "plain" | "danger" | undefined;
  /** `m` is 48 px high, `s` 36 px with a 44 px target. Default `m`. */
  size?: "m" | "s" | undefined;
  /** Whether it is as wide as its container. */
  block?: boolean | undefined;
}

interface Content {
  /** In front of the text. */
  icon?: IconArt;
  /** The text, which names the action. */
  children: ReactNode;
}

/** Props of {@link Button}; everything a `<button>` takes. */
export interface ButtonProps
  extends Appearance,
    Content,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children"> {
  /** Whether work is in progress. The button then stays focusable, says so and ignores clicks. */
  busy?: boolean;
}

function classOf({ variant = "primary", size = "m", block }: Appearance, extra?: string): string {
  return classNames(styles.button, styles[variant], styles[size], block && styles.block, extra);
}

/** A button with text. `type` is "button" by default. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { variant, size, block, icon, busy, children, className, onClick, ...rest },
  ref,
) {
  return (
    <button
      type="button"
      {...rest}
      ref={ref}
      className={classOf({ variant, size, block }, className)}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {icon && <Icon of={icon} size={20} />}
      <span>{children}</span>
    </button>
  );
});

/** Props of {@link ButtonLink}; everything an `<a>` takes. */
export interface ButtonLinkProps extends Appearance, Content, Omit<UiLinkProps, "children"> {}

/** A link that looks like a button. */
export const ButtonLink = forwardRef<HTMLAnchorElement, ButtonLinkProps>(function ButtonLink(
  { variant, size, block, replace = false, icon, children, className, ...rest },
  ref,
) {
  const { Link } = useUi();
  return (
    <Link {...rest} ref={ref} replace={replace} className={classOf({ variant, size, block }, className)}>
      {icon && <Icon of={icon} size={20} />}
      <span>{children}</span>
    </Link>
  );
});

/** Props of {@link IconButton}. */
export interface IconButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children" | "aria-label"> {
  /** The icon, filled while `pressed`. */
  icon: IconArt;
  /** Accessible name: what the button does. */
  label: string;
  /** State of a toggle, such as a favorite. */
  pressed?: boolean | undefined;
  /** `solid` over pictures. Default `bare`. */
  variant?: "bare" | "solid";
  /** Size of the icon in CSS pixels; the button stays 44 px. Default 24. */
  size?: number;
}

/** A 44 px button with an icon instead of text. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { icon, label, pressed, variant = "bare", size = 24, className, ...rest },
  ref,
) {
  return (
    <button
      type="button"
      {...rest}
      ref={ref}
      className={classNames(styles.icon, styles[variant], className)}
      aria-label={label}
      aria-pressed={pressed}
    >
      <Icon of={icon} size={size} filled={pressed === true} />
    </button>
  );
});

/** Props of {@link IconLink}; everything an `<a>` takes. */
export interface IconLinkProps extends Omit<UiLinkProps, "children" | "aria-label"> {
  /** From `marketplace-react/ui`, or your own on a 24-unit grid. */
  icon: IconArt;
  /** Accessible name: what the link leads to. */
  label: string;
  /** Size of the icon in CSS pixels; the link stays 44 px. Default 24. */
  size?: number;
}

/** A 44 px link with an icon instead of text. */
export const IconLink = forwardRef<HTMLAnchorElement, IconLinkProps>(function IconLink(
  { icon, label, size = 24, className, ...rest },
  ref,
) {
  const { Link } = useUi();
  return (
    <Link {...rest} ref={ref} className={classNames(styles.icon, className)} aria-label={label}>
      <Icon of={icon} size={size} />
    </Link>
  );
});
