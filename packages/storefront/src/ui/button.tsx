import type { ButtonHTMLAttributes, ReactNode } from "react";
import { Link } from "wouter";
import styles from "./button.module.css";
import { classNames } from "./class-names";
import { Icon, type IconArt } from "./icon";

interface Look {
  /** `primary` once a screen; `quiet` beside it; `plain` inside text and rows. Default `primary`. */
  variant?: "primary" | "quiet" | "plain" | "danger";
  /** `m` is 48 px high, `s` 36 px with a 44 px target. Default `m`. */
  size?: "m" | "s";
  /** As wide as its container. */
  block?: boolean;
  icon?: IconArt;
  children: ReactNode;
}

/** Props of {@link Button}. */
export interface ButtonProps extends Look, Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children"> {
  /** Work is under way: the button stays in place, says so, and takes no second press. */
  busy?: boolean;
}

function look({ variant = "primary", size = "m", block = false }: Look, extra?: string): string {
  return classNames(styles.button, styles[variant], styles[size], block && styles.block, extra);
}

/** A button with words. `type` is "button" unless given. */
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
  const classes = look(
    { ...(variant && { variant }), ...(size && { size }), ...(block && { block }), children },
    className,
  );
  return (
    <button
      type="button"
      {...rest}
      className={classes}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {icon && <Icon of={icon} size={20} />}
      <span>{children}</span>
    </button>
  );
}

/** Props of {@link ButtonLink}. */
export interface ButtonLinkProps extends Look {
  /** From `paths`. */
  to: string;
  replace?: boolean;
}

/** A link that looks like a button. */
export function ButtonLink({ to, replace = false, icon, children, ...shape }: ButtonLinkProps) {
  return (
    <Link href={to} replace={replace} className={look({ ...shape, children })}>
      {icon && <Icon of={icon} size={20} />}
      <span>{children}</span>
    </Link>
  );
}
