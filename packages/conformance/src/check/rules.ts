/**
 * What is checked, and the sentence of the contract each rule holds servers to. A test finds every sentence in the contract.
 */
const table = {
  missing: "All calls go to this one host.",
  envelope: 'Every answer is an envelope: `{ "code": 1, "msg": "…", "time": 1795175706, "data": … }`.',
  status: "the server answers with the same HTTP status",
  declared: "`code` decides, not the status line",
  "content-type": "**Bodies** are JSON, uploads multipart.",
  cookies: "No cookies.",
  cors: "Send `token` (when known) and `Accept-Language` (the bare stored code: `en`, `tw`, `zh-CN`, default `en`) with every request.",
  preflight:
    "Send `token` (when known) and `Accept-Language` (the bare stored code: `en`, `tw`, `zh-CN`, default `en`) with every request.",
  types: "success, `data` is the result",
  "error-name":
    'They refuse by name: code 0 with `data: {"error": "price_changed", …}`, every name in `x-errors`.',
  success: "success, `data` is the result",
  unauthorized: "sign in first; missing and expired tokens look the same",
  "wrong-token": "A wrong token is ignored by public operations and is 401 on all others.",
  "missing-field": "a field is missing or malformed",
  bounds: "a field is missing or malformed",
  "not-found": "not found, or not yours; show `msg`",
  ownership: "not found, or not yours; show `msg`",
  // Findings bring the operation's own description.
  asked: "success, `data` is the result",
  consistency: "Figures (sales, rate, stock) are measured by the server, never written by a client.",
  language: "`Accept-Language` (the bare stored code: `en`, `tw`, `zh-CN`, default `en`)",
  "unknown-fields": "Unknown request fields are ignored",
  "malformed-json": "malformed JSON is refused with 422, or counts as an empty body as on stock servers",
  paging: "**Lists** take `page` (from 1) and `limit`.",
  "past-the-end": "A page past the end comes back with `current_page` clamped to `last_page` and no rows",
  sorting: "Order of the rows; `default` is the server's own.",
  filter: "Products by category, store or flag.",
  robust: "a field is missing or malformed",
  repeat: "`key` (only with an idempotency key the server supports)",
  "named-error":
    'They refuse by name: code 0 with `data: {"error": "price_changed", …}`, every name in `x-errors`.',
  race: "`key` (only with an idempotency key the server supports)",
  books: "goods_amount + freight + tax. Nothing is ever added to it later.",
  transition: "`completed` and `cancelled` are final.",
  effect: "success, `data` is the result",
  "key-reuse": "a used `Idempotency-Key` came with another body",
} as const;

/** Name of a rule, as reports show it. */
export type Rule = keyof typeof table;

/** The sentence of the contract behind a rule. */
export const sentenceOf: Readonly<Record<Rule, string>> = table;

/** All rules in the order they are explained. */
export const rules: readonly Rule[] = Object.keys(table).filter((name): name is Rule =>
  Object.hasOwn(table, name),
);
