import styles from "./progress-bar.module.css";

/** Props of {@link ProgressBar}. */
export interface ProgressBarProps {
  /** What is progressing. */
  label: string;
  /** 0 to 1; undefined while unknown. */
  value: number | undefined;
}

/** How far something is. */
export function ProgressBar({ label, value }: ProgressBarProps) {
  return <progress className={styles.bar} aria-label={label} {...(value !== undefined && { value })} />;
}
