import type { ReactNode } from "react";
import { Link } from "wouter";
import { Copyable } from "./copyable";
import { Icon, type IconArt } from "./icon";
import { chevronIcon } from "./icons";
import styles from "./rows.module.css";

/** Props of {@link Rows}. */
export interface RowsProps {
  /** Heading over the group. */
  title?: string;
  /** `<RowLink>` and `<RowCopy>` elements. */
  children: ReactNode;
}

/** A group of ways on, as settings show them. */
export function Rows({ title, children }: RowsProps) {
  return (
    <section className={styles.group}>
      {title && <h2 className={styles.heading}>{title}</h2>}
      <ul className={styles.rows}>{children}</ul>
    </section>
  );
}

/** Props of {@link RowLink}. */
export interface RowLinkProps {
  /** From `paths`. */
  to: string;
  icon: IconArt;
  label: string;
  /** What is set now. */
  value?: string | undefined;
  /** It leads where the reader is. */
  current?: boolean;
}

/** One row that leads to a screen. */
export function RowLink({ to, icon, label, value, current }: RowLinkProps) {
  return (
    <li>
      <Link href={to} className={styles.row} aria-current={current ? "page" : undefined}>
        <span className={styles.sign}>
          <Icon of={icon} size={20} />
        </span>
        <span className={styles.words}>
          <span className={styles.label}>{label}</span>
          {value && <bdi className={styles.value}>{value}</bdi>}
        </span>
        <Icon of={chevronIcon} size={18} />
      </Link>
    </li>
  );
}

/** Props of {@link RowCopy}. */
export interface RowCopyProps {
  icon: IconArt;
  label: string;
  /** What a tap copies. */
  value: string;
}

/** One row with something to take along. */
export function RowCopy({ icon, label, value }: RowCopyProps) {
  return (
    <li className={styles.row}>
      <span className={styles.sign}>
        <Icon of={icon} size={20} />
      </span>
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        <Copyable text={value} label={label} />
      </span>
    </li>
  );
}
