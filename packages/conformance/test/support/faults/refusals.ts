import { envelope } from "../fake-market";
import { type Fault, fault, json, on, onSuccess, openTo, withField } from "./bends";

/** Success, sessions and refusals. */
export const refusalsFaults: readonly Fault[] = [
  fault(
    "refuses what it should do",
    "withdraw.methods",
    "success",
    onSuccess("withdraw.methods", () => envelope(0)),
  ),
  fault(
    "fails",
    "loan.list",
    "success",
    onSuccess("loan.list", () => envelope(500)),
  ),
  fault(
    "shows an account to everybody",
    "user.index",
    "unauthorized",
    on("user.index", (r, { token }) => (token === "" ? openTo({ username: "mira" })() : r)),
  ),
  fault(
    "answers 403 to who is not signed in",
    "order.list",
    "unauthorized",
    on("order.list", (r, { token }) => (token === "" ? envelope(403) : r)),
  ),
  fault(
    "refuses strangers with code 0",
    "merchant.center",
    "unauthorized",
    on("merchant.center", (r, { token }) => (token === "" ? envelope(0) : r)),
  ),
  fault(
    "lets strangers change an address",
    "aera.del",
    "unauthorized",
    on("aera.del", (r, { token }) => (token === "" ? envelope(0) : r)),
  ),
  fault(
    "takes a token that it never gave",
    "message.list",
    "wrong-token",
    on("message.list", (r, seen) => (json(r).code === 401 && seen.token !== "" ? envelope(0) : r)),
  ),
  fault(
    "sends people with an old token away from the shop",
    "index.index",
    "wrong-token",
    on("index.index", (r, { token }) => (token === "" ? r : envelope(401))),
  ),
  fault(
    "searches for nothing",
    "index.searchPro",
    "refusal",
    on("index.searchPro", (r, { fields }) =>
      fields.search === undefined
        ? envelope(1, { total: 0, per_page: 10, current_page: 1, last_page: 0, data: [] })
        : r,
    ),
  ),
  fault(
    "registers without a password",
    "user.register",
    "refusal",
    on("user.register", (r, { fields }) =>
      fields.password === undefined ? openTo({ userinfo: { id: 1, token: "t" } })() : r,
    ),
  ),
  fault(
    "makes up a product",
    "index.proInfo",
    "not-found",
    on("index.proInfo", (r, { fields }) =>
      r.status === 404 && fields.id === 999_999_999
        ? openTo({
            id: 1,
            shop_id: 1,
            shopname: "A",
            title: "B",
            image: "/c.svg",
            price: "1.00",
            images: [],
            specs: [],
            skus: [],
          })()
        : r,
    ),
  ),
  fault(
    "answers about another order",
    "order.info",
    "asked",
    onSuccess("order.info", withField("order_no", "O2026000000001")),
  ),
  fault(
    "refuses by a name of its own",
    "order.preview",
    "named-refusal",
    on("order.preview", (r, { fields }) =>
      fields.items === undefined ? envelope(0, { error: "oh_no" }) : r,
    ),
  ),
];
