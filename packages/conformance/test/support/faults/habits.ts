import { fieldOf, isFields, rowsOf } from "../../../src/check/json";
import { pageOf } from "../fake-lists";
import { type Bend, BUYER, envelope, MERCHANT } from "../fake-market";
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
} from "./bends";

const number = (value: unknown, otherwise: number) => Number(value ?? otherwise);

const asFields = (value: unknown) => (isFields(value) ? value : {});

/** Takes every token that a login gave, also after an operation that ends it. */
function stateless(operation: string): Bend {
  const ended = new Set<string>();
  return (reply, { id, token }) => {
    if (id === operation && isSuccess(reply)) ended.add(token);
    return id === "user.index" && ended.has(token) ? envelope(1, example("user.index")) : reply;
  };
}

/** What teams bring along from other frameworks, proxies and clients. */
export const habitsFaults: readonly Fault[] = [
  fault(
    "begins a page more when the last one is full",
    "index.pro",
    "paging",
    onSuccess("index.pro", (r) => {
      const page = json(r).data;
      return withField(
        "last_page",
        Math.floor(number(fieldOf(page, "total"), 0) / number(fieldOf(page, "per_page"), 1)) + 1,
      )(r);
    }),
  ),
  fault(
    "has a page size of its own",
    "request.list",
    "paging",
    onSuccess("request.list", (r) => withField("per_page", 20)(r)),
  ),
  fault(
    "lists in the order of its table",
    "user.moneyLog",
    "sorting",
    onSuccess("user.moneyLog", (r) =>
      withRows(r, (rows) => [...rows].sort((a, b) => Number(a.createtime) - Number(b.createtime))),
    ),
  ),
  fault(
    "answers 404 past the end",
    "order.list",
    "past-the-end",
    onSuccess("order.list", (r, { fields }) =>
      Number(fields.page) > 1 && rowsOf(json(r).data).length === 0 ? envelope(404) : r,
    ),
  ),
  fault(
    "finds everything",
    "index.searchPro",
    "filter",
    onSuccess("index.searchPro", (r, { fields }) =>
      withData(r, (data) => ({
        ...asFields(data),
        ...pageOf(rowsOf(example("index.searchPro")), { ...fields, search: undefined }),
      })),
    ),
  ),
  fault(
    "ignores the highest price",
    "index.pro",
    "filter",
    onSuccess("index.pro", (r, { fields }) =>
      fields.max_price === undefined ? r : inRows("price", "99999.00")(r),
    ),
  ),
  fault(
    "answers a success without a body",
    "aera.index",
    "envelope",
    onSuccess("aera.index", (r) => ({ ...r, body: "" })),
  ),
  fault(
    "says 200 for success",
    "index.category",
    "success",
    onSuccess("index.category", (r) => ({ ...r, body: { ...json(r), code: 200 } })),
  ),
  fault(
    "forgets other origins when it says 401",
    "order.info",
    "cors",
    on("order.info", (r) => (r.status === 401 ? without(r, "access-control-allow-origin") : r)),
  ),
  fault(
    "sends the CORS header twice, once by the proxy",
    "index.config",
    "cors",
    on("index.config", (r) => headers(r, { "access-control-allow-origin": "*, *" })),
  ),
  fault(
    "wants a token in the preflight",
    "user.index",
    "preflight",
    onPreflight("user.index", () => envelope(401)),
  ),
  fault(
    "says 401 in HTML",
    "withdraw.list",
    "envelope",
    on("withdraw.list", (r) =>
      r.status === 401 ? headers({ ...r, body: "<h1>401</h1>" }, { "content-type": "text/html" }) : r,
    ),
  ),
  fault(
    "refuses under status 400",
    "article.detail",
    "status",
    on("article.detail", (r) => (r.status === 422 ? { ...r, status: 400 } : r)),
  ),
  fault(
    "sends strangers to a login page",
    "message.list",
    "envelope",
    on("message.list", (r) =>
      r.status === 401 ? { status: 302, headers: { location: "/login" }, body: "" } : r,
    ),
  ),
  types("counts time in milliseconds", "order.info", (r) =>
    withData(r, (data) => (isFields(data) ? { ...data, createtime: Number(data.createtime) * 1000 } : data)),
  ),
  types("sends rows by their number", "index.pro", (r) =>
    withRows(r, (rows) => Object.fromEntries(rows.entries())),
  ),
  types("writes thousands with a comma", "user.index", withField("money", "1,234.50")),
  fault(
    "lists everybody's orders",
    "order.list",
    "ownership",
    onSuccess("order.list", (r, { token, fields }) =>
      token === MERCHANT ? withData(r, () => pageOf(rowsOf(example("order.list")), fields)) : r,
    ),
  ),
  fault(
    "shows a store's orders to its buyers",
    "merchant.orderInfo",
    "ownership",
    on("merchant.orderInfo", (r, { token, fields }) =>
      token === BUYER && fields.order_no !== "X0"
        ? envelope(1, { ...asFields(example("merchant.orderInfo")), order_no: fields.order_no })
        : r,
    ),
  ),
];

/** They show themselves only when somebody writes. */
export const writingHabits: readonly Fault[] = [
  {
    name: "signs tokens and forgets about them",
    operation: "user.logout",
    rule: "unauthorized",
    bend: stateless("user.logout"),
    shownBy: "user.index",
  },
  {
    name: "keeps the sessions of an old password",
    operation: "user.change",
    rule: "unauthorized",
    bend: stateless("user.change"),
    shownBy: "user.index",
  },
];
