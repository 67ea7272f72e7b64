// Everything the mock answers: the named cases, every page of every list under its choices, and every row.
import { cases } from "../fixtures/build-examples.mjs";
import { areas } from "../fixtures/catalog/areas.mjs";
import { categories } from "../fixtures/catalog/categories.mjs";
import { products } from "../fixtures/catalog/derive.mjs";
import { networks } from "../fixtures/catalog/payments.mjs";
import { moneyLog, withdrawals } from "../fixtures/catalog/withdrawals.mjs";
import { items } from "../mock/items.mjs";
import { lists } from "../mock/lists.mjs";
import { respond } from "../mock/respond.mjs";

const each = (field, values) => values.map((value) => ({ [field]: value }));
const valuesOf = (rows, field) => [...new Set(rows.map((row) => row[field]))];

/** What requests choose, besides the page of a list and the id of a row. */
const choices = {
  "products.list": [
    ...each("pid", valuesOf(categories, "id")),
    ...each("flag", ["hot", "recommend", "month", "daily"]),
    ...each("sort", ["sales", "price", "createtime"]),
    { min_price: "10", max_price: "50", free_shipping: 1 },
  ],
  "products.search": each("search", ["teapot", "shoes", "steel", "unobtainium"]),
  "products.reviews": products.flatMap(({ id }) =>
    ["all", "image", "good", "mid", "negative"].map((filter) => ({ id, filter })),
  ),
  "products.suggest": each("search", ["t", "ho", "ex"]),
  "stores.search": each("search", ["steel", "harbour"]),
  "categories.list": each("pid", valuesOf(categories, "id")),
  "articles.list": each("ids", [1, "2,3", 99]),
  "addresses.areas": each("pid", valuesOf(areas, "id")),
  "orders.list": each("tab", ["all", "paid", "shipped", "received", "assess", "disputed"]),
  "purchaseRequests.list": [...each("category_id", valuesOf(categories, "id")), { search: "coffee" }],
  "withdrawals.list": each("status", valuesOf(withdrawals, "status")),
  "account.transactions": [
    ...each("type", valuesOf(moneyLog, "type")),
    { from: moneyLog.at(-1).createtime, to: moneyLog[0].createtime },
  ],
  "merchantProducts.list": [...each("status", ["on", "off", "review"]), { search: "teapot" }],
  "merchantOrders.list": each("tab", ["paid", "shipped", "received", "cancelled", "disputed"]),
  "payments.payWithCrypto": networks
    .filter(({ enabled }) => enabled)
    .map(({ coin, network }) => ({ coin, network })),
  "merchantProducts.setStatus": each("status", ["on", "off"]),
  "withdrawals.quote": [...each("amount", ["10", "20", "50.5", "200", "1000"]), { all: 1 }],
  "merchant.settlements": each("status", ["pending", "available"]),
};

/**
 * @typedef {{ operation: string, label: string, name?: string, status: number, fields?: Record<string, unknown>,
 *   value: { code: number, msg: string, data: any } }} Answer `name` of a case; `fields` of the request otherwise
 */

/** @param {string} operation its id @returns {Answer[]} */
export function answersOf(operation) {
  const named = cases[operation].map(({ name, status, body }) => ({
    operation,
    label: `${operation} ${name}`,
    name,
    status,
    value: body,
  }));
  const calculated = requestsOf(operation).flatMap((fields) => {
    const value = respond(operation, fields);
    const label = `${operation} ${JSON.stringify(fields)}`;
    return value === undefined ? [] : [{ operation, label, status: 200, fields, value }];
  });
  return [...named, ...calculated];
}

/** @returns {Answer[]} of all operations */
export const allAnswers = () => Object.keys(cases).flatMap(answersOf);

function requestsOf(operation) {
  const list = lists[operation];
  if (list !== undefined) {
    return [{}, ...(choices[operation] ?? [])].flatMap((fields) =>
      list.paged === false ? [fields] : everyPage(operation, fields),
    );
  }
  const { by, key = by, rows } = items[operation] ?? { rows: [{}] };
  const variants = choices[operation] ?? [{}];
  return rows.flatMap((row) => variants.map((fields) => (by ? { [by]: row[key], ...fields } : fields)));
}

/** A request for every page, and for one past the end. */
function everyPage(operation, fields) {
  const { last_page = 0 } = respond(operation, fields)?.data ?? {};
  return Array.from({ length: last_page + 1 }, (_, i) => ({ ...fields, page: i + 1 }));
}
