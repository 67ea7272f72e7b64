import { classNames } from "marketplace-react/ui";
import type { ReactNode } from "react";
import styles from "./bottom-bar.module.css";

/** Props of {@link BottomBar}. */
export interface BottomBarProps {
  /** What it is, for assistive technology. */
  label: string;
  /** On a screen that has the tab bar: above it. */
  floating?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** What a screen is for, always in sight: at the foot of a phone's screen, on a desktop beside the rest. */
export function BottomBar({ label, floating, className, children }: BottomBarProps) {
  return (
    <section className={classNames(styles.bar, floating && styles.floating, className)} aria-label={label}>
      {children}
    </section>
  );
}
