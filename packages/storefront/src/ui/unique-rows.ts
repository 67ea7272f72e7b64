/** The rows of all pages. A row that a moving list sent twice stands once; what is no row, or has no id to open it by, is left out. */
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
