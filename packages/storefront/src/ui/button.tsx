import type { ButtonHTMLAttributes, ReactNode } from "react";
import { Link } from "wouter";
import styles from "./button.module.css";
import { classNames } from "./class-names";
import { Icon, type IconArt } from "./icon";

interface Look {
  /** `primary` once a screen; `quiet` beside it; `plain` inside text and rows. Default `primary`. */
  variant?: "primary" | "quiet" | "plain" | "danger" | undefined;
  /** `m` is 48 px high, `s` 36 px with a 44 px target. Default `m`. */
  size?: "m" | "s" | undefined;
  /** As wide as its container. */
  block?: boolean | undefined;
}

interface Content {
  icon?: IconArt;
  children: ReactNode;
}

/** Props of {@link Button}. */
export interface ButtonProps
  extends Look,
    Content,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children"> {
  /** Work is under way: the button stays in place, says so, and takes no second press. */
  busy?: boolean;
}

function look({ variant = "primary", size = "m", block }: Look, extra?: string): string {
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
  return (
    <button
      type="button"
      {...rest}
      className={look({ variant, size, block }, className)}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {icon && <Icon of={icon} size={20} />}
      <span>{children}</span>
    </button>
  );
}

/** Props of {@link ButtonLink}. */
export interface ButtonLinkProps extends Look, Content {
  /** From `paths`. */
  to: string;
  replace?: boolean;
}

/** A link that looks like a button. */
export function ButtonLink({ to, replace = false, icon, children, ...shape }: ButtonLinkProps) {
  return (
    <Link href={to} replace={replace} className={look(shape)}>
      {icon && <Icon of={icon} size={20} />}
      <span>{children}</span>
    </Link>
  );
}
