/**
 * Fields as a query or the body of a form, empty without any; undefined and null are left out. What is nested is written as PHP and
 * others read it: `items[0][id]=3`.
 */
export const toQuery = (input: object): string =>
  pairsOf(input)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`)
    .join("&");

function pairsOf(fields: object, within = ""): [string, unknown][] {
  return Object.entries(fields).flatMap(([field, value]): [string, unknown][] => {
    const name = within ? `${within}[${field}]` : field;
    if (value === undefined || value === null) return [];
    return typeof value === "object" ? pairsOf(value, name) : [[name, value]];
  });
}
