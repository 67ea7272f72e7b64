import { CORS, envelope } from "../fake-market";
import { type Fault, fault, headers, json, on, onPreflight, onSuccess, without } from "./bends";

/** Envelope, status and headers. */
export const answersFaults: readonly Fault[] = [
  fault(
    "answers HTML",
    "index.config",
    "envelope",
    on("index.config", (r) => ({ ...r, body: "<h1>Hello</h1>" })),
  ),
  fault(
    "cuts its JSON off",
    "order.list",
    "envelope",
    on("order.list", (r) => ({ ...r, body: JSON.stringify(r.body).slice(0, -9) })),
  ),
  fault(
    "answers data without an envelope",
    "aera.index",
    "envelope",
    onSuccess("aera.index", (r) => ({ ...r, body: json(r).data })),
  ),
  fault(
    "writes the code as text",
    "loan.index",
    "envelope",
    onSuccess("loan.index", (r) => ({ ...r, body: { ...json(r), code: "1" } })),
  ),
  fault(
    "forgets the message",
    "message.list",
    "envelope",
    on("message.list", ({ body, ...r }) => ({ ...r, body: { ...json({ ...r, body }), msg: undefined } })),
  ),
  fault(
    "sends a message that is an object",
    "request.list",
    "envelope",
    onSuccess("request.list", (r) => ({ ...r, body: { ...json(r), msg: {} } })),
  ),
  fault(
    "answers 200 to who is not signed in",
    "user.index",
    "status",
    on("user.index", (r) => ({ ...r, status: 200 })),
  ),
  fault(
    "answers 201 to a success",
    "index.category",
    "status",
    onSuccess("index.category", (r) => ({ ...r, status: 201 })),
  ),
  fault(
    "answers 404 under status 200",
    "index.proInfo",
    "status",
    on("index.proInfo", (r) => ({ ...r, status: 200 })),
  ),
  fault(
    "answers a code that the contract does not know",
    "order.info",
    "declared",
    on("order.info", (r) => (r.status === 404 ? envelope(418) : r)),
  ),
  fault(
    "calls its JSON HTML",
    "index.pro",
    "content-type",
    on("index.pro", (r) => headers(r, { "content-type": "text/html" })),
  ),
  fault(
    "sets a cookie",
    "index.index",
    "cookies",
    on("index.index", (r) => headers(r, { "set-cookie": "id=1" })),
  ),
  fault(
    "lets no page read its answers",
    "index.shopInfo",
    "cors",
    on("index.shopInfo", (r) => without(r, "access-control-allow-origin")),
  ),
  fault(
    "lets another page read its answers",
    "user.login",
    "cors",
    on("user.login", (r) => headers(r, { "access-control-allow-origin": "https://other.example" })),
  ),
  fault(
    "answers no preflight",
    "pay.balance",
    "preflight",
    onPreflight("pay.balance", () => ({ status: 405, headers: CORS, body: "" })),
  ),
  fault(
    "forgets the token in the preflight",
    "order.create",
    "preflight",
    onPreflight("order.create", (r) =>
      headers(r, { "access-control-allow-headers": "content-type, accept-language, idempotency-key" }),
    ),
  ),
  fault(
    "forgets the key in the preflight",
    "withdraw.create",
    "preflight",
    onPreflight("withdraw.create", (r) =>
      headers(r, { "access-control-allow-headers": "content-type, accept-language, token" }),
    ),
  ),
  fault(
    "allows another origin in the preflight",
    "ems.send",
    "preflight",
    onPreflight("ems.send", (r) => headers(r, { "access-control-allow-origin": "https://other.example" })),
  ),
];
