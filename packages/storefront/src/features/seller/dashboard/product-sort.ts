/** A column that the store's products can be sorted by; `merchantProducts.list` takes it as `sort`. */
export type SortColumn = "updatetime" | "title" | "price" | "stock" | "sales";

/** How they are sorted; without a column, the latest change first. */
export interface Sort {
  column: SortColumn;
  order: "asc" | "desc";
}

const COLUMNS: readonly SortColumn[] = ["updatetime", "title", "price", "stock", "sales"];
const LATEST: Sort = { column: "updatetime", order: "desc" };

/** What the first press on a column's heading asks for: names and prices rise, the others fall. */
const first = (column: SortColumn): Sort["order"] =>
  column === "title" || column === "price" ? "asc" : "desc";

/** Of an address; anything else there is the usual order. */
export function readSort(column: string | null, order: string | null): Sort {
  const known = COLUMNS.find((name) => name === column);
  if (!known) return LATEST;
  return { column: known, order: order === "asc" || order === "desc" ? order : first(known) };
}

/** What an address carries of it: nothing of the usual order. */
export const sortQuery = ({ column, order }: Sort): { sort?: string; order?: string } =>
  column === LATEST.column && order === LATEST.order
    ? {}
    : { sort: column, ...(order !== first(column) && { order }) };

/** Undefined for a column that is not the one sorted by. */
export const sortDirection = (sort: Sort, column: SortColumn): Sort["order"] | undefined =>
  sort.column === column ? sort.order : undefined;

/** After a press on a heading: its column, or the other way round. */
export const nextSort = (sort: Sort, column: SortColumn): Sort =>
  sort.column === column
    ? { column, order: sort.order === "asc" ? "desc" : "asc" }
    : { column, order: first(column) };
