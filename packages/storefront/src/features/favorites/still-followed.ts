import type { Store } from "marketplace-sdk";

/** Rows of the list of followed stores that still are. A missing flag means yes there. */
export function stillFollowed<Row extends Pick<Store, "is_follow">>(
  rows: readonly (Row | null | undefined)[],
): readonly Row[] {
  return rows.filter((row): row is Row => !!row && row.is_follow !== false);
}
