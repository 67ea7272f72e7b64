/** An answer of the API (docs/product.md, "Envelope"). */
export interface Reply<Result> {
  readonly code: number;
  readonly msg: string;
  readonly data: Result;
}

/** A refusal: its data is seldom more than null or the name of the reason. */
export type Refusal = Reply<{ readonly error: string } | null> & { readonly isRefusal: true };

/** Success: code 1. */
export const ok = <Result>(data: Result, msg = ""): Reply<Result> => ({ code: 1, msg, data });

/**
 * A refusal.
 * @param code such as 0 or 404.
 * @param msg Sentence for people.
 * @param error Name of the reason, which programs branch on.
 */
export const fail = (code: number, msg: string, error?: string): Refusal => ({
  code,
  msg,
  data: error === undefined ? null : { error },
  isRefusal: true,
});

/** Missing or expired session: code and HTTP status 401. */
export const unauthorized = (msg = "Please login first"): Refusal => fail(401, msg);

/** A page of rows, as `total`, `per_page`, `current_page` and `last_page` describe it. */
export interface FakePage<Row> {
  readonly total: number;
  readonly per_page: number;
  readonly current_page: number;
  readonly last_page: number;
  readonly data: Row[];
}

/**
 * One page of a list. Past the end it answers as servers do: no rows, and `current_page` clamped to the last page.
 * @param rows All rows of the list.
 * @param asked Page from 1 and rows a page; default 1 and 10. The input of a list operation fits.
 */
export function page<Row>(rows: readonly Row[], asked: Paging | undefined = {}): FakePage<Row> {
  const { page: number = 1, limit = 10 } = asked;
  const last = Math.max(1, Math.ceil(rows.length / limit));
  return {
    total: rows.length,
    per_page: limit,
    current_page: Math.min(number, last),
    last_page: last,
    data: rows.slice((number - 1) * limit, number * limit),
  };
}

/** Part of an input that a list reads. */
export interface Paging {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
}

/** A reply that gives the page it is asked for, with whatever `answer` has beside its rows. */
export const pageOf =
  <Answer extends FakePage<Row>, Row>(answer: Answer, rows: readonly Row[]) =>
  (asked: Paging): Reply<Answer> =>
    ok({ ...answer, ...page(rows, asked) });
