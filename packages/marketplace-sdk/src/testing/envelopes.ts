import type { Page } from "../generated/types.js";

/** A response of the API (docs/product.md, "Envelope"). */
export interface Envelope<Result> {
  /** 1 for a success, for a few operations also 0; otherwise an error such as 0, 404 or 401. */
  readonly code: number;
  /** A sentence for the user; often empty for a success. */
  readonly msg: string;
  /** The result; null or `{ error }` for an error. */
  readonly data: Result;
}

/** An error response. Its data is null or names the reason. */
export type ErrorEnvelope = Envelope<{ readonly error: string } | null> & { readonly isError: true };

/** A success: code 1. */
export const ok = <Result>(data: Result, msg = ""): Envelope<Result> => ({ code: 1, msg, data });

/**
 * An error.
 * @param code Such as 0 or 404.
 * @param msg A sentence for the user.
 * @param reason The name that programs branch on.
 */
export const fail = (code: number, msg: string, reason?: string): ErrorEnvelope => ({
  code,
  msg,
  data: reason === undefined ? null : { error: reason },
  isError: true,
});

/** A missing or expired session: code and HTTP status 401. */
export const unauthorized = (msg = "Please login first"): ErrorEnvelope => fail(401, msg);

/** One page of a list. `last_page` is at least 1, also for an empty list. */
export interface FakePage<Row> extends Readonly<Page> {
  /** Rows of this page; empty past the end. */
  readonly data: Row[];
}

/** The paging fields of a list operation's input. */
export interface Paging {
  /** From 1. Default 1. */
  readonly page?: number | undefined;
  /** Rows per page. Default 10. */
  readonly limit?: number | undefined;
}

/**
 * One page of a list. Past the end it has no rows, and `current_page` is clamped to the last page, as on real servers.
 * @param rows All of the list.
 * @param paging The input of a list operation fits.
 */
export function page<Row>(rows: readonly Row[], paging: Paging | undefined = {}): FakePage<Row> {
  const { page: number = 1, limit = 10 } = paging;
  const lastPage = Math.max(1, Math.ceil(rows.length / limit));
  return {
    total: rows.length,
    per_page: limit,
    current_page: Math.min(number, lastPage),
    last_page: lastPage,
    data: rows.slice((number - 1) * limit, number * limit),
  };
}

/** A handler that returns the requested page, with the other fields of `answer`. */
export const pageOf =
  <Answer extends FakePage<Row>, Row>(answer: Answer, rows: readonly Row[]) =>
  (paging: Paging): Envelope<Answer> =>
    ok({ ...answer, ...page(rows, paging) });
