import { fieldOf, rowsOf } from "../../../src/check/json";
import { envelope } from "../fake-market";
import { example, type Fault, fault, inRows, json, on, onSuccess, withField, withRows } from "./bends";

/** Pages, order and filters. */
export const listsFaults: readonly Fault[] = [
  fault(
    "counts a row too many",
    "merchant.proList",
    "paging",
    onSuccess("merchant.proList", (r) => withField("total", Number(fieldOf(json(r).data, "total")) + 1)(r)),
  ),
  fault(
    "numbers pages from 0",
    "order.list",
    "paging",
    onSuccess("order.list", (r) =>
      withField("current_page", Math.max(Number(fieldOf(json(r).data, "current_page")) - 1, 0))(r),
    ),
  ),
  fault(
    "sends the first page again and again",
    "index.pro",
    "paging",
    onSuccess("index.pro", (r, seen) =>
      seen.fields.page === 2 ? inRows("id", rowsOf(example("index.pro"))[0]?.id)(r) : r,
    ),
  ),
  fault(
    "ignores the limit",
    "user.moneyLog",
    "paging",
    onSuccess("user.moneyLog", (r, { fields }) =>
      fields.limit === 1 ? withRows(r, (rows) => [...rows, ...rows]) : r,
    ),
  ),
  fault(
    "goes on past the end",
    "message.list",
    "past-the-end",
    onSuccess("message.list", (r, { fields }) =>
      Number(fields.page) > 2 && rowsOf(json(r).data).length === 0
        ? withRows(r, () => [{ id: 1, type: "order", title: "A", content: "B", is_read: 0, createtime: 1 }])
        : r,
    ),
  ),
  fault(
    "sorts prices as text",
    "index.pro",
    "sorting",
    onSuccess("index.pro", (r, { fields }) =>
      fields.sort === "price"
        ? withRows(r, (rows) => [...rows].sort((a, b) => (String(a.price) < String(b.price) ? -1 : 1)))
        : r,
    ),
  ),
  fault(
    "mixes in other stores",
    "index.searchPro",
    "filter",
    onSuccess("index.searchPro", (r, { fields }) =>
      fields.shop_id === undefined ? r : inRows("shop_id", 999)(r),
    ),
  ),
  fault(
    "ignores the lowest price",
    "index.pro",
    "filter",
    onSuccess("index.pro", (r, { fields }) =>
      fields.min_price === undefined ? r : inRows("price", "0.01")(r),
    ),
  ),
  fault(
    "shows orders to others",
    "pay.info",
    "ownership",
    on("pay.info", (r, { fields, token }) =>
      r.status === 404 && token.startsWith("2222") && fields.pay_no !== "X0"
        ? envelope(1, example("pay.info"))
        : r,
    ),
  ),
];
