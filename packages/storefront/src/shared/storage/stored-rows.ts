/** Rows stored as a JSON array. A missing value, or one that another program stored, counts as none. */
export function readStoredRows(
  key: string,
  storage: Pick<Storage, "getItem"> | undefined,
): readonly unknown[] {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(key) ?? "[]");
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

/** Stores rows as a JSON array. A full or blocked storage keeps its previous value. */
export function writeStoredRows(
  key: string,
  rows: readonly unknown[],
  storage: Pick<Storage, "setItem"> | undefined,
): void {
  try {
    storage?.setItem(key, JSON.stringify(rows));
  } catch {
    // Nothing but this list is lost.
  }
}
