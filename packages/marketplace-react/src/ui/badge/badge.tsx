import type { ReactNode } from "react";
import styles from "./badge.module.css";

/** The meaning of a badge's color. */
export type BadgeTone = "plain" | "accent" | "success" | "warning" | "danger";

/** Props of {@link Badge}. */
export interface BadgeProps {
  /** Default `plain`. */
  tone?: BadgeTone;
  /** One or two words. */
  children: ReactNode;
}

/** A status in one or two words, on a muted tint. */
export function Badge({ tone = "plain", children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
