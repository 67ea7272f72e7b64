/**
 * The list operations with their rows, filters and sort orders. The mock evaluates this table for every request, so filters, pages
 * and sort orders can be combined freely.
 */
import { areas } from "../fixtures/catalog/areas.mjs";
import { articleSummaries } from "../fixtures/catalog/articles.mjs";
import { categoryTree, withDescendants } from "../fixtures/catalog/categories.mjs";
import {
  productRow,
  settlementSums,
  settlements,
  shopCounts,
  shopOrders,
  shopOrdersOf,
  shopProducts,
  shopReviews,
} from "../fixtures/catalog/dashboard.mjs";
import {
  followedShops,
  isProduct,
  isStore,
  products,
  productsByCodes,
  reviewFigures,
  reviewsOf,
  reviewsOfStore,
  storeReviewFigures,
} from "../fixtures/catalog/derive.mjs";
import { loans } from "../fixtures/catalog/loans.mjs";
import { messages, unread } from "../fixtures/catalog/messages.mjs";
import { receivedFor, sentOffers } from "../fixtures/catalog/offers.mjs";
import { orderCounts, orders, ordersOf } from "../fixtures/catalog/orders.mjs";
import { recharges } from "../fixtures/catalog/recharges.mjs";
import { isOwnRequest, openRequests, ownRequests } from "../fixtures/catalog/requests.mjs";
import { correctedWords, findProducts, findStores, suggest } from "../fixtures/catalog/search.mjs";
import { moneyLog, withdrawals } from "../fixtures/catalog/withdrawals.mjs";
import { facetsOf } from "./facets.mjs";
import { same } from "./match.mjs";

/**
 * @typedef {object} List
 * @property {object[] | ((fields: Record<string, unknown>) => object[] | undefined)} rows undefined: the request names nothing
 *   that exists
 * @property {Record<string, (row: object, value: unknown) => boolean>} [filters] by request field; used when the field is sent
 * @property {Record<string, (row: object) => number | string>} [sorts] by the value of `sort`
 * @property {string[]} [ascending] values of `sort` that ascend unless `order` says otherwise; the others descend
 * @property {(fields: Record<string, unknown>, rows: object[]) => object} [head] what is next to the rows of a page; `rows` are
 *   all of the list, before any filter
 * @property {boolean} [paged] false: the answer is the rows
 */

const equals = (field) => (row, value) => same(row[field], value);
/** Keeps rows of a period, which excludes `to`. */
const between = (field) => ({
  from: (row, time) => row[field] >= Number(time),
  to: (row, time) => row[field] < Number(time),
});
const inCategory = (row, id) => same(id, 0) || withDescendants(Number(id)).has(row.category_id);
const matchesText =
  (...fields) =>
  (row, text) =>
    fields.some((field) => row[field].toLowerCase().includes(String(text).trim().toLowerCase()));

/** The fields that a card shows. */
const shownPrice = ({ price, from_price = price }) => Number(from_price);

const productFilters = {
  shop_id: equals("shop_id"),
  min_price: (row, least) => shownPrice(row) >= Number(least),
  max_price: (row, most) => shownPrice(row) <= Number(most),
  free_shipping: ({ freight_price }, only) => !same(only, 1) || Number(freight_price) === 0,
  min_rate: ({ good_rate }, least) => good_rate !== null && good_rate >= Number(least),
  in_stock: ({ stock }, only) => !same(only, 1) || stock > 0,
  ships_within: ({ ship_hours }, most) => ship_hours <= Number(most),
};
const listFilters = { ...productFilters, pid: inCategory, flag: ({ flags }, flag) => flags.includes(flag) };
const productSorts = {
  sorts: {
    sales: (row) => row.sales,
    price: shownPrice,
    createtime: (row) => row.createtime,
  },
  ascending: ["price"],
};

const reviewFilters = {
  image: ({ images }) => images.length > 0,
  good: ({ level }) => level === "good",
  mid: ({ level }) => level === "mid",
  negative: ({ level }) => level === "negative",
};

