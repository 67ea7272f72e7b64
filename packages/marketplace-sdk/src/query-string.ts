/** Fields as a query, empty without any; undefined and null are left out. */
export function toQuery(input: object): string {
  let query = "";
  for (const [field, value] of Object.entries(input)) {
    if (value === undefined || value === null) continue;
    query += `${query ? "&" : "?"}${encodeURIComponent(field)}=${encodeURIComponent(String(value))}`;
  }
  return query;
}
