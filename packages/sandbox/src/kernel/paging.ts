import type { Queryable } from "../db/connect";

/** ThinkPHP's paginator, as wire answers carry it. */
export interface Page<Row> {
  total: number;
  per_page: number;
  current_page: number;
  last_page: number;
  data: Row[];
}

/** Rows to skip and to take. @param input `page` from 1, `limit` rows a page */
export function windowOf({ page = 1, limit = 10 }: { page?: number; limit?: number }) {
  return { page, limit, offset: (page - 1) * limit };
}

/** What narrows a list to a period; it ends before `to`. @param column such as `j.createtime` */
export const inPeriod = (db: Queryable, column: string, { from, to }: { from?: number; to?: number }) => db`
  ${from === undefined ? db`` : db`and ${db(column)} >= ${from}::bigint`}
  ${to === undefined ? db`` : db`and ${db(column)} < ${to}::bigint`}`;

/** A page of answers. Past the end `current_page` is clamped and the rows are empty, as stock servers do. */
export function pageOf<Row>(rows: Row[], total: number, input: { page?: number; limit?: number }): Page<Row> {
  const { page, limit } = windowOf(input);
  const last = Math.max(1, Math.ceil(total / limit));
  return { total, per_page: limit, current_page: Math.min(page, last), last_page: last, data: rows };
}
