/**
 * Answers a valid request with a named example of the contract: the one whose `x-when` fits, else `ok`, of a list the rows and the page
 * that were asked for, and for a row of a list that row.
 */
import { examples } from "../dist/examples.js";
import { matchCase, same } from "./match.mjs";
import { categoriesOf, countsOf, facetsFor, reviewsFor, reviewsOf, rowsFor } from "./rows.mjs";

/** @typedef {import("../src/index.js").Envelope} Envelope */
/** @typedef {Record<string, unknown>} Fields */
/** @typedef {Record<string, any>} Row */

const PER_PAGE = 10;
/** Reviews that a product shows itself. */
const LATEST = 6;
/** Request fields that name one row, with the row's name of it. */
const NAMES = { id: "id", article_id: "id", order_no: "order_no", pay_no: "pay_no" };
/**
 * Details that a list's row has not: what it takes from the example is put right here. A row of any other list is all there is.
 * @type {Record<string, (row: Row) => object>}
 */
const DETAILS = {
  "products.get": (row) => ({
    ...pricesOf(row),
    description: "",
    content: "",
    comments: reviewsOf(row.id).slice(0, LATEST),
    comment_counts: countsOf(reviewsOf(row.id)),
    shop: storeOf(row),
  }),
  "stores.get": ({ id }) => ({ categories: categoriesOf(id) }),
  "articles.get": ({ description }) => ({ content: `<p>${description}</p>` }),
  "messages.get": () => ({ is_read: 1 }),
  "merchantProducts.get": (row) => ({ ...pricesOf(row), rating: row.rating ?? null }),
};

/** Variants or quantities that explain a price "from". @param {Row} row */
function pricesOf({ id, price, from_price = "", stock, image }) {
  const none = { specs: [], skus: [], price_tiers: [], lead_times: [], attributes: [], sku_code: "" };
  if (from_price === "") return none;
  if (from_price !== price) return { ...none, price_tiers: [{ min_num: 10, price: from_price }] };
  const half = Math.floor(stock / 2);
  const large = (Number(price) * 1.2).toFixed(2);
  return {
    ...none,
    specs: [{ name: "Size", items: ["Small", "Large"] }],
    skus: [
      { id: id * 100 + 1, spec: ["Small"], price, stock: half, image, sku_code: `P${id}-01` },
      { id: id * 100 + 2, spec: ["Large"], price: large, stock: stock - half, image, sku_code: `P${id}-02` },
    ],
  };
}

/** @param {Row} row */
const storeOf = ({ shop_id }) => rowsFor("stores.search", {})?.find(({ id }) => id === shop_id);

/**
 * @param {string} id operationId
 * @param {Fields} fields of the request's body and query
 * @returns {Envelope}
 * @throws {Error} when no operation has that id
 */
export function respond(id, fields) {
  const named = examples[id]?.[200];
  if (!named) throw new Error(`there is no operation ${id}`);
  const rules = Object.entries(named).map(([name, { "x-when": when = {} }]) => ({ name, when }));
  const special = named[matchCase(rules, fields) ?? ""];
  if (special) return special.value;
  const { data, ...envelope } = named.ok.value;
  return { ...envelope, data: listOf(id, data, fields) ?? aboutRow(id, data, fields) };
}

/** @param {string} id @param {any} data @param {Fields} fields */
function listOf(id, data, fields) {
  const rows = rowsFor(id, fields);
  if (rows === undefined) return undefined;
  const limit = Number(fields.limit ?? (Array.isArray(data) ? rows.length : PER_PAGE));
  if (Array.isArray(data)) return rows.slice(0, limit);
  const last = Math.ceil(rows.length / limit);
  const page = Number(fields.page ?? 1);
  return {
    ...data,
    ...facetsFor(id, fields),
    ...(id === "products.reviews" && reviewFigures(fields)),
    total: rows.length,
    per_page: limit,
    // Like the server, which clamps it and sends no rows.
    current_page: Math.max(1, Math.min(page, last)),
    last_page: last,
    data: rows.slice((page - 1) * limit, page * limit),
  };
}

/** Of all reviews of a product or store, whatever filter is asked for. @param {Fields} fields */
function reviewFigures(fields) {
  const counts = countsOf(reviewsFor(fields));
  return { counts, good_rate: counts.all === 0 ? null : Math.round((counts.good * 100) / counts.all) };
}

/** The row that the request names, if a list of the resource has it; else the example. @param {string} id @param {any} data @param {Fields} fields */
function aboutRow(id, data, fields) {
  const [resource] = id.split(".");
  const name = Object.keys(NAMES).find((field) => field in fields);
  if (!id.endsWith(".get") || name === undefined || same(data?.[NAMES[name]], fields[name])) return data;
  const all = ["list", "mine", "search"].flatMap((list) => rowsFor(`${resource}.${list}`, {}) ?? []);
  const row = all.find((candidate) => same(candidate[NAMES[name]], fields[name]));
  if (row === undefined) return data;
  const details = DETAILS[id];
  if (details === undefined) return row;
  // What a row may leave out, such as a rating, it leaves out; the example's is another row's.
  const ofRows = new Set(all.flatMap(Object.keys));
  const more = Object.entries(data).filter(([field]) => !ofRows.has(field));
  return { ...Object.fromEntries(more), ...row, ...details(row) };
}
