import { useServerNow } from "marketplace-react";
import { Button, EmptyState, Field, ProgressBar } from "marketplace-react/ui";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { useI18n } from "../../../i18n";
import { saveCsv, writeCsv } from "../../csv";
import { ErrorState } from "../error-state";
import { DocumentPage, DocumentPart, DocumentParts, DocumentTable } from "./document";
import styles from "./document.module.css";

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
  const { t, utcDate, number } = useI18n();
  const now = useServerNow();
  const [chosen, setPeriod] = useState<Period>();
  const period = chosen ?? monthSoFar(now);
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
  const showMonth = useEffectEvent((_today: string) => {
    if (!chosen) void start();
  });
  // The month so far, at once, and again when an answer shows that this device was wrong about the day.
  const { to: today } = monthSoFar(now);
  useEffect(() => showMonth(today), [today]);
  // Leaving the screen ends what is on its way.
  useEffect(() => () => reading.current?.abort(), []);

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
              lines={[`${utcDate(startOf(state.period.from))} – ${utcDate(startOf(state.period.to))} (UTC)`]}
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

const startOf = (day: string): number => Date.parse(day) / 1000;

/** A page of a list, as the contract's lists have it. */
export interface ListPage<Row> {
  readonly data: readonly Row[];
  readonly total: number;
}

/** Rows of a page that is asked for; servers may send fewer. */
const PAGE_ROWS = 100;
/** A statement of more is for another program. */
export const MAX_ROWS = 5_000;

/** How {@link readAll} reads. */
interface Reading<Row> {
  /** @param page from 1 */
  read: (page: number) => Promise<ListPage<Row>>;
  /** New rows shift others to a later page: each counts once. */
  keyOf: (row: Row) => string;
  onProgress: (rows: number, total: number) => void;
  signal: AbortSignal;
}

/**
 * All rows of a list, page by page, up to {@link MAX_ROWS}.
 * @throws the signal's reason, and what `read` throws
 */
export async function readAll<Row>({
  read,
  keyOf,
  onProgress,
  signal,
}: Reading<Row>): Promise<readonly Row[]> {
  const rows = new Map<string, Row>();
  for (let page = 1; rows.size < MAX_ROWS; page += 1) {
    const { data, total } = await read(page);
    signal.throwIfAborted();
    const before = rows.size;
    for (const row of data) if (!rows.has(keyOf(row))) rows.set(keyOf(row), row);
    onProgress(rows.size, total);
    // Stop if a server sends the same page again and again, or the user would wait forever.
    if (rows.size >= total || rows.size === before) break;
  }
  return [...rows.values()].slice(0, MAX_ROWS);
}

/** Days in UTC, YYYY-MM-DD, both included. */
interface Period {
  readonly from: string;
  readonly to: string;
}

const DAY_SECONDS = 86_400;

/** The month of a time so far. @param seconds unix time */
export function monthSoFar(seconds: number): Period {
  const to = isoDay(seconds);
  return { from: `${to.slice(0, 8)}01`, to };
}

/** Unix seconds of a period: the first one, and the one after the last. Undefined for one that has no days. */
export function secondsOf({ from, to }: Period): { from: number; to: number } | undefined {
  const [start, end] = [startOf(from), startOf(to) + DAY_SECONDS];
  return start >= 0 && start < end ? { from: start, to: end } : undefined;
}

/** Unix seconds as a day in UTC. */
export const isoDay = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 10);

/** Unix seconds as a time of ISO 8601 in UTC. */
export const isoTime = (seconds: number): string =>
  new Date(seconds * 1000).toISOString().replace(".000", "");
