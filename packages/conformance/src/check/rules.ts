/** How much is at stake where a rule is broken. */
export type Severity = "critical" | "high" | "medium" | "low";

/** What is checked. */
export interface Rule {
  /** As reports, `--rule` and `--skip-rule` show it; stable, for baselines. */
  readonly name: RuleName;
  /** How much is at stake. */
  readonly severity: Severity;
  /** The sentence of the contract that servers are held to. A test finds every one in the contract. */
  readonly source: string;
}

const SUCCESS = "success, `data` is the result";
const HEADERS =
  "Send `token` (when known) and `Accept-Language` (the bare stored code: `en`, `tw`, `zh-CN`, default `en`) with every request.";
const NOT_YOURS = "not found, or not yours; show `msg`";
const MALFORMED = "a field is missing or malformed";
const BY_NAME =
  'They refuse by name: code 0 with `data: {"error": "price_changed", …}`, every name in `x-errors`.';
const BY_KEY = "`key` (only with an idempotency key the server supports)";

const table = {
  missing: ["medium", "All calls go to this one host."],
  envelope: [
    "high",
    'Every answer is an envelope: `{ "code": 1, "msg": "…", "time": 1795175706, "data": … }`.',
  ],
  status: ["medium", "the server answers with the same HTTP status"],
  declared: ["medium", "`code` decides, not the status line"],
  "content-type": ["low", "**Bodies** are JSON, uploads multipart."],
  cookies: ["low", "No cookies."],
  cors: ["high", HEADERS],
  preflight: ["high", HEADERS],
  types: ["high", SUCCESS],
  "error-name": ["medium", BY_NAME],
  success: ["high", SUCCESS],
  unauthorized: ["critical", "sign in first; missing and expired tokens look the same"],
  "wrong-token": ["high", "A wrong token is ignored by public operations and is 401 on all others."],
  "missing-field": ["medium", MALFORMED],
  bounds: ["medium", MALFORMED],
  "not-found": ["medium", NOT_YOURS],
  ownership: ["critical", NOT_YOURS],
  asked: ["high", SUCCESS],
  consistency: [
    "high",
    "Figures (sales, rate, stock) are measured by the server, never written by a client.",
  ],
  language: ["low", "`Accept-Language` (the bare stored code: `en`, `tw`, `zh-CN`, default `en`)"],
  "unknown-fields": ["low", "Unknown request fields are ignored"],
  "malformed-json": [
    "low",
    "malformed JSON is refused with 422, or counts as an empty body as on stock servers",
  ],
  paging: ["medium", "**Lists** take `page` (from 1) and `limit`."],
  "past-the-end": [
    "low",
    "A page past the end comes back with `current_page` clamped to `last_page` and no rows",
  ],
  sorting: ["medium", "Order of the rows; `default` is the server's own."],
  filter: ["medium", "Products by category, store or flag."],
  robust: ["high", MALFORMED],
  repeat: ["critical", BY_KEY],
  "named-error": ["high", BY_NAME],
  race: ["critical", BY_KEY],
  books: ["critical", "goods_amount + freight + tax. Nothing is ever added to it later."],
  transition: ["critical", "`completed` and `cancelled` are final."],
  effect: ["high", SUCCESS],
  "key-reuse": ["high", "a used `Idempotency-Key` came with another body"],
} as const satisfies Record<string, readonly [Severity, string]>;

/** Name of a rule. */
export type RuleName = keyof typeof table;

const ruleOf = (name: RuleName): Rule => ({ name, severity: table[name][0], source: table[name][1] });

/** True for the name of a rule. */
export const isRuleName = (name: string): name is RuleName => Object.hasOwn(table, name);

/** Every rule, in the order in which they are explained. */
export const rules: readonly Rule[] = Object.keys(table).filter(isRuleName).map(ruleOf);

/** A rule by its name. */
export const ruleNamed: (name: RuleName) => Rule = ruleOf;
