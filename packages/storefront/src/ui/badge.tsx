import type { ReactNode } from "react";
import styles from "./badge.module.css";

/** Props of {@link Badge}. */
export interface BadgeProps {
  /** Default `plain`. */
  tone?: "plain" | "accent" | "success" | "warning" | "danger";
  children: ReactNode;
}

/** A word about a state, on a muted tint. */
export function Badge({ tone = "plain", children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
