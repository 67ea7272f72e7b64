import { decimal } from "../../src/check/decimals";
import { type Fields, fieldOf, rowsOf } from "../../src/check/json";
import type { NamedExample } from "./examples";

/** All rows that the examples of a list show, once each; undefined for an operation that is no list of pages. */
export function rowsOfExamples(examples: readonly NamedExample[]): Fields[] | undefined {
  const pages = examples.filter(
    ({ body }) => body.code === 1 && fieldOf(body.data, "per_page") !== undefined,
  );
  if (pages.length === 0) return undefined;
  const rows = pages.flatMap(({ body }) => rowsOf(body.data));
  return [...new Map(rows.map((row) => [String(row.order_no ?? row.id), row])).values()];
}

/** A page of rows as a server with a database cuts it: filtered, in order, clamped past the end. */
export function pageOf(
  all: readonly Fields[],
  { page, limit, shop_id, min_price, max_price, search, sort, order }: Fields,
): Fields {
  const least = decimal(min_price);
  const most = decimal(max_price);
  const rows = all
    .filter((row) => shop_id === undefined || String(row.shop_id) === String(shop_id))
    .filter((row) => least === undefined || (decimal(row.price) ?? least) >= least)
    .filter((row) => most === undefined || (decimal(row.price) ?? most) <= most)
    .filter((row) => typeof search !== "string" || JSON.stringify(row).includes(search));
  if (typeof sort === "string" && (sort === "price" || sort === "createtime")) {
    const sign = order === "desc" ? -1 : 1;
    const value = (row: Fields) => decimal(row[sort]) ?? 0n;
    rows.sort((a, b) => (value(a) === value(b) ? 0 : value(a) < value(b) ? -sign : sign));
  }
  const per_page = Math.min(positive(limit, 10), 100);
  const last_page = Math.ceil(rows.length / per_page);
  const wanted = positive(page, 1);
  return {
    total: rows.length,
    per_page,
    current_page: Math.min(wanted, last_page),
    last_page,
    data: rows.slice((wanted - 1) * per_page, wanted * per_page),
  };
}

function positive(value: unknown, otherwise: number): number {
  const number =
    typeof value === "number" || typeof value === "string" ? Math.trunc(Number(value)) : Number.NaN;
  return number >= 1 && number <= 1_000_000 ? number : otherwise;
}
