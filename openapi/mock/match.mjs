/** Which named case answers a request: the rules of `x-when`, without any I/O. */

/** @typedef {{ name: string, when: Record<string, unknown> }} Rule */

/**
 * The most specific rule whose every field the request carries with that value; the first one of equals.
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

/** Ids come as numbers and digit strings, flags as 1 and true, amounts as 10 and 10.00, words in any case: all compare equal. */
export const same = (a, b) => plain(a) === plain(b);

/** Whether a field was sent without a value, or not at all. */
export const isBlank = (value) => value === undefined || value === null || value === "";

function plain(value) {
  if (typeof value === "boolean") return value ? "1" : "0";
  if (typeof value !== "string" && typeof value !== "number") return value;
  const text = String(value).trim().toLowerCase();
  return /^\d+\.\d+$/.test(text) ? text.replace(/\.?0+$/, "") : text;
}

/**
 * Fields of a request, query and body together; an unreadable body counts as empty, as on the real server.
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
