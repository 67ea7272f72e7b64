/** A row as the client hands it over where these fields can't be read: with their names and no values. */
export function withUnread<Row extends object>(row: Row, ...names: (keyof Row)[]): Row {
  const copy = { ...row };
  for (const name of names) Reflect.set(copy, name, undefined);
  return copy;
}
