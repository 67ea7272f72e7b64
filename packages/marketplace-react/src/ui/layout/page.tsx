import type { ReactNode } from "react";
import { classNames } from "../class-names";
import styles from "./layout.module.css";

/** Props of {@link Page}. */
export interface PageProps {
  /** Whether it is a narrow column, for reading and forms. */
  narrow?: boolean;
  /** Content of `<main>`; a page has one `<Page>`. */
  children: ReactNode;
}

/** The main column of a page, with its margins. */
export function Page({ narrow, children }: PageProps) {
  return <main className={classNames(styles.page, narrow && styles.narrow)}>{children}</main>;
}
