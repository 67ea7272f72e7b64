"use client";
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useState } from "react";
import { classNames } from "../class-names.js";
import { copyText } from "../copy-text/copy-text.js";
import { chevronIcon, Icon, type IconArt } from "../icon/icon.js";
import { checkIcon, copyIcon } from "../icon/icons.js";
import { Price } from "../price/price.js";
import { type UiLinkProps, useUi } from "../ui-provider.js";
import hiddenStyles from "../visually-hidden.module.css";
import styles from "./list.module.css";

/** Names and values, one below the other, as `<Description>` elements. Takes everything a `<dl>` takes. */
export const DescriptionList = forwardRef<HTMLDListElement, ComponentPropsWithoutRef<"dl">>(
  function DescriptionList({ className, ...rest }, ref) {
    return <dl {...rest} ref={ref} className={classNames(styles.descriptions, className)} />;
  },
);

/** One row of a {@link DescriptionList}, left out if it has no value. */
export function Description({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** An amount with a name. */
export interface NamedAmount {
  /** Name of the amount, unique among the rows. */
  name: string;
  /** Decimal string; undefined leaves the row out, and is a dash as the total. */
  amount: string | undefined;
}

/** Props of {@link PriceBreakdown}; everything a `<dl>` takes. */
export interface PriceBreakdownProps extends Omit<ComponentPropsWithoutRef<"dl">, "children"> {
  /** Rows from top to bottom. */
  rows: readonly NamedAmount[];
  /** Row below the others, set apart. */
  total?: NamedAmount;
  /** Currency of all rows, such as `USDT`; without it only numbers are shown. */
  currency: string | undefined;
}

/** Named amounts, one below the other, and their total. */
export const PriceBreakdown = forwardRef<HTMLDListElement, PriceBreakdownProps>(function PriceBreakdown(
  { rows, total, currency, className, ...rest },
  ref,
) {
  return (
    <dl {...rest} ref={ref} className={classNames(styles.amounts, className)}>
      {rows.map((row) => (
        <Row key={row.name} row={row} currency={currency} />
      ))}
      {total && <Row row={total} currency={currency} isTotal />}
    </dl>
  );
});

interface RowProps {
  row: NamedAmount;
  currency: string | undefined;
  isTotal?: boolean;
}

function Row({ row: { name, amount }, currency, isTotal }: RowProps) {
  if (amount === undefined && !isTotal) return null;
  const isLess = amount?.startsWith("-");
  const price = (
    <Price amount={isLess ? amount?.slice(1) : amount} currency={currency} size={isTotal ? "m" : "s"} />
  );
  return (
    <div className={isTotal ? styles.total : styles.amount}>
      <dt>{name}</dt>
      {/* A minus as wide as a plus: a hyphen is lost before the figures. */}
      <dd>{isLess ? <bdi dir="ltr">−{price}</bdi> : price}</dd>
    </div>
  );
}

/** Props of {@link Copyable}; everything a `<button>` takes. */
export interface CopyableProps extends Omit<ComponentPropsWithoutRef<"button">, "children"> {
  /** The text to copy. */
  text: string;
  /** Name of the value, for the button's accessible name. */
  label: string;
  /** Shown instead of the text. */
  shown?: ReactNode;
}

/** A value that a click copies. If the browser refuses, it is shown selected, and a sentence says to copy it by hand. */
export const Copyable = forwardRef<HTMLButtonElement, CopyableProps>(function Copyable(
  { text, label, shown = text, className, ...rest },
  ref,
) {
  const { labels } = useUi();
  const [state, setState] = useState<"idle" | "copied" | "byHand">("idle");
  const isCopied = state === "copied";
  const copy = async (): Promise<void> => {
    // Selects the text again, too.
    setState("idle");
    setState((await copyText(text)) ? "copied" : "byHand");
  };
  return (
    <>
      <button
        type="button"
        {...rest}
        ref={ref}
        className={classNames(styles.copyable, className)}
        onClick={copy}
        onBlur={() => isCopied && setState("idle")}
      >
        <span className={hiddenStyles.hidden}>{`${labels.copy}: ${label}`}</span>
        <bdi className={styles.text} translate="no">
          {shown}
        </bdi>
        <Icon of={isCopied ? checkIcon : copyIcon} size={18} />
        <span className={hiddenStyles.hidden} role="status">
          {isCopied && labels.copied}
        </span>
      </button>
      {state === "byHand" && (
        <span className={styles.byHand}>
          <input
            className={styles.selected}
            readOnly
            value={text}
            aria-label={label}
            dir="auto"
            ref={select}
          />
          <span role="status">{labels.copyByHand}</span>
        </span>
      )}
    </>
  );
});

function select(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}

/** Props of {@link NavList}; everything a `<section>` takes. */
export interface NavListProps extends Omit<ComponentPropsWithoutRef<"section">, "title"> {
  /** Heading above the group. */
  title?: string;
  /** `<NavLink>` and `<NavCopy>` elements. */
  children: ReactNode;
}

/** A group of links, as on a page of settings. */
export const NavList = forwardRef<HTMLElement, NavListProps>(function NavList(
  { title, className, children, ...rest },
  ref,
) {
  return (
    <section {...rest} ref={ref} className={classNames(styles.group, className)}>
      {title && <h2 className={styles.heading}>{title}</h2>}
      <ul className={styles.rows}>{children}</ul>
    </section>
  );
});

/** Props of {@link NavLink}; everything an `<a>` takes. */
export interface NavLinkProps extends Omit<UiLinkProps, "children"> {
  /** Icon before the label. */
  icon: IconArt;
  /** Name of the screen. */
  label: string;
  /** The current setting. */
  value?: string | undefined;
  /** Whether it is the current screen. */
  current?: boolean;
}

/** A row that links to a screen. */
export const NavLink = forwardRef<HTMLAnchorElement, NavLinkProps>(function NavLink(
  { icon, label, value, current, className, ...rest },
  ref,
) {
  const { Link } = useUi();
  return (
    <li>
      <Link
        {...rest}
        ref={ref}
        className={classNames(styles.row, className)}
        aria-current={current ? "page" : undefined}
      >
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
});

/** Props of {@link NavCopy}; everything a `<li>` takes. */
export interface NavCopyProps extends Omit<ComponentPropsWithoutRef<"li">, "children"> {
  /** Icon before the label. */
  icon: IconArt;
  /** Name of the value, also part of the button's accessible name. */
  label: string;
  /** The text to copy. */
  value: string;
}

/** A row with a value that a click copies. */
export const NavCopy = forwardRef<HTMLLIElement, NavCopyProps>(function NavCopy(
  { icon, label, value, className, ...rest },
  ref,
) {
  return (
    <li {...rest} ref={ref} className={classNames(styles.row, className)}>
      <span className={styles.sign}>
        <Icon of={icon} size={20} />
      </span>
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        <Copyable text={value} label={label} />
      </span>
    </li>
  );
});
