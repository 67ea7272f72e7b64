import type { ReactNode } from "react";
import { Copyable } from "../copyable/copyable";
import { chevronIcon, Icon, type IconArt } from "../icon/icon";
import { useUi } from "../ui-provider";
import styles from "./nav-list.module.css";

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
