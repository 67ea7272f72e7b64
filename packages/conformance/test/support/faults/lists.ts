import { respond } from "marketplace-contract/mock/respond.mjs";
import { type Fields, fieldOf, isFields, rowsOf } from "../../../src/check/json";
import { envelope } from "../fake-market";
import {
  example,
  type Fault,
  fault,
  inRows,
  json,
  on,
  onSuccess,
  withData,
  withField,
  withRows,
} from "./mutators";

const asPage = (data: unknown): Fields => (isFields(data) ? data : {});

/** Pages, order and filters. */
export const listsFaults: readonly Fault[] = [
  fault(
    "counts rows that it does not show",
    "products.list",
    "paging",
    onSuccess("products.list", (r, { fields }) => {
      const { total, per_page } = asPage(json(r).data);
      const [count, size] = [Number(total) + 1, Number(per_page)];
      const rows = rowsOf(json(r).data).length;
      const isLast = rows < size || Number(fields.page ?? 1) * size >= count;
      if (isLast && count % size !== 1) return withField("total", count)(r);
      return withField("last_page", Math.ceil(count / size))(withField("total", count)(r));
    }),
  ),
  fault(
    "counts a row too many",
    "merchantProducts.list",
    "paging",
    onSuccess("merchantProducts.list", (r) =>
      withField("total", Number(fieldOf(json(r).data, "total")) + 1)(r),
    ),
  ),
  fault(
    "numbers pages from 0",
    "orders.list",
    "paging",
    onSuccess("orders.list", (r) =>
      withField("current_page", Math.max(Number(fieldOf(json(r).data, "current_page")) - 1, 0))(r),
    ),
  ),
  fault(
    "sends the first page again and again",
    "products.list",
    "paging",
    onSuccess("products.list", (r, seen) =>
      seen.fields.page === 2 ? inRows("id", rowsOf(example("products.list"))[0]?.id)(r) : r,
    ),
  ),
  fault(
    "begins with its oldest page",
    "messages.list",
    "sorting",
    onSuccess("messages.list", (r, { fields }) =>
      fields.page === 2 ? inRows("createtime", 1_900_000_000)(r) : r,
    ),
  ),
  fault(
    "lists nothing without a category",
    "products.list",
    "filter",
    onSuccess("products.list", (r, { fields }) =>
      fields.pid === undefined
        ? withField(
            "current_page",
            1,
          )(withField("last_page", 1)(withField("total", 0)(withRows(r, () => []))))
        : r,
    ),
  ),
  fault(
    "begins with another row where one is asked for",
    "merchantProducts.list",
    "sorting",
    onSuccess("merchantProducts.list", (r, { fields }) => (fields.limit === 1 ? inRows("id", 77)(r) : r)),
  ),
  fault(
    "ignores the limit",
    "account.transactions",
    "paging",
    onSuccess("account.transactions", (r, { fields }) =>
      fields.limit === 1 ? withRows(r, (rows) => [...rows, ...rows]) : r,
    ),
  ),
  fault(
    "goes on past the end",
    "messages.list",
    "past-the-end",
    onSuccess("messages.list", (r, { fields }) =>
      Number(fields.page) > 2 && rowsOf(json(r).data).length === 0
        ? withRows(r, () => [{ id: 1, type: "order", title: "A", content: "B", is_read: 0, createtime: 1 }])
        : r,
    ),
  ),
  fault(
    "sorts prices as text",
    "products.list",
    "sorting",
    onSuccess("products.list", (r, { fields }) =>
      fields.sort === "price"
        ? withRows(r, (rows) => [...rows].sort((a, b) => (String(a.price) < String(b.price) ? -1 : 1)))
        : r,
    ),
  ),
  fault(
    "sorts by the price of one piece",
    "products.list",
    "sorting",
    onSuccess("products.list", (r, { fields }) =>
      fields.sort === "price" && fields.order === "asc"
        ? withRows(r, (rows) => [...rows].sort((a, b) => Number(a.price) - Number(b.price)))
        : r,
    ),
  ),
  fault(
    "hides what only costs so little in large quantities",
    "products.list",
    "filter",
    onSuccess("products.list", (r, { fields: { max_price } }) =>
      max_price === undefined
        ? r
        : withRows(r, (rows) => rows.filter(({ price }) => Number(price) <= Number(max_price))),
    ),
  ),
  fault(
    "mixes in other stores",
    "products.search",
    "filter",
    onSuccess("products.search", (r, { fields }) =>
      fields.shop_id === undefined ? r : inRows("shop_id", 999)(r),
    ),
  ),
  fault(
    "ignores the lowest price",
    "products.list",
    "filter",
    onSuccess("products.list", (r, { fields }) =>
      fields.min_price === undefined ? r : inRows("price", "0.01")(inRows("from_price", undefined)(r)),
    ),
  ),
  fault(
    "shows what is sold out",
    "products.list",
    "filter",
    onSuccess("products.list", (r, { fields }) =>
      fields.in_stock === undefined ? r : inRows("stock", 0)(r),
    ),
  ),
  fault(
    "shows what has no reviews among the best",
    "products.search",
    "filter",
    onSuccess("products.search", (r, { fields }) =>
      fields.min_rate === undefined
        ? r
        : inRows("comment_count", 0)(inRows("rating", null)(inRows("good_rate", null)(r))),
    ),
  ),
  fault(
    "shows orders of every state behind a tab",
    "orders.list",
    "filter",
    onSuccess("orders.list", (r, { fields }) =>
      fields.tab === "paid" ? { ...r, body: { ...json(r), data: example("orders.list") } } : r,
    ),
  ),
  fault(
    "shows what ships too late",
    "products.list",
    "filter",
    onSuccess("products.list", (r, { fields }) =>
      fields.ships_within === undefined ? r : inRows("ship_hours", 9_999)(r),
    ),
  ),
  fault(
    "counts a product too many beside a filter",
    "products.list",
    "filter",
    onSuccess("products.list", (r) => {
      const facets = fieldOf(json(r).data, "facets");
      if (!isFields(facets)) return r;
      return withField("facets", { ...facets, in_stock: Number(facets.in_stock) + 1 })(r);
    }),
  ),
  fault(
    "says other words than it searched by",
    "products.search",
    "filter",
    onSuccess("products.search", (r, { fields }) => {
      const isFound = rowsOf(json(r).data).length > 0;
      if (isFound || fields.search === "unobtainium") return r;
      return withField("corrected", "unobtainium")(withData(r, () => respond("products.list", {}).data));
    }),
  ),
  fault(
    "says that products have some of the words, and shows none",
    "products.search",
    "filter",
    onSuccess("products.search", (r) =>
      rowsOf(json(r).data).length > 0 ? r : withField("is_partial", 1)(r),
    ),
  ),
  fault(
    "shows orders to others",
    "payments.get",
    "ownership",
    on("payments.get", (r, { fields, token }) =>
      r.status === 404 && token.startsWith("2222") && fields.pay_no !== "X0"
        ? envelope(1, example("payments.get"))
        : r,
    ),
  ),
];