/** @type {Record<string, List>} by operationId */
export const lists = {
  "products.list": {
    rows: products,
    filters: listFilters,
    head: (fields, rows) => facetsOf(rows, listFilters, fields),
    ...productSorts,
  },
  "products.search": {
    rows: ({ search = "" }) => findProducts(correctedWords(search) ?? search),
    filters: productFilters,
    head: (fields, rows) => {
      const corrected = correctedWords(fields.search ?? "");
      return { ...(corrected && { corrected }), ...facetsOf(rows, productFilters, fields) };
    },
    ...productSorts,
  },
  "products.reviews": {
    rows: ({ id, shop_id }) => {
      if (id !== undefined) return isProduct(Number(id)) ? reviewsOf(Number(id)) : undefined;
      return isStore(Number(shop_id)) ? reviewsOfStore(Number(shop_id)) : undefined;
    },
    filters: { filter: (row, name) => reviewFilters[name]?.(row) ?? true },
    head: ({ id, shop_id }) =>
      id === undefined ? storeReviewFigures(Number(shop_id)) : reviewFigures(Number(id)),
  },
  "products.lookup": { rows: ({ sku_codes }) => productsByCodes([sku_codes ?? []].flat()), paged: false },
  "products.suggest": { rows: ({ search = "" }) => suggest(search), paged: false },
  "stores.search": { rows: ({ search = "" }) => findStores(search) },
  "stores.followed": { rows: followedShops },
  "categories.list": { rows: ({ pid = 0 }) => categoryTree(Number(pid)), paged: false },
  "articles.list": {
    rows: articleSummaries,
    filters: {
      ids: ({ category_id }, ids) =>
        String(ids)
          .split(",")
          .some((id) => same(id, category_id)),
    },
    paged: false,
  },
  "addresses.areas": {
    rows: ({ pid = 0 }) => areas.filter((row) => same(row.pid, pid)),
    paged: false,
  },
  "orders.list": {
    rows: ({ tab }) => (tab === undefined ? orders : ordersOf(tab)),
    head: () => ({ counts: orderCounts }),
  },
  "purchaseRequests.list": {
    rows: openRequests,
    filters: { category_id: inCategory, search: matchesText("title", "content") },
  },
  "purchaseRequests.mine": { rows: ownRequests },
  "offers.list": {
    rows: ({ request_id }) => (isOwnRequest(request_id) ? receivedFor(Number(request_id)) : undefined),
  },
  "recharges.list": { rows: recharges },
  "withdrawals.list": { rows: withdrawals, filters: { status: equals("status") } },
  "account.transactions": { rows: moneyLog, filters: { type: equals("type"), ...between("createtime") } },
  "messages.list": { rows: messages, head: () => ({ unread }) },
  "loans.list": { rows: loans },
  "merchantProducts.list": {
    rows: shopProducts.map(productRow),
    filters: { status: equals("status"), search: matchesText("title") },
    sorts: {
      updatetime: (row) => row.updatetime,
      title: (row) => row.title.toLowerCase(),
      price: (row) => Number(row.price),
      stock: (row) => row.stock,
      sales: (row) => row.sales,
    },
    ascending: ["title", "price"],
  },
  "merchantOrders.list": {
    rows: ({ tab }) => (tab === undefined ? shopOrders : shopOrdersOf(tab)),
    head: () => ({ counts: shopCounts }),
  },
  "merchantOffers.list": {
    rows: sentOffers,
    filters: { status: equals("status"), request_id: equals("request_id") },
  },
  "merchantReviews.list": {
    rows: shopReviews,
    filters: { pro_id: equals("pro_id"), replied: ({ reply }, wanted) => (reply === "") === same(wanted, 0) },
  },
  "merchant.settlements": {
    rows: settlements,
    filters: { status: equals("status"), ...between("available_at") },
    head: () => settlementSums,
  },
};
