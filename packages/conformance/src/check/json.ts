/** An object with unchecked fields. */
export type Fields = Readonly<Record<string, unknown>>;

/** True for a JSON object, false for lists and null. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The objects in a list; empty for anything that is not a list. */
export const objectsIn = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);

/** A field of something that may not be an object. */
export const fieldOf = (value: unknown, name: string): unknown => (isFields(value) ? value[name] : undefined);

/** The rows of a response that is a page, or a plain list. */
export const rowsOf = (data: unknown): Fields[] =>
  objectsIn(Array.isArray(data) ? data : fieldOf(data, "data"));

/** What identifies a row. Offers have an `order_no` as soon as they are accepted, and an empty one before. */
export const nameOf = (row: Fields): string => String(row.order_no || row.id || JSON.stringify(row));

/** A list's own price of a product: the lowest, where it has several. */
export const listedPrice = ({ price, from_price = price }: Fields): unknown => from_price;

/** Parsed JSON; undefined when the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The value at a JSON pointer. */
export const at = (value: unknown, pointer: string): unknown =>
  segmentsOf(pointer).reduce<unknown>(
    (found, key) => (Array.isArray(found) ? found[Number(key)] : fieldOf(found, key)),
    value,
  );

/** A copy with another value at a JSON pointer. */
export function replaceAt(value: unknown, pointer: string, next: unknown): unknown {
  const put = (node: unknown, [key, ...rest]: readonly string[]): unknown => {
    if (key === undefined) return next;
    if (Array.isArray(node)) return node.map((item, i) => (String(i) === key ? put(item, rest) : item));
    return isFields(node) ? { ...node, [key]: put(node[key], rest) } : node;
  };
  return put(value, segmentsOf(pointer));
}

/** A copy without the field at a JSON pointer. */
export function withoutAt(value: unknown, pointer: string): unknown {
  const segments = segmentsOf(pointer);
  const name = segments.at(-1) ?? "";
  const parent = pointer.slice(0, pointer.lastIndexOf("/"));
  const holder = at(value, parent);
  if (!isFields(holder)) return value;
  const { [name]: _, ...rest } = holder;
  return replaceAt(value, parent, rest);
}

const segmentsOf = (pointer: string) =>
  pointer
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
