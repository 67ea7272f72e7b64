import type { ReactNode } from "react";
import styles from "./layout.module.css";

/** Props of {@link Card}. */
export interface CardProps {
  /** Accessible name, which makes the card a section. */
  label?: string;
  /** Wrap several elements in a `<Stack>`, because a card has no gaps. */
  children: ReactNode;
}

/** A surface for content that belongs together. */
export function Card({ label, children }: CardProps) {
  if (label === undefined) return <div className={styles.card}>{children}</div>;
  return (
    <section className={styles.card} aria-label={label}>
      {children}
    </section>
  );
}
