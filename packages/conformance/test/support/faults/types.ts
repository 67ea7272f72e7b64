import { isFields, rowsOf } from "../../../src/check/json";
import { type Fault, types, withData, withField, withoutField, withRows } from "./bends";

/** Values. */
export const typesFaults: readonly Fault[] = [
  types("sends money as a number", "index.proInfo", withField("price", 29.9)),
  types("sends money with a currency", "user.index", withField("money", "$12.50")),
  types("sends a time as a date", "order.info", withField("createtime", "2026-11-20T10:00:00Z")),
  types("sends an id that is null", "aera.index", (r) =>
    withData(r, (data) => rowsOf(data).map((row) => ({ ...row, id: null }))),
  ),
  types("leaves out a required field", "index.shopInfo", withoutField("shopname")),
  types("leaves a field out of its rows", "index.searchPro", (r) =>
    withRows(r, (rows) => rows.map(({ title: _, ...row }) => row)),
  ),
  types("sends one row instead of a list", "recharge.methods", (r) =>
    withData(r, (data) => (isFields(data) ? { ...data, methods: {} } : data)),
  ),
  types("counts in text", "user.moneyLog", withField("total", "many")),
  types("sends pictures as objects", "index.proInfo", withField("images", [{ src: "/a.svg" }])),
  types("sends null as data", "order.preview", (r) => withData(r, () => null)),
  types("answers a list where a page belongs", "request.my", (r) => withData(r, (data) => rowsOf(data))),
  types("says yes instead of a truth value", "user.index", withField("has_fund_password", "yes")),
];
