/**
 * The rows that a list answers with: filters by the fields of a request, wherever the rows have what they ask for, and sorts. What a
 * server would calculate, such as refunds or stock, it does not.
 */
import { readFileSync } from "node:fs";
import { examples } from "../dist/examples.js";
import { isBlank, same } from "./match.mjs";

/** @typedef {Record<string, any>} Row */
/** @typedef {Record<string, unknown>} Fields of a request */

/** @type {Record<string, Row[]>} all rows of each list, by operation */
const allRows = JSON.parse(readFileSync(new URL("../dist/rows.json", import.meta.url), "utf8"));

/** @type {Map<unknown, Row>} */
const categories = new Map(
  /** @type {any} */ (examples["site.home"][200].ok.value.data).categories.map((row) => [row.id, row]),
);

/** Whether a category is the asked one or below it. @param {number} id @param {unknown} asked @returns {boolean} */
const isWithin = (id, asked) =>
  same(asked, 0) || same(id, asked) || (categories.has(id) && isWithin(categories.get(id)?.pid, asked));

/** The price that a card shows. @param {Row} row */
const shownPrice = ({ price, from_price = price }) => Number(from_price);

/** Statuses of a tab that is not called like one. @type {Record<string, string[]>} */
const TABS = { received: ["received", "completed"], assess: ["received"] };
/** @param {Row} row */
const isDisputed = ({ dispute }) => Boolean(dispute?.awaiting);
/** @param {Row} row */
const isWithPicture = ({ images }) => images.length > 0;

/** @type {Record<string, (row: Row, value: any) => boolean>} by request field; other fields are compared with the row's */
const filters = {
  search: (row, text) => wordsOf(row).includes(String(text).trim().toLowerCase()),
  pid: (row, id) => ("pid" in row ? same(row.pid, id) : isWithin(row.category_id, id)),
  category_id: (row, id) => isWithin(row.category_id, id),
  min_price: (row, least) => shownPrice(row) >= Number(least),
  max_price: (row, most) => shownPrice(row) <= Number(most),
  free_shipping: (row, only) => !same(only, 1) || Number(row.freight_price) === 0,
  min_rate: (row, least) => row.good_rate !== null && row.good_rate >= Number(least),
  in_stock: (row, only) => !same(only, 1) || row.stock > 0,
  ships_within: (row, most) => row.ship_hours <= Number(most),
  flag: (row, flag) => row.flags.includes(flag),
  tab: (row, tab) =>
    tab === "all" || (tab === "disputed" ? isDisputed(row) : (TABS[tab] ?? [tab]).includes(row.status)),
  filter: (row, name) => name === "all" || (name === "image" ? isWithPicture(row) : row.level === name),
  ids: (row, ids) =>
    String(ids)
      .split(",")
      .some((id) => same(id, row.category_id)),
  from: (row, time) => (row.available_at ?? row.createtime) >= Number(time),
  to: (row, time) => (row.available_at ?? row.createtime) < Number(time),
  replied: (row, wanted) => (row.reply === "") === same(wanted, 0),
};

/** @param {Row} row */
const wordsOf = ({ title, shopname, content, text, category_id }) =>
  [title, shopname, content, text, categories.get(category_id)?.name].join(" ").toLowerCase();

/** What names a list or its page, instead of a field of its rows. */
const OTHER = new Set(["page", "limit", "sort", "order", "facets"]);
/** Whose offers they are: every request has the same ones. */
const OWNERS = new Set(["id", "request_id", "sku_codes"]);

/**
 * @param {string} id operationId
 * @param {Fields} fields
 * @returns {Row[] | undefined} undefined for an operation that is not a list
 */
export function rowsFor(id, fields) {
  const all = id === "products.reviews" ? reviewsFor(fields) : allRows[id];
  if (all === undefined) return undefined;
  if (id === "categories.list") return childrenOf(all, fields.pid ?? 0) ?? [];
  if (id === "stores.search") return storesFor(all, fields);
  const asked = Object.entries(id === "addresses.areas" ? { pid: 0, ...fields } : fields);
  const found = all.filter((row) =>
    asked.every(([name, value]) => {
      if (OTHER.has(name) || isBlank(value)) return true;
      if (filters[name]) return filters[name](row, value);
      return OWNERS.has(name) || !(name in row) || same(row[name], value);
    }),
  );
  return sorted(found, fields);
}

