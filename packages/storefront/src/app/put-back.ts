/**
 * Undo of a removal: what `before` had and `after` lacks is in its old place again. Whatever else has happened to the list
 * since then stays as it is `now`.
 */
export function putBack<Item>(
  before: readonly Item[],
  after: readonly Item[],
  now: readonly Item[],
  nameOf: (item: Item) => string,
): readonly Item[] {
  const kept = new Set(after.map(nameOf));
  const places = new Map(now.map((item, index) => [nameOf(item), index + 1]));
  // What follows nothing, then each item of now with what follows it.
  const rows: Item[][] = [[], ...now.map((item) => [item])];
  let place = 0;
  for (const item of before) {
    const name = nameOf(item);
    place = places.get(name) ?? place;
    if (!places.has(name) && !kept.has(name)) rows[place]?.push(item);
  }
  return rows.flat();
}
