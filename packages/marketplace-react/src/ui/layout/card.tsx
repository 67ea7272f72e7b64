import type { ReactNode } from "react";
import styles from "./layout.module.css";

/** Props of {@link Card}. */
export interface CardProps {
  /** Names the card for assistive technology; it is then a section. */
  label?: string;
  /** Put several elements into a `<Stack>`: a card adds no space between them. */
  children: ReactNode;
}

/** A surface that holds together what belongs together. */
export function Card({ label, children }: CardProps) {
  if (label === undefined) return <div className={styles.card}>{children}</div>;
  return (
    <section className={styles.card} aria-label={label}>
      {children}
    </section>
  );
}