/** Reviews of a product, or of all products of a store with the latest first. @param {Fields} fields */
export function reviewsFor({ id, shop_id }) {
  if (isBlank(shop_id)) return reviewsOf(id);
  const products = rowsFor("products.list", { shop_id }) ?? [];
  return products.flatMap((product) => reviewsOf(product.id)).toSorted((a, b) => b.createtime - a.createtime);
}

/**
 * As many of the example's reviews as the product counts: the numbers of a product and of its store fit them. Of a product that no list
 * has, the example's.
 * @param {unknown} id
 */
export function reviewsOf(id) {
  const reviews = allRows["products.reviews"] ?? [];
  const product = allRows["products.list"]?.find((row) => same(row.id, id));
  if (product === undefined) return reviews;
  return reviews.slice(0, product.comment_count).map((review, i) => {
    if (same(review.pro_id, id)) return review;
    const images = review.images.map((image) => image.replace(`/${review.pro_id}/`, `/${id}/`));
    return { ...review, id: Number(id) * 100 + i, pro_id: Number(id), images, spec: "" };
  });
}

/** How many of a product's reviews each filter leaves. @param {Row[]} reviews */
export function countsOf(reviews) {
  /** @param {string} name */
  const count = (name) => reviews.filter((row) => filters.filter?.(row, name)).length;
  const [good, mid, negative] = ["good", "mid", "negative"].map(count);
  return { all: reviews.length, image: count("image"), good, mid, negative };
}

/** @param {Row[]} rows @param {unknown} pid @returns {Row[] | undefined} the children of a category in a tree */
function childrenOf(rows, pid) {
  if (same(pid, 0)) return rows;
  const found = rows.find(({ id }) => same(id, pid));
  return found
    ? (found.childlist ?? [])
    : rows.map(({ childlist = [] }) => childrenOf(childlist, pid)).find(Boolean);
}

/** Stores by name, else those that sell what was searched. @param {Row[]} all @param {Fields} fields */
function storesFor(all, { search = "" }) {
  const named = all.filter((row) => filters.search?.(row, search));
  if (named.length > 0) return named;
  const selling = new Set(rowsFor("products.list", { search })?.map(({ shop_id }) => shop_id));
  return all.filter(({ id }) => selling.has(id));
}

/** @param {Row[]} rows @param {Fields} fields */
function sorted(rows, { sort, order }) {
  const name = String(sort);
  if (isBlank(sort) || !Object.hasOwn(rows[0] ?? {}, name)) return rows;
  const isAscending = order === undefined ? name === "price" || name === "title" : order === "asc";
  /** @param {Row} row */
  const by = (row) => {
    if (name === "price") return shownPrice(row);
    return typeof row[name] === "string" ? row[name].toLowerCase() : row[name];
  };
  return rows.toSorted((a, b) => {
    const [first, second] = isAscending ? [by(a), by(b)] : [by(b), by(a)];
    return first === second ? a.id - b.id : first < second ? -1 : 1;
  });
}

/** The categories of a store's products, the one with most products first. @param {number} shop */
export const categoriesOf = (shop) =>
  [...categories.values()]
    .map(({ id, name }) => ({ id, name, count: countIn(shop, id) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);

/** @param {number} shop @param {number} category */
const countIn = (shop, category) =>
  (rowsFor("products.list", { shop_id: shop }) ?? []).filter((row) => row.category_id === category).length;

/** Values of filters whose rows are counted. @type {Record<string, number[]>} */
const COUNTED = { min_rate: [90, 80, 60], ships_within: [24, 48, 72, 168] };

/** How many products one more filter would leave, where a request asks for it. @param {string} id @param {Fields} fields */
export function facetsFor(id, fields) {
  if (!same(fields.facets, 1)) return {};
  /** @param {string} name @param {unknown} value */
  const count = (name, value) => rowsFor(id, { ...fields, [name]: value })?.length ?? 0;
  const each = (name) => COUNTED[name]?.map((value) => ({ value, count: count(name, value) }));
  return {
    facets: {
      free_shipping: count("free_shipping", 1),
      in_stock: count("in_stock", 1),
      min_rate: each("min_rate"),
      ships_within: each("ships_within"),
    },
  };
}
