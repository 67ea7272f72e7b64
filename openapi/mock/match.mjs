/** Finds the named case that answers a request, by the rules of `x-when`. */

/** @typedef {{ name: string, when: Record<string, unknown> }} Rule */

/**
 * The most specific rule whose fields all have these values in the request; the first of several.
 * @param {Rule[]} rules
 * @param {Record<string, unknown>} fields of the request's body and query
 * @returns {string | undefined} the case's name
 */
export function matchCase(rules, fields) {
  let best;
  let most = 0;
  for (const { name, when } of rules) {
    const wanted = Object.entries(when);
    if (wanted.length <= most) continue;
    if (!wanted.every(([field, value]) => Object.hasOwn(fields, field) && same(fields[field], value)))
      continue;
    best = name;
    most = wanted.length;
  }
  return best;
}

/** Makes equal values comparable: ids as numbers or digits, flags as 1 or true, amounts as 10 or 10.00, words in any letter case. */
export const same = (a, b) => plain(a) === plain(b);

/** Whether a field is missing or has no value. */
export const isBlank = (value) => value === undefined || value === null || value === "";

function plain(value) {
  if (typeof value === "boolean") return value ? "1" : "0";
  if (typeof value !== "string" && typeof value !== "number") return value;
  const text = String(value).trim().toLowerCase();
  return /^\d+\.\d+$/.test(text) ? text.replace(/\.?0+$/, "") : text;
}

/**
 * Fields of a request, from query and body. A malformed body counts as empty, as on the real server.
 * @param {{ url: string, headers: Record<string, string | string[] | undefined>, body: Buffer }} request
 * @returns {Promise<Record<string, unknown>>}
 */
export async function fieldsOf({ url, headers, body }) {
  const query = Object.fromEntries(new URL(url, "http://mock").searchParams);
  if (body.length === 0) return query;
  const type = String(headers["content-type"] ?? "");
  try {
    if (type.includes("json")) return { ...query, ...JSON.parse(body.toString("utf8")) };
    if (!type.startsWith("multipart/") && !type.includes("urlencoded")) return query;
    const form = await new Response(body, { headers: { "content-type": type } }).formData();
    return { ...query, ...Object.fromEntries([...form].filter(([, value]) => typeof value === "string")) };
  } catch {
    return query;
  }
}
