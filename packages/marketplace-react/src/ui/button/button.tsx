import type { ButtonHTMLAttributes, ReactNode } from "react";
import { classNames } from "../class-names";
import { Icon, type IconArt } from "../icon/icon";
import { useUi } from "../ui-provider";
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
  icon?: IconArt;
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
