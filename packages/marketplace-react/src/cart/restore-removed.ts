/**
 * Undoes a removal: puts the items that `before` has and `after` lacks back where they were in `current`. Other changes
 * made since then stay.
 *
 * @param keyOf a string that identifies an item
 */
export function restoreRemoved<Item>(
  before: readonly Item[],
  after: readonly Item[],
  current: readonly Item[],
  keyOf: (item: Item) => string,
): readonly Item[] {
  const kept = new Set(after.map(keyOf));
  const positions = new Map(current.map((item, index) => [keyOf(item), index + 1]));
  // The items restored at the start, then each current item followed by those restored after it.
  const slots: Item[][] = [[], ...current.map((item) => [item])];
  let position = 0;
  for (const item of before) {
    const key = keyOf(item);
    position = positions.get(key) ?? position;
    if (!positions.has(key) && !kept.has(key)) slots[position]?.push(item);
  }
  return slots.flat();
}
