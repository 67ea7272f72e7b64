import type { Store } from "marketplace-sdk";

/** The row of the store with this id, with another flag; other rows are returned as they are. Ids compare as strings. */
export function withFollowed<Row extends Store>(row: Row, id: Store["id"], followed: boolean): Row {
  return row && String(row.id) === String(id) ? { ...row, is_follow: followed } : row;
}
