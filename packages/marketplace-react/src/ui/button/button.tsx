"use client";
import type { ButtonHTMLAttributes, ReactNode } from "react";
import { classNames } from "../class-names.js";
import { Icon, type IconArt } from "../icon/icon.js";
import { useUi } from "../ui-provider.js";
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

/** Props of {@link Button}. */
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
export function Button({
  variant,
  size,
  block,
  icon,
  busy,
  children,
  className,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classOf({ variant, size, block }, className)}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {icon && <Icon of={icon} size={20} />}
      <span>{children}</span>
    </button>
  );
}

/** Props of {@link ButtonLink}. */
export interface ButtonLinkProps extends Appearance, Content {
  /** Address of the link. */
  to: string;
  /** Whether it replaces the current address, so that Back leaves the screen. Default false. */
  replace?: boolean;
}

/** A link that looks like a button. */
export function ButtonLink({ to, replace = false, icon, children, ...appearance }: ButtonLinkProps) {
  const { Link } = useUi();
  return (
    <Link href={to} replace={replace} className={classOf(appearance)}>
      {icon && <Icon of={icon} size={20} />}
      <span>{children}</span>
    </Link>
  );
}

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
export function IconButton({
  icon,
  label,
  pressed,
  variant = "bare",
  size = 24,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(styles.icon, styles[variant], className)}
      aria-label={label}
      aria-pressed={pressed}
    >
      <Icon of={icon} size={size} filled={pressed === true} />
    </button>
  );
}

/** Props of {@link IconLink}. */
export interface IconLinkProps {
  /** From `marketplace-react/ui`, or your own on a 24-unit grid. */
  icon: IconArt;
  /** Accessible name: what the link leads to. */
  label: string;
  /** Address of the link. */
  to: string;
  /** Size of the icon in CSS pixels; the link stays 44 px. Default 24. */
  size?: number;
}

/** A 44 px link with an icon instead of text. */
export function IconLink({ icon, label, to, size = 24 }: IconLinkProps) {
  const { Link } = useUi();
  return (
    <Link href={to} className={styles.icon} aria-label={label}>
      <Icon of={icon} size={size} />
    </Link>
  );
}
