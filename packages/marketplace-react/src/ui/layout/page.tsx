import type { ReactNode } from "react";
import { classNames } from "../class-names";
import styles from "./layout.module.css";

/** Props of {@link Page}. */
export interface PageProps {
  /** A column for reading and forms. */
  narrow?: boolean;
  /** What is inside `<main>`: one page has one `<Page>`. */
  children: ReactNode;
}

/** The main column of a page, with its margins. */
export function Page({ narrow, children }: PageProps) {
  return <main className={classNames(styles.page, narrow && styles.narrow)}>{children}</main>;
}
