/**
 * What a field holds for a stored value that can't be read. An empty field may mean none, which nobody has decided: its user types the
 * value again, or empties the field.
 */
export const UNREAD = "?";

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
  return name in row ? UNREAD : "";
}
