import type { ReactNode } from "react";
import type { PlainKey } from "../i18n/types";
import styles from "./badge.module.css";

type Tone = "plain" | "accent" | "success" | "warning" | "danger";

/** How a state is shown: its word and the tone of the badge around it. */
export interface StatusView {
  text: PlainKey;
  tone: Tone;
}

/** Props of {@link Badge}. */
export interface BadgeProps {
  /** Default `plain`. */
  tone?: Tone;
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
