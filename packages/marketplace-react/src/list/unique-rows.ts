/**
 * The rows of all pages. A row that came twice, because the list moved between two requests, is listed once; rows without
 * an id are left out.
 */
export function uniqueRows<Row extends { id: number | string }>(
  pages: readonly { readonly data: readonly (Row | null | undefined)[] }[],
): readonly Row[] {
  const rows = new Map<string, Row>();
  for (const page of pages) {
    for (const row of page.data) {
      const id = `${row?.id ?? ""}`;
      if (row && id && !rows.has(id)) rows.set(id, row);
    }
  }
  return [...rows.values()];
}
