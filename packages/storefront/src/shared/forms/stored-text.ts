/**
 * What a field holds for a stored value that can't be read. An empty field may mean none, which nobody has decided: its user types the
 * value again, or empties the field.
 */
export const UNREAD = "?";

/** A text of a response as a field holds it: some servers write a text of digits as a number, and null for none. */
export const textOf = (value: string | number | null | undefined): string => `${value ?? ""}`;

/** Whether the server sent a value that can't be read: of it the client keeps the name alone. */
export const isUnread = (row: object, name: string): boolean =>
  name in row && Reflect.get(row, name) === undefined;

/**
 * The text of a field for a stored value: empty where the server leaves it out, {@link UNREAD} where it sent one that can't be read, of
 * which the client keeps the name alone.
 *
 * @param write the value as it is typed
 */
export function storedText<Name extends string, Value extends string | number>(
  row: { readonly [Key in Name]?: Value | undefined },
  name: Name,
  write: (value: Value) => string = String,
): string {
  const value = row[name];
  if (value !== undefined) return write(value);
  return isUnread(row, name) ? UNREAD : "";
}
