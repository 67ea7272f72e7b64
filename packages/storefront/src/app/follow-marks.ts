import type { Shop } from "marketplace-sdk";
import { isTrue } from "./server-values";

/** Whether the reader follows the store. */
export const isFollowed = ({ is_follow }: Pick<Shop, "is_follow">): boolean => isTrue(is_follow);

/** Rows of the followed stores that still are: there a missing mark means yes. */
export function stillFollowed<Row extends Pick<Shop, "is_follow">>(
  rows: readonly (Row | null | undefined)[],
): readonly Row[] {
  return rows.filter((row): row is Row => !!row && (row.is_follow === undefined || isFollowed(row)));
}

/** The same store with another mark; other stores stay as they are. Ids compare as strings. */
export function markShop<Row extends Shop>(row: Row, id: Shop["id"], followed: boolean): Row {
  return row && String(row.id) === String(id) ? { ...row, is_follow: followed ? 1 : 0 } : row;
}
