/**
 * An amount that is 0 where the server leaves it out. Undefined where it sent one that can't be read: the client keeps the field then,
 * without a value.
 */
export const amountOrZero = <Name extends string>(
  row: { readonly [Key in Name]?: string | undefined },
  name: Name,
): string | undefined => (name in row ? row[name] : "0");
