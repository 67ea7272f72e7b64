import { classNames } from "marketplace-react/ui";
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
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
  const bar = useRef<HTMLElement>(null);
  useHeightInShell(bar);
  return (
    <section
      ref={bar}
      className={classNames(styles.bar, floating && styles.floating, className)}
      aria-label={label}
    >
      {children}
    </section>
  );
}

/** Tells the shell how high the bar is, for what is shown above it: the size of its letters and what it says change that. */
function useHeightInShell(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current;
    const shell = element?.closest<HTMLElement>("[data-shell]");
    if (!element || !shell) return;
    const observer = new ResizeObserver(() =>
      shell.style.setProperty("--bar-height", `${element.clientHeight}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      shell.style.removeProperty("--bar-height");
    };
  }, [bar]);
}
