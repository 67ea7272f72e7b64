import { envelope } from "../fake-market";
import { type Fault, fault, json, on, onSuccess, openTo, withField } from "./mutators";

/** Success, sessions and errors. */
export const accessFaults: readonly Fault[] = [
  fault(
    "does not have an operation",
    "loans.list",
    "missing",
    on("loans.list", () => ({
      status: 404,
      headers: { "content-type": "text/html" },
      body: "<h1>404</h1>",
    })),
  ),
  fault(
    "fails what it should do",
    "withdrawals.methods",
    "success",
    onSuccess("withdrawals.methods", () => envelope(0)),
  ),
  fault(
    "fails",
    "loans.list",
    "success",
    onSuccess("loans.list", () => envelope(500)),
  ),
  fault(
    "shows an account to anonymous callers",
    "account.get",
    "unauthorized",
    on("account.get", (r, { token }) => (token === "" ? openTo({ username: "mira" })() : r)),
  ),
  fault(
    "answers 403 to who is not signed in",
    "orders.list",
    "unauthorized",
    on("orders.list", (r, { token }) => (token === "" ? envelope(403) : r)),
  ),
  fault(
    "answers anonymous calls with code 0",
    "merchant.dashboard",
    "unauthorized",
    on("merchant.dashboard", (r, { token }) => (token === "" ? envelope(0) : r)),
  ),
  fault(
    "lets anonymous calls change an address",
    "addresses.delete",
    "unauthorized",
    on("addresses.delete", (r, { token }) => (token === "" ? envelope(0) : r)),
  ),
  fault(
    "takes a token that it never gave",
    "messages.list",
    "wrong-token",
    on("messages.list", (r, seen) => (json(r).code === 401 && seen.token !== "" ? envelope(0) : r)),
  ),
  fault(
    "sends people with an old token away from the shop",
    "site.home",
    "wrong-token",
    on("site.home", (r, { token }) => (token === "" ? r : envelope(401))),
  ),
  fault(
    "searches for nothing",
    "products.search",
    "missing-field",
    on("products.search", (r, { fields }) =>
      fields.search === undefined
        ? envelope(1, { total: 0, per_page: 10, current_page: 1, last_page: 0, data: [] })
        : r,
    ),
  ),
  fault(
    "registers without a password",
    "auth.register",
    "missing-field",
    on("auth.register", (r, { fields }) =>
      fields.password === undefined ? openTo({ userinfo: { id: 1, token: "t" } })() : r,
    ),
  ),
  fault(
    "makes up a product",
    "products.get",
    "not-found",
    on("products.get", (r, { fields }) =>
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
    "orders.get",
    "asked",
    onSuccess("orders.get", withField("order_no", "O2026000000001")),
  ),
  fault(
    "fails by a name of its own",
    "orders.preview",
    "error-name",
    on("orders.preview", (r, { fields }) =>
      fields.items === undefined ? envelope(0, { error: "oh_no" }) : r,
    ),
  ),
];
