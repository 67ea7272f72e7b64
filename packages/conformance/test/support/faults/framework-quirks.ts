import { respond } from "marketplace-contract/mock/respond.mjs";
import { fieldOf, isFields, rowsOf } from "../../../src/check/json";
import { BUYER, envelope, inBounds, MERCHANT, type Mutator } from "../fake-market";
import {
  example,
  type Fault,
  fault,
  headers,
  inRows,
  isSuccess,
  json,
  on,
  onPreflight,
  onSuccess,
  types,
  withData,
  withField,
  without,
  withRows,
} from "./mutators";

const number = (value: unknown, otherwise: number) => Number(value ?? otherwise);

const asFields = (value: unknown) => (isFields(value) ? value : {});

/** Takes every token that a login gave, also after an operation that ends it. */
function stateless(operation: string): Mutator {
  const ended = new Set<string>();
  return (reply, { id, token }) => {
    if (id === operation && isSuccess(reply)) ended.add(token);
    return id === "account.get" && ended.has(token) ? envelope(1, example("account.get")) : reply;
  };
}

/** What teams bring along from other frameworks, proxies and clients. */
export const frameworkQuirks: readonly Fault[] = [
  fault(
    "begins a page more when the last one is full",
    "products.list",
    "paging",
    onSuccess("products.list", (r) => {
      const page = json(r).data;
      return withField(
        "last_page",
        Math.floor(number(fieldOf(page, "total"), 0) / number(fieldOf(page, "per_page"), 1)) + 1,
      )(r);
    }),
  ),
  fault(
    "has a page size of its own",
    "purchaseRequests.list",
    "paging",
    onSuccess("purchaseRequests.list", (r) => withField("per_page", 20)(r)),
  ),
  fault(
    "lists in the order of its table",
    "account.transactions",
    "sorting",
    onSuccess("account.transactions", (r) =>
      withRows(r, (rows) => [...rows].sort((a, b) => Number(a.createtime) - Number(b.createtime))),
    ),
  ),
  fault(
    "answers 404 past the end",
    "orders.list",
    "past-the-end",
    onSuccess("orders.list", (r, { fields }) =>
      Number(fields.page) > 1 && rowsOf(json(r).data).length === 0 ? envelope(404) : r,
    ),
  ),
  fault(
    "finds everything",
    "products.search",
    "filter",
    onSuccess("products.search", (r, { fields }) =>
      withData(r, () => respond("products.list", inBounds({ ...fields, search: undefined })).data),
    ),
  ),
  fault(
    "ignores the highest price",
    "products.list",
    "filter",
    onSuccess("products.list", (r, { fields }) =>
      fields.max_price === undefined ? r : inRows("price", "99999.00")(inRows("from_price", undefined)(r)),
    ),
  ),
  fault(
    "answers a success without a body",
    "addresses.list",
    "envelope",
    onSuccess("addresses.list", (r) => ({ ...r, body: "" })),
  ),
  fault(
    "says 200 for success",
    "categories.list",
    "success",
    onSuccess("categories.list", (r) => ({ ...r, body: { ...json(r), code: 200 } })),
  ),
  fault(
    "forgets other origins when it says 401",
    "orders.get",
    "cors",
    on("orders.get", (r) => (r.status === 401 ? without(r, "access-control-allow-origin") : r)),
  ),
  fault(
    "sends the CORS header twice, once by the proxy",
    "site.config",
    "cors",
    on("site.config", (r) => headers(r, { "access-control-allow-origin": "*, *" })),
  ),
  fault(
    "wants a token in the preflight",
    "account.get",
    "preflight",
    onPreflight("account.get", () => envelope(401)),
  ),
  fault(
    "says 401 in HTML",
    "withdrawals.list",
    "envelope",
    on("withdrawals.list", (r) =>
      r.status === 401 ? headers({ ...r, body: "<h1>401</h1>" }, { "content-type": "text/html" }) : r,
    ),
  ),
  fault(
    "answers an error with status 400",
    "articles.get",
    "status",
    on("articles.get", (r) => (r.status === 422 ? { ...r, status: 400 } : r)),
  ),
  fault(
    "redirects anonymous calls to a login page",
    "messages.list",
    "envelope",
    on("messages.list", (r) =>
      r.status === 401 ? { status: 302, headers: { location: "/login" }, body: "" } : r,
    ),
  ),
  types("counts time in milliseconds", "orders.get", (r) =>
    withData(r, (data) => (isFields(data) ? { ...data, createtime: Number(data.createtime) * 1000 } : data)),
  ),
  types("sends rows by their number", "products.list", (r) =>
    withRows(r, (rows) => Object.fromEntries(rows.entries())),
  ),
  types("writes thousands with a comma", "account.get", withField("money", "1,234.50")),
  fault(
    "lists the orders of all users",
    "orders.list",
    "ownership",
    onSuccess("orders.list", (r, { token, fields }) =>
      token === MERCHANT ? withData(r, () => respond("orders.list", inBounds(fields)).data) : r,
    ),
  ),
  fault(
    "shows a store's orders to its buyers",
    "merchantOrders.get",
    "ownership",
    on("merchantOrders.get", (r, { token, fields }) =>
      token === BUYER && fields.order_no !== "X0"
        ? envelope(1, { ...asFields(example("merchantOrders.get")), order_no: fields.order_no })
        : r,
    ),
  ),
];

/** They only show when something is changed. */
export const mutationQuirks: readonly Fault[] = [
  {
    name: "signs tokens and forgets about them",
    operation: "auth.logout",
    rule: "unauthorized",
    mutate: stateless("auth.logout"),
    shownBy: "account.get",
  },
  {
    name: "keeps the sessions of an old password",
    operation: "auth.changePassword",
    rule: "unauthorized",
    mutate: stateless("auth.changePassword"),
    shownBy: "account.get",
  },
];
