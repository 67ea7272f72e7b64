import { classNames } from "marketplace-react/ui";
import styles from "./count-badge.module.css";

/** Props of {@link CountBadge}. */
interface CountBadgeProps {
  /** The figure, as short as possible. */
  children: string;
  /** Where it is, such as at the corner of an icon. */
  className?: string | undefined;
}

/** A figure on an icon, a tile or a button. It is for the eye: what it belongs to says it in words. */
export function CountBadge({ children, className }: CountBadgeProps) {
  return (
    <span className={classNames(styles.badge, className)} aria-hidden="true" translate="no">
      {children}
    </span>
  );
}
