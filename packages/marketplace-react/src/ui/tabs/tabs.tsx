"use client";
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, type RefAttributes } from "react";
import { classNames } from "../class-names.js";
import { useUi } from "../ui-provider.js";
import styles from "./tabs.module.css";

/** One option of {@link Chips} or {@link Tabs}. */
export interface TabItem<Id extends string = string> {
  /** Unique in the row. */
  id: Id;
  /** One or two words. */
  label: ReactNode;
  /** A number after the label. */
  count?: number | undefined;
  /** Only for {@link Chips}, because a view is never disabled. */
  disabled?: boolean | undefined;
}

/** Props of {@link Chips}; everything a `<fieldset>` takes. */
export interface ChipsProps<Id extends string>
  extends Omit<ComponentPropsWithoutRef<"fieldset">, "children" | "onChange"> {
  /** Accessible name of the group. */
  label: string;
  /** Options in the order in which they are shown. */
  items: readonly TabItem<Id>[];
  /** Id of the selected option; undefined for none. */
  value: Id | undefined;
  /** Called when any chip is pressed, even the selected one. */
  onChange: (id: Id) => void;
}

/** A row of pills, of which one is selected. For filters within a screen. */
export const Chips = forwardRef<HTMLFieldSetElement, ChipsProps<string>>(function Chips(
  { label, items, value, onChange, className, ...rest },
  ref,
) {
  const { formatNumber } = useUi();
  return (
    <fieldset {...rest} ref={ref} className={classNames(styles.row, className)} aria-label={label}>
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
          {item.count !== undefined && (
            <span className={styles.count} translate="no">
              {formatNumber(item.count)}
            </span>
          )}
        </button>
      ))}
    </fieldset>
  );
}) as <Id extends string>(props: ChipsProps<Id> & RefAttributes<HTMLFieldSetElement>) => ReactNode;

/** More digits do not fit into the gap between two tabs: then none are there, so that all are alike. */
const MAX_RAISED = 99;

/** Props of {@link Tabs}; everything a `<nav>` takes. */
export interface TabsProps extends Omit<ComponentPropsWithoutRef<"nav">, "children"> {
  /** Accessible name of the navigation. */
  label: string;
  /** Options with the address of each. */
  items: readonly (TabItem & { href: string })[];
  /** Id of the current option. */
  current: string;
  /** `line` for views, below the header; `plain` for the order of a list; `chip` for filters, as pills. Default `line`. */
  variant?: "line" | "plain" | "chip";
}

/** Links between views of one screen. The current view is in the address, which is replaced, so that Back leaves the screen. */
export const Tabs = forwardRef<HTMLElement, TabsProps>(function Tabs(
  { label, items, current, variant = "line", className, ...rest },
  ref,
) {
  const { formatNumber, Link } = useUi();
  const areRaised = items.every(({ count = 0 }) => count <= MAX_RAISED);
  return (
    <nav
      {...rest}
      ref={ref}
      className={classNames(
        variant === "chip" ? styles.row : variant === "line" ? styles.tabs : styles.choices,
        className,
      )}
      aria-label={label}
    >
      {items.map((item) => (
        <Link
          key={item.id}
          href={item.href}
          replace
          className={variant === "chip" ? styles.chip : styles.tab}
          aria-current={item.id === current ? "page" : undefined}
        >
          {item.label}
          {item.count !== undefined && (
            <span className={areRaised ? styles.raised : styles.count} translate="no">
              {formatNumber(item.count)}
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
});
