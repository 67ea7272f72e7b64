"use client";
import type { ReactNode } from "react";
import { Icon } from "../icon/icon.js";
import { starIcon } from "../icon/icons.js";
import { useUi } from "../ui-provider.js";
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

/** One to five stars, described to assistive technology in a sentence. */
export function Rating({ value, size = 16 }: { value: number; size?: number }) {
  const { labels } = useUi();
  return (
    <span className={styles.rating} role="img" aria-label={labels.rating(value)}>
      {[1, 2, 3, 4, 5].map((star) => (
        <span key={star} data-on={star <= Math.round(value) || undefined}>
          <Icon of={starIcon} size={size} filled={star <= Math.round(value)} />
        </span>
      ))}
    </span>
  );
}
