import { operations, sampleInput, siblingOf } from "marketplace-contract";
import { type Fields, fieldOf, objectsIn, rowsOf } from "./json.js";
import { smallestLine } from "./smallest-line.js";

/** Reads what an operation answered when it was called as {@link inputs} say; undefined when it did not succeed. */
export type Read = (id: string) => Promise<unknown>;

/** Fields to call a reading operation with; undefined when the server holds nothing to ask for. */
type Ask = (read: Read) => Promise<Fields | undefined>;

/** Rows asked for at a time; few enough that most servers have a second page. */
export const LIMIT = 10;
/** The most rows that the contract lets a client request at a time. */
export const MAX_LIMIT = 100;

const DAY_MS = 86_400_000;

const nothing: Ask = async () => ({});
const list: Ask = async () => ({ limit: LIMIT });
const firstRow = async (read: Read, id: string): Promise<Fields | undefined> => rowsOf(await read(id))[0];

/** Asks with one field of the first row of a list. */
const fromFirst =
  (listId: string, field: string, as = field, more: Fields = {}): Ask =>
  async (read) => {
    const value = (await firstRow(read, listId))?.[field];
    return value === undefined || value === null || value === "" ? undefined : { [as]: value, ...more };
  };

/** Asks with a field of the row that has most of something. */
const fromMost =
  (listId: string, most: string, field: string, more: Fields = {}, as = field): Ask =>
  async (read) => {
    const [row] = rowsOf(await read(listId)).sort((a, b) => Number(b[most] ?? 0) - Number(a[most] ?? 0));
    return row?.[field] === undefined ? undefined : { [as]: row[field], ...more };
  };

/** Asks with the longest word of a text, which a search has to know. */
const word =
  (listId: string, field: string, more: Fields = {}): Ask =>
  async (read) => {
    const words = String((await firstRow(read, listId))?.[field] ?? "").match(/[\p{L}\p{N}]+/gu) ?? [];
    const [longest] = words.sort((a, b) => b.length - a.length);
    return longest === undefined ? undefined : { search: longest, ...more };
  };

/** An article of the help pages, or else one that the footer links to. */
const article: Ask = async (read) => {
  const listed = rowsOf(await read("articles.list")).find(({ title }) => title !== undefined);
  const links = objectsIn(fieldOf(await read("site.home"), "footer_news"));
  const found = listed ?? links.find(({ pid }) => String(pid) !== "0");
  return found && { article_id: found.id };
};

/** The code of something that is on sale; any other where the server has none. */
const skuCode: Ask = async (read) => {
  const product = await read("products.get");
  const codes = [product, ...objectsIn(fieldOf(product, "skus"))].map((row) => fieldOf(row, "sku_code"));
  return { sku_codes: [codes.find(Boolean) ?? "P1003-01"] };
};

/** As few pieces of a product as can be ordered. */
const cart: Ask = async (read) => {
  const product = await read("products.get");
  return fieldOf(product, "id") === undefined ? undefined : { items: [smallestLine(product)] };
};

/** A day in UTC, so many before today. */
const dayBefore = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

/** A sample of the contract, for the row that `get` is called with. */
const sampleFor =
  (id: string, get: Ask): Ask =>
  async (read) => {
    const known = await get(read);
    return known && sampleInput(id, known);
  };

const rows: Readonly<Record<string, Ask>> = {
  "products.get": fromFirst("products.list", "id"),
  "products.reviews": fromMost("products.list", "comment_count", "id", { filter: "all", limit: LIMIT }),
  "stores.get": fromFirst("products.list", "shop_id", "id"),
  "products.search": word("products.list", "title", { limit: LIMIT }),
  "stores.search": word("products.list", "shopname", { limit: LIMIT }),
  "products.lookup": skuCode,
  "products.suggest": word("products.list", "title"),
  "articles.get": article,
  "purchaseRequests.get": fromFirst("purchaseRequests.list", "id"),
  "offers.list": fromMost("purchaseRequests.mine", "quote_count", "id", { limit: LIMIT }, "request_id"),
  "merchantProducts.get": fromFirst("merchantProducts.list", "id"),
  "merchantOrders.list": async () => ({ tab: "all", limit: LIMIT }),
  "merchantOrders.get": fromFirst("merchantOrders.list", "order_no"),
  // As long as the contract allows, so that there is something to add up.
  "merchant.stats": async () => ({ from: dayBefore(91), to: dayBefore(0), by: "day" }),
  "orders.preview": cart,
  "orders.list": async () => ({ tab: "all", limit: LIMIT }),
  "orders.get": fromFirst("orders.list", "order_no"),
  "payments.get": fromFirst("orders.list", "pay_no"),
  "recharges.get": fromFirst("recharges.list", "id"),
  "withdrawals.get": fromFirst("withdrawals.list", "id"),
};

const derived = operations.flatMap(({ id, idempotency, inputRequired, output }) => {
  if (idempotency !== "safe") return [];
  const sibling = siblingOf(id);
  const get = sibling && rows[sibling];
  if (get) return [[id, sampleFor(id, get)] as const];
  if (inputRequired) return [[id, async () => sampleInput(id)] as const];
  return [[id, output.kind === "page" ? list : nothing] as const];
});

/**
 * How each operation that only reads is called, with what the server itself has shown before. What can be called with a sample of
 * the contract, or with the row that its resource's `get` is called with, has no row here.
 */
export const inputs: Readonly<Record<string, Ask>> = { ...Object.fromEntries(derived), ...rows };
