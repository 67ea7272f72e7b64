/**
 * Fields as a query or the body of a form, empty without any; undefined and null are left out. A value is written as JSON has it, such as a
 * `Date`, what is nested as PHP and others read it: `items[0][id]=3`, and an empty list as an empty text, which clears what was there.
 */
export const toQuery = (input: object): string =>
  pairsOf(input)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`)
    .join("&");

function pairsOf(fields: object, within = ""): [string, unknown][] {
  return Object.entries(fields).flatMap(([field, given]: [string, unknown]): [string, unknown][] => {
    const name = within ? `${within}[${field}]` : field;
    const value = isJsonSource(given) ? given.toJSON() : given;
    if (value === undefined || value === null) return [];
    if (typeof value !== "object") return [[name, value]];
    return Object.keys(value).length > 0 ? pairsOf(value, name) : [[name, ""]];
  });
}

const isJsonSource = (value: unknown): value is { toJSON(): unknown } =>
  typeof value === "object" && value !== null && "toJSON" in value && typeof value.toJSON === "function";
