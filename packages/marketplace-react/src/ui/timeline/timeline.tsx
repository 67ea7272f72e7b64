import type { ReactNode } from "react";
import styles from "./timeline.module.css";

/** A step of a {@link Timeline}. */
export interface TimelineStep {
  /** Unique among the steps. */
  name: string;
  /** Behind, under way, or still to come. */
  state: "done" | "current" | "upcoming";
  /** Such as when it happened, or until when it is promised. */
  detail?: ReactNode;
}

/** Props of {@link Timeline}. */
export interface TimelineProps {
  /** What the steps lead to. */
  label: string;
  /** From the first to the last, with one `current` at most. */
  steps: readonly TimelineStep[];
}

/** The steps of a process, from the first to the last. */
export function Timeline({ label, steps }: TimelineProps) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map(({ name, state, detail }) => (
        <li
          key={name}
          className={styles.step}
          data-state={state}
          aria-current={state === "current" ? "step" : undefined}
        >
          <span>{name}</span>
          {detail && <span className={styles.time}>{detail}</span>}
        </li>
      ))}
    </ol>
  );
}
