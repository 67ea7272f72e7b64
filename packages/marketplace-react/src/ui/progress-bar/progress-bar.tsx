import styles from "./progress-bar.module.css";

/** Props of {@link ProgressBar}. */
export interface ProgressBarProps {
  /** Accessible name: what is in progress. */
  label: string;
  /** 0 to 1; undefined while unknown. */
  value: number | undefined;
}

/** Shows progress. */
export function ProgressBar({ label, value }: ProgressBarProps) {
  return <progress className={styles.bar} aria-label={label} {...(value !== undefined && { value })} />;
}
