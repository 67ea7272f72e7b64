import { isFields, rowsOf } from "../../../src/check/json";
import { type Fault, types, withData, withField, withoutField, withRows } from "./mutators";

/** Values. */
export const typesFaults: readonly Fault[] = [
  types("sends money as a number", "products.get", withField("market_price", 29.9)),
  types("sends money with a currency", "account.get", withField("money", "$12.50")),
  types("sends a time as a date", "orders.get", withField("createtime", "2026-11-20T10:00:00Z")),
  types("sends an id that is null", "addresses.list", (r) =>
    withData(r, (data) => rowsOf(data).map((row) => ({ ...row, id: null }))),
  ),
  types("leaves out a required field", "stores.get", withoutField("shopname")),
  types("leaves a field out of its rows", "products.search", (r) =>
    withRows(r, (rows) => rows.map(({ title: _, ...row }) => row)),
  ),
  types("sends one row instead of a list", "recharges.methods", (r) =>
    withData(r, (data) => (isFields(data) ? { ...data, methods: {} } : data)),
  ),
  types("counts in text", "account.transactions", withField("total", "many")),
  types("sends pictures as objects", "products.get", withField("images", [{ src: "/a.svg" }])),
  types("sends null as data", "orders.preview", (r) => withData(r, () => null)),
  types("answers a list where a page belongs", "purchaseRequests.mine", (r) =>
    withData(r, (data) => rowsOf(data)),
  ),
  types("says yes instead of a truth value", "account.get", withField("has_fund_password", "yes")),
];
