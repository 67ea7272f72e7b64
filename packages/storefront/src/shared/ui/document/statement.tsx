import { Button, EmptyState, Field, ProgressBar } from "marketplace-react/ui";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useI18n } from "../../../i18n";
import { saveCsv, writeCsv } from "../../csv/write-csv";
import { ErrorState } from "../error-state";
import { DocumentPage, DocumentPart, DocumentParts, DocumentTable } from "./document";
import styles from "./document.module.css";
import { monthSoFar, type Period, secondsOf } from "./period";
import { type ListPage, MAX_ROWS, PAGE_ROWS, readAll } from "./read-all";

/** A column of a statement. */
export interface StatementColumn<Row> {
  name: string;
  /** A column of text; others have figures. The first one is text anyway. */
  text?: boolean;
  /** As the reader's language writes it; left out, the column is in the file alone. */
  show?: (row: Row) => ReactNode;
  /** As a file has it: decimals and times of ISO 8601, in any language. */
  csv: (row: Row) => string;
}

/** Props of {@link Statement}. */
export interface StatementProps<Row> {
  title: string;
  /** Of the file, before its days. */
  fileName: string;
  onBack?: (() => void) | undefined;
  /** One page of the period: `from` included, `to` not, in unix seconds. */
  read: (
    input: { from: number; to: number; page: number; limit: number },
    signal: AbortSignal,
  ) => Promise<ListPage<Row>>;
  keyOf: (row: Row) => string;
  columns: readonly StatementColumn<Row>[];
  /** Below the table, of all rows. */
  sums?: (rows: readonly Row[]) => ReactNode;
}

type State<Row> =
  | { at: "rest" }
  | { at: "reading"; count: number; total: number }
  | { at: "failed"; error: unknown }
  | { at: "done"; period: Period; rows: readonly Row[]; isWhole: boolean };

/** The rows of a list in a period, as a page for paper and as a CSV file. */
export function Statement<Row>({ title, fileName, onBack, read, keyOf, columns, sums }: StatementProps<Row>) {
  const { t, date, number } = useI18n();
  const [period, setPeriod] = useState(() => monthSoFar(Date.now() / 1000));
  const [state, setState] = useState<State<Row>>({ at: "rest" });
  const reading = useRef<AbortController>(undefined);
  const seconds = secondsOf(period);
  const start = async (): Promise<void> => {
    reading.current?.abort();
    if (!seconds) return;
    const controller = new AbortController();
    const { signal } = controller;
    reading.current = controller;
    let whole = 0;
    setState({ at: "reading", count: 0, total: 0 });
    try {
      const rows = await readAll({
        read: (page) => read({ ...seconds, page, limit: PAGE_ROWS }, signal),
        keyOf,
        signal,
        onProgress(count, total) {
          whole = total;
          setState({ at: "reading", count, total });
        },
      });
      setState({ at: "done", period, rows, isWhole: rows.length >= whole });
    } catch (error) {
      if (!signal.aborted) setState({ at: "failed", error });
    }
  };
  const stop = (): void => {
    reading.current?.abort();
    setState({ at: "rest" });
  };
  // The month so far, at once; leaving the screen ends what is on its way.
  const first = useRef(start);
  useEffect(() => {
    void first.current();
    return () => reading.current?.abort();
  }, []);

  const controls = (
    <form
      className={styles.controls}
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      <Field
        type="date"
        label={t("documents.from")}
        value={period.from}
        onChange={({ target }) => setPeriod({ ...period, from: target.value })}
      />
      <Field
        type="date"
        label={t("documents.to")}
        value={period.to}
        error={seconds ? undefined : t("documents.noPeriod")}
        onChange={({ target }) => setPeriod({ ...period, to: target.value })}
      />
      <Button type="submit" variant="secondary">
        {t("documents.show")}
      </Button>
    </form>
  );
  if (state.at !== "done") {
    return (
      <DocumentPage title={title} onBack={onBack} controls={controls} isPrintable={false}>
        {state.at === "reading" && (
          <div className={styles.progress}>
            <p role="status">
              {t("documents.reading", { rows: number(state.count), total: number(state.total) })}
            </p>
            <ProgressBar label={title} value={state.total > 0 ? state.count / state.total : undefined} />
            <Button variant="plain" onClick={stop}>
              {t("documents.stop")}
            </Button>
          </div>
        )}
        {state.at === "failed" && <ErrorState error={state.error} onRetry={() => void start()} />}
      </DocumentPage>
    );
  }
  const { rows, isWhole } = state;
  const shown = columns.filter(({ show }) => show);
  const save = async (): Promise<void> => {
    const cells = rows.map((row) => columns.map(({ csv }) => csv(row)));
    const text = await writeCsv([columns.map(({ name }) => name), ...cells]);
    saveCsv(`${fileName}-${state.period.from}-${state.period.to}.csv`, text);
  };
  return (
    <DocumentPage
      title={title}
      onBack={onBack}
      controls={controls}
      isPrintable={rows.length > 0}
      actions={
        <Button variant="secondary" onClick={() => void save()}>
          {t("documents.download")}
        </Button>
      }
    >
      {rows.length === 0 ? (
        <EmptyState title={t("documents.nothing")} />
      ) : (
        <>
          <DocumentParts>
            <DocumentPart
              name={t("documents.period")}
              lines={[`${date(dayOf(state.period.from))} – ${date(dayOf(state.period.to))}`]}
            />
          </DocumentParts>
          {!isWhole && <p role="status">{t("documents.tooMany", { rows: number(MAX_ROWS) })}</p>}
          <DocumentTable
            caption={title}
            heads={shown}
            rows={rows.map((row) => ({ key: keyOf(row), cells: shown.map(({ show }) => show?.(row)) }))}
          />
          {sums?.(rows)}
        </>
      )}
    </DocumentPage>
  );
}

/** Noon: the same day in nearly every time zone that the reader may be in. */
const dayOf = (day: string): number => Date.parse(`${day}T12:00Z`) / 1000;
