import { Button } from "marketplace-react/ui";
import type { ReactNode } from "react";
import { useI18n } from "../../../i18n";
import { TopBar } from "../page";
import styles from "./document.module.css";

/** Props of {@link DocumentPage}. */
export interface DocumentPageProps {
  /** Also the head of the paper. */
  title: string;
  /** Next to the title on paper, such as a number. */
  number?: string | undefined;
  /** Without it the screen around has the head. */
  onBack?: (() => void) | undefined;
  /** What is filled in or chosen before printing; not on paper. */
  controls?: ReactNode;
  /** Next to the print button. */
  actions?: ReactNode;
  /** False until the document exists: the children aren't part of one. */
  isPrintable?: boolean;
  children: ReactNode;
}

/** A screen made for printing: on paper there is only the document (docs/decisions/documents.md). */
export function DocumentPage({
  title,
  number,
  onBack,
  controls,
  actions,
  isPrintable = true,
  children,
}: DocumentPageProps) {
  const { t } = useI18n();
  return (
    <div className={styles.page}>
      {onBack && <TopBar title={title} onBack={onBack} />}
      {controls}
      {isPrintable ? (
        <>
          <div className={styles.actions}>
            <Button onClick={() => globalThis.print()}>{t("documents.print")}</Button>
            {actions}
          </div>
          <article className={styles.document} data-document="" aria-label={title}>
            <header className={styles.head}>
              <h2 className={styles.title}>{title}</h2>
              {number && (
                <bdi className={styles.number} translate="no">
                  {number}
                </bdi>
              )}
            </header>
            {children}
          </article>
        </>
      ) : (
        children
      )}
    </div>
  );
}

/** Named values in columns: who sells, who buys, when. */
export function DocumentParts({ children }: { children: ReactNode }) {
  return <div className={styles.parts}>{children}</div>;
}

/** One of them, with lines below each other; empty ones are left out. */
export function DocumentPart({ name, lines }: { name: string; lines: readonly (string | undefined)[] }) {
  return (
    <section className={styles.part}>
      <h3 className={styles.name}>{name}</h3>
      {lines.map(
        (line) =>
          line && (
            <p key={line}>
              <bdi>{line}</bdi>
            </p>
          ),
      )}
    </section>
  );
}

/** Props of {@link DocumentTable}. */
export interface DocumentTableProps {
  /** For screen readers. */
  caption: string;
  /** The first column is text, the others are figures unless `text` says otherwise. */
  heads: readonly { name: string; text?: boolean }[];
  /** A cell for each head, and a key. */
  rows: readonly { key: string | number; cells: readonly ReactNode[] }[];
}

/** A table whose header repeats on every page and whose rows aren't split. */
export function DocumentTable({ caption, heads, rows }: DocumentTableProps) {
  const styleOf = (column: number) => (column > 0 && !heads[column]?.text ? styles.figure : undefined);
  return (
    // Wider than a phone, it scrolls on its own.
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {heads.map(({ name }, column) => (
              <th key={name} scope="col" className={styleOf(column)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, column) => (
                <td key={heads[column]?.name} className={styleOf(column)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Sums below a table; they stay together. */
export function DocumentSums({
  rows,
}: {
  rows: readonly { name: string; amount: string; strong?: boolean }[];
}) {
  return (
    <dl className={styles.sums}>
      {rows.map(({ name, amount, strong }) => (
        <div key={name} className={strong ? styles.total : undefined}>
          <dt>{name}</dt>
          <dd>
            <bdi translate="no">{amount}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
