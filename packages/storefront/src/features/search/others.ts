interface Row {
  id: number | string;
}

/** Rows that are not among `known`. Ids compare as strings. */
export function others<Kind extends Row>(rows: readonly Kind[], known: readonly Row[]): readonly Kind[] {
  const ids = new Set(known.map(({ id }) => String(id)));
  return rows.filter(({ id }) => !ids.has(String(id)));
}
