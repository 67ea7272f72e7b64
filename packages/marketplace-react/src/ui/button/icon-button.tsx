import type { ButtonHTMLAttributes } from "react";
import { classNames } from "../class-names";
import { Icon, type IconArt } from "../icon/icon";
import { useUi } from "../ui-provider";
import styles from "./icon-button.module.css";

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
      className={classNames(styles.button, styles[variant], className)}
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
    <Link href={to} className={styles.button} aria-label={label}>
      <Icon of={icon} size={size} />
    </Link>
  );
}
