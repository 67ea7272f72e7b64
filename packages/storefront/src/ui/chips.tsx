import type { ReactNode } from "react";
import { Link } from "wouter";
import { useI18n } from "../i18n";
import styles from "./chips.module.css";

/** One choice of {@link Chips} or {@link Tabs}. */
export interface Choice<Id extends string = string> {
  id: Id;
  label: ReactNode;
  /** A figure after the label. */
  count?: number | undefined;
  disabled?: boolean | undefined;
}

/** Props of {@link Chips}. */
export interface ChipsProps<Id extends string> {
  /** Names the group. */
  label: string;
  items: readonly Choice<Id>[];
  value: Id | undefined;
  onChange: (id: Id) => void;
}

/** A row of pills of which one is pressed: filters inside a screen. */
export function Chips<Id extends string>({ label, items, value, onChange }: ChipsProps<Id>) {
  const { number } = useI18n();
  return (
    <fieldset className={styles.row} aria-label={label}>
      {items.map((item) => (
        <button
          key={item.id}
          type="button"
          className={styles.chip}
          aria-pressed={item.id === value}
          disabled={item.disabled}
          onClick={() => onChange(item.id)}
        >
          {item.label}
          {item.count !== undefined && <span className={styles.count}>{number(item.count)}</span>}
        </button>
      ))}
    </fieldset>
  );
}

/** Props of {@link Tabs}. */
export interface TabsProps {
  /** Names the navigation. */
  label: string;
  /** `to` comes from `paths`. */
  items: readonly (Choice & { to: string })[];
  /** Id of the one that is shown. */
  current: string;
  /** `line` under the header, `chip` as pills. Default `line`. */
  look?: "line" | "chip";
}

/** Links between views of one screen. The view lives in the address, which is replaced: Back leaves the screen. */
export function Tabs({ label, items, current, look = "line" }: TabsProps) {
  const { number } = useI18n();
  return (
    <nav className={look === "line" ? styles.tabs : styles.row} aria-label={label}>
      {items.map((item) => (
        <Link
          key={item.id}
          href={item.to}
          replace
          className={look === "line" ? styles.tab : styles.chip}
          aria-current={item.id === current ? "page" : undefined}
        >
          {item.label}
          {item.count !== undefined && <span className={styles.count}>{number(item.count)}</span>}
        </Link>
      ))}
    </nav>
  );
}
