import { MarketplaceError } from "./errors.js";
import type { CallOptions } from "./options.js";
import { isId, isRecord } from "./values.js";

/** The part of a page that {@link pages} reads. */
export interface PageLike<Row> {
  /** Rows of this page; empty past the end. */
  readonly data: readonly Row[];
  /** Number of the last page, from 1; without it the list ends with a page without rows. */
  readonly last_page?: number | undefined;
}

/**
 * Number of the page after the one asked for, undefined at the end. The end is a page without rows, or `last_page`, or what is no page.
 * `current_page` is not used: past the end, servers clamp it to `last_page`.
 */
export function nextPage(answer: PageLike<unknown> | null | undefined, asked: number): number | undefined {
  const rows: unknown = answer?.data;
  if (!Array.isArray(rows) || rows.length === 0) return undefined;
  const last = toNumber(answer?.last_page);
  return last !== undefined && asked >= last ? undefined : asked + 1;
}

/** Some servers send digits; what is no number at all counts as missing. */
const toNumber = (value: unknown): number | undefined =>
  isId(value) && /^\d+$/.test(`${value}`) ? Number(value) : undefined;

/**
 * Iterates over all rows of a list and fetches pages as needed: `for await (const product of pages(market.products.list, {}))`.
 * A row whose id was seen before is skipped (lists change while they are read); a page with nothing new ends the iteration.
 * Each page is a call of whoever is signed in then: abort the signal in `options` when the user changes.
 * @param input the list's own fields; `page` is where to start, from 1
 * @throws {MarketplaceError} when a page fails; of kind `protocol` when `method` resolves to no page
 */
export async function* pages<Query extends { page?: number } | undefined, Row>(
  method: (input: Query, options?: CallOptions) => Promise<PageLike<Row>>,
  input: NonNullable<Query>,
  options?: CallOptions,
): AsyncGenerator<Row, void, undefined> {
  const seen = new Set<unknown>();
  // Plain JavaScript may leave the input out.
  const first = toNumber(input?.page) || 1;
  for (let asked: number | undefined = first; asked !== undefined; ) {
    const answer = await method({ ...input, page: asked }, options);
    if (!Array.isArray(answer?.data)) {
      const details = { kind: "protocol", operation: "pages", attempts: 1 } as const;
      throw new MarketplaceError("pages: the answer is no page", details);
    }
    const before = seen.size;
    for (const row of answer.data) {
      const key = identity(row);
      if (seen.has(key)) continue;
      seen.add(key);
      yield row;
    }
    asked = seen.size > before ? nextPage(answer, asked) : undefined;
  }
}

/** Ids compare as text: some servers send digits, others strings. A row without an id is itself. */
const identity = (row: unknown): unknown => (isRecord(row) && isId(row.id) ? `${row.id}` : row);

/** The first `count` rows of {@link pages}; no page is fetched that is not needed. */
export async function take<Row>(rows: AsyncIterable<Row>, count: number): Promise<Row[]> {
  const taken: Row[] = [];
  if (!(count >= 1)) return taken;
  for await (const row of rows) {
    if (taken.push(row) >= count) break;
  }
  return taken;
}
