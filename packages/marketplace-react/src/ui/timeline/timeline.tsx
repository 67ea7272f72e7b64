import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { classNames } from "../class-names.js";
import styles from "./timeline.module.css";

/** A step of a {@link Timeline}. */
export interface TimelineStep {
  /** Unique among the steps. What has not happened yet is named as such: `Shipping`, and `Shipped` once it is done. */
  name: string;
  /** Done, awaited now, or still to come. */
  state: "done" | "current" | "upcoming";
  /** Details, such as when it happened or is promised. */
  detail?: ReactNode;
}

/** Props of {@link Timeline}; everything an `<ol>` takes. */
export interface TimelineProps extends Omit<ComponentPropsWithoutRef<"ol">, "children"> {
  /** Accessible name: what the steps lead to. */
  label: string;
  /** Steps from first to last, with at most one `current`. */
  steps: readonly TimelineStep[];
}

/** The steps of a process, from first to last. */
export const Timeline = forwardRef<HTMLOListElement, TimelineProps>(function Timeline(
  { label, steps, className, ...rest },
  ref,
) {
  return (
    <ol {...rest} ref={ref} className={classNames(styles.steps, className)} aria-label={label}>
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
});
