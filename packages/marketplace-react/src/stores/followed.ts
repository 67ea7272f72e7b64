import type { Store } from "marketplace-sdk";

/** Rows of the list of followed stores that still are. A missing flag means yes there. */
export function stillFollowed<Row extends Pick<Store, "is_follow">>(
  rows: readonly (Row | null | undefined)[],
): readonly Row[] {
  return rows.filter((row): row is Row => !!row && row.is_follow !== false);
}

/** The row of the store with this id, with another flag; other rows are returned as they are. Ids compare as strings. */
export function withFollowed<Row extends Store>(row: Row, id: Store["id"], followed: boolean): Row {
  return row && String(row.id) === String(id) ? { ...row, is_follow: followed } : row;
}
