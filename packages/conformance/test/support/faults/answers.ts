import { CORS, envelope } from "../fake-market";
import { type Fault, fault, headers, json, on, onPreflight, onSuccess, without } from "./mutators";

/** Envelope, status and headers. */
export const answersFaults: readonly Fault[] = [
  fault(
    "answers HTML",
    "site.config",
    "envelope",
    on("site.config", (r) => ({ ...r, body: "<h1>Hello</h1>" })),
  ),
  fault(
    "cuts its JSON off",
    "orders.list",
    "envelope",
    on("orders.list", (r) => ({ ...r, body: JSON.stringify(r.body).slice(0, -9) })),
  ),
  fault(
    "answers data without an envelope",
    "addresses.list",
    "envelope",
    onSuccess("addresses.list", (r) => ({ ...r, body: json(r).data })),
  ),
  fault(
    "writes the code as text",
    "loans.terms",
    "envelope",
    onSuccess("loans.terms", (r) => ({ ...r, body: { ...json(r), code: "1" } })),
  ),
  fault(
    "forgets the message",
    "messages.list",
    "envelope",
    on("messages.list", ({ body, ...r }) => ({ ...r, body: { ...json({ ...r, body }), msg: undefined } })),
  ),
  fault(
    "sends a message that is an object",
    "purchaseRequests.list",
    "envelope",
    onSuccess("purchaseRequests.list", (r) => ({ ...r, body: { ...json(r), msg: {} } })),
  ),
  fault(
    "answers 200 to who is not signed in",
    "account.get",
    "status",
    on("account.get", (r) => ({ ...r, status: 200 })),
  ),
  fault(
    "answers 201 to a success",
    "categories.list",
    "status",
    onSuccess("categories.list", (r) => ({ ...r, status: 201 })),
  ),
  fault(
    "answers 404 under status 200",
    "products.get",
    "status",
    on("products.get", (r) => ({ ...r, status: 200 })),
  ),
  fault(
    "answers a code that the contract does not know",
    "orders.get",
    "declared",
    on("orders.get", (r) => (r.status === 404 ? envelope(418) : r)),
  ),
  fault(
    "calls its JSON HTML",
    "products.list",
    "content-type",
    on("products.list", (r) => headers(r, { "content-type": "text/html" })),
  ),
  fault(
    "sets a cookie",
    "site.home",
    "cookies",
    on("site.home", (r) => headers(r, { "set-cookie": "id=1" })),
  ),
  fault(
    "lets no page read its answers",
    "stores.get",
    "cors",
    on("stores.get", (r) => without(r, "access-control-allow-origin")),
  ),
  fault(
    "lets another page read its answers",
    "auth.login",
    "cors",
    on("auth.login", (r) => headers(r, { "access-control-allow-origin": "https://other.example" })),
  ),
  fault(
    "answers no preflight",
    "payments.payWithBalance",
    "preflight",
    onPreflight("payments.payWithBalance", () => ({ status: 405, headers: CORS, body: "" })),
  ),
  fault(
    "forgets the token in the preflight",
    "orders.create",
    "preflight",
    onPreflight("orders.create", (r) =>
      headers(r, { "access-control-allow-headers": "content-type, accept-language, idempotency-key" }),
    ),
  ),
  fault(
    "forgets the key in the preflight",
    "withdrawals.create",
    "preflight",
    onPreflight("withdrawals.create", (r) =>
      headers(r, { "access-control-allow-headers": "content-type, accept-language, token" }),
    ),
  ),
  fault(
    "allows another origin in the preflight",
    "auth.sendEmailCode",
    "preflight",
    onPreflight("auth.sendEmailCode", (r) =>
      headers(r, { "access-control-allow-origin": "https://other.example" }),
    ),
  ),
];
