/** A column that the store's products can be sorted by; `merchantProducts.list` takes it as `sort`. */
export type SortColumn = "updatetime" | "title" | "price" | "stock" | "sales";

/** Column and direction of the list. */
export interface Sort {
  column: SortColumn;
  order: "asc" | "desc";
}

const COLUMNS: readonly SortColumn[] = ["updatetime", "title", "price", "stock", "sales"];

const LATEST: Sort = { column: "updatetime", order: "desc" };

/** Direction on the first press of a column's heading: ascending for names and prices, descending for others. */
const first = (column: SortColumn): Sort["order"] =>
  column === "title" || column === "price" ? "asc" : "desc";

/** Reads the sort order from an address; the default for anything unknown. */
export function readSort(column: string | null, order: string | null): Sort {
  const known = COLUMNS.find((name) => name === column);
  if (!known) return LATEST;
  return { column: known, order: order === "asc" || order === "desc" ? order : first(known) };
}

/** The query of a sort order; empty for the default. */
export const sortQuery = ({ column, order }: Sort): { sort?: string; order?: string } =>
  column === LATEST.column && order === LATEST.order
    ? {}
    : { sort: column, ...(order !== first(column) && { order }) };

/** The sort order after a press on a heading: by that column, or reversed. */
export const nextSort = (sort: Sort, column: SortColumn): Sort =>
  sort.column === column
    ? { column, order: sort.order === "asc" ? "desc" : "asc" }
    : { column, order: first(column) };
