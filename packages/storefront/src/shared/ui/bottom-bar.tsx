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

/** A screen's main action, always visible: at the bottom on a phone, next to the content on a desktop. */
export function BottomBar({ label, floating, className, children }: BottomBarProps) {
  return (
    <section className={classNames(styles.bar, floating && styles.floating, className)} aria-label={label}>
      {children}
    </section>
  );
}
