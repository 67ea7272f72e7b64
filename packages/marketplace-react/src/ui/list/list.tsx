"use client";
import { type ReactNode, useState } from "react";
import { copyText } from "../copy-text/copy-text.js";
import { chevronIcon, Icon, type IconArt } from "../icon/icon.js";
import { checkIcon, copyIcon } from "../icon/icons.js";
import { Price } from "../price/price.js";
import { useUi } from "../ui-provider.js";
import hiddenStyles from "../visually-hidden.module.css";
import styles from "./list.module.css";

/** Names and values, one below the other, as `<Description>` elements. */
export function DescriptionList({ children }: { children: ReactNode }) {
  return <dl className={styles.descriptions}>{children}</dl>;
}

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

/** Props of {@link PriceBreakdown}. */
export interface PriceBreakdownProps {
  /** Rows from top to bottom. */
  rows: readonly NamedAmount[];
  /** Row below the others, set apart. */
  total?: NamedAmount;
  /** Currency of all rows, such as `USDT`; without it only numbers are shown. */
  currency: string | undefined;
}

/** Named amounts, one below the other, and their total. */
export function PriceBreakdown({ rows, total, currency }: PriceBreakdownProps) {
  return (
    <dl className={styles.amounts}>
      {rows.map((row) => (
        <Row key={row.name} row={row} currency={currency} />
      ))}
      {total && <Row row={total} currency={currency} isTotal />}
    </dl>
  );
}

interface RowProps {
  row: NamedAmount;
  currency: string | undefined;
  isTotal?: boolean;
}

function Row({ row: { name, amount }, currency, isTotal }: RowProps) {
  if (amount === undefined && !isTotal) return null;
  const isLess = amount?.startsWith("-");
  const price = (
    <Price
      amount={isLess ? amount?.slice(1) : amount}
      currency={currency}
      size={isTotal ? "m" : "s"}
      tone={isTotal ? "accent" : "text"}
    />
  );
  return (
    <div className={isTotal ? styles.total : styles.amount}>
      <dt>{name}</dt>
      {/* A minus as wide as a plus: a hyphen is lost before the figures. */}
      <dd>{isLess ? <bdi dir="ltr">−{price}</bdi> : price}</dd>
    </div>
  );
}

/** Props of {@link Copyable}. */
export interface CopyableProps {
  /** The text to copy. */
  text: string;
  /** Name of the value, for the button's accessible name. */
  label: string;
  /** Shown instead of the text. */
  shown?: ReactNode;
}

/** A value that a click copies. If the browser refuses, it is shown selected, and a sentence says to copy it by hand. */
export function Copyable({ text, label, shown = text }: CopyableProps) {
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
        className={styles.copyable}
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
}

function select(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}

/** Props of {@link NavList}. */
export interface NavListProps {
  /** Heading above the group. */
  title?: string;
  /** `<NavLink>` and `<NavCopy>` elements. */
  children: ReactNode;
}

/** A group of links, as on a page of settings. */
export function NavList({ title, children }: NavListProps) {
  return (
    <section className={styles.group}>
      {title && <h2 className={styles.heading}>{title}</h2>}
      <ul className={styles.rows}>{children}</ul>
    </section>
  );
}

/** Props of {@link NavLink}. */
export interface NavLinkProps {
  /** Address of the screen. */
  to: string;
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
export function NavLink({ to, icon, label, value, current }: NavLinkProps) {
  const { Link } = useUi();
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

/** Props of {@link NavCopy}. */
export interface NavCopyProps {
  /** Icon before the label. */
  icon: IconArt;
  /** Name of the value, also part of the button's accessible name. */
  label: string;
  /** The text to copy. */
  value: string;
}

/** A row with a value that a click copies. */
export function NavCopy({ icon, label, value }: NavCopyProps) {
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
