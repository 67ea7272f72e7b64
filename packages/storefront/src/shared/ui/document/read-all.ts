/** A page of a list, as the contract's lists have it. */
export interface ListPage<Row> {
  readonly data: readonly Row[];
  readonly total: number;
}

/** Rows of a page that is asked for; servers may send fewer. */
export const PAGE_ROWS = 100;
/** A statement of more is for another program. */
export const MAX_ROWS = 5_000;

/** How {@link readAll} reads. */
export interface Reading<Row> {
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
