import type { OperationWithSchemas, Schema } from "marketplace-contract";
import { operationsById } from "marketplace-contract";
import { badFieldTexts, breakFields } from "./breakages";
import { HOSTILE_HEADERS, HOSTILE_TEXT } from "./hostile-text";
import type { Random } from "./random";
import { sampleFields } from "./samples";
import { type Plain, plain } from "./schemas";

/** One request as it is sent. */
export interface Attempt {
  readonly operation: string;
  /** Its fault; `hostile` when it conforms to the contract. */
  readonly kind: Kind | "hostile";
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | FormData;
}

type Parts = Omit<Attempt, "operation" | "kind">;
type Breakage = (target: Target, random: Random) => Parts | undefined;

/** Who the requests come from: tokens that are valid. */
export interface Senders {
  readonly user: string;
  readonly merchant: string;
}

interface Target {
  readonly operation: OperationWithSchemas;
  readonly query: Plain;
  readonly body: Plain;
}

const EMPTY: Schema = {};
/** Lists in lists, deeper than any recursion goes. */
const DEEP = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
const JSON_TYPE = { "content-type": "application/json" };
const FORM_TYPE = { "content-type": "application/x-www-form-urlencoded" };

const jsonParts = ({ operation }: Target, body: string, headers: Parts["headers"] = JSON_TYPE): Parts => ({
  method: operation.method,
  path: operation.path,
  headers,
  body,
});
const onlyPost = (target: Target, parts: () => Parts | undefined) =>
  target.operation.method === "POST" ? parts() : undefined;

function goodParts(target: Target, random: Random): Parts {
  const { operation, query, body } = target;
  const fields = new URLSearchParams();
  for (const [name, value] of Object.entries(sampleFields(query, random))) fields.set(name, String(value));
  const search = fields.size > 0 ? `?${fields}` : "";
  const parts = { method: operation.method, path: `${operation.path}${search}`, headers: {} };
  if (operation.method === "GET") return parts;
  return { ...parts, headers: JSON_TYPE, body: JSON.stringify(sampleFields(body, random)) };
}

/** Every way to break the contract. Each gives undefined where an operation can't be broken that way. */
const BREAKAGES = {
  field: (target, random) => {
    const broken = breakFields(target.body, sampleFields(target.body, random), random);
    return broken && jsonParts(target, JSON.stringify(broken));
  },
  query: ({ operation, query }, random) => {
    if (operation.method !== "GET" || query.fields.size === 0) return undefined;
    const [name, field] = random.pick([...query.fields]);
    const search = new URLSearchParams({ [name]: random.pick(badFieldTexts(field, random)) });
    return { method: "GET", path: `${operation.path}?${search}`, headers: {} };
  },
  form: (target, random) =>
    onlyPost(target, () => {
      const fields = [...target.body.fields].filter(([, field]) => field.fields.size === 0 && !field.items);
      const first = fields.length > 0 ? random.pick(fields) : undefined;
      if (!first) return undefined;
      const [name, field] = first;
      const text = random.pick(badFieldTexts(field, random));
      if (random.chance(0.5)) return jsonParts(target, `${new URLSearchParams({ [name]: text })}`, FORM_TYPE);
      const form = new FormData();
      form.set(name, text);
      return { method: "POST", path: target.operation.path, headers: {}, body: form };
    }),
  json: (target, random) =>
    onlyPost(target, () => {
      const whole = JSON.stringify({ ...sampleFields(target.body, random), z: random.pick(HOSTILE_TEXT) });
      const cut = whole.slice(0, 1 + random.below(whole.length - 1));
      const odd = [
        "{'a':1}",
        '{"a":1,}',
        "{a:1}",
        '{"a":NaN}',
        '{"a":01}',
        "\0",
        "{}{}",
        "[".repeat(500),
        '{"a":"\n"}',
      ];
      return jsonParts(target, random.chance(0.5) ? cut : random.pick(odd));
    }),
  root: (target, random) =>
    onlyPost(target, () => {
      const roots = [null, 0, -1e308, true, "text", [], [{}], [sampleFields(target.body, random)]];
      return jsonParts(target, random.chance(0.02) ? DEEP : JSON.stringify(random.pick(roots)));
    }),
  type: (target, random) =>
    onlyPost(target, () => {
      const body = JSON.stringify(sampleFields(target.body, random));
      const unread = [
        "text/plain",
        "application/xml",
        "",
        "application/octet-stream",
        "a/b; c=\xe9",
        "x".repeat(4_000),
      ];
      const torn = [
        "multipart/form-data",
        "multipart/form-data; boundary=",
        "multipart/form-data; boundary=x",
      ];
      const types = target.body.required.size > 0 ? [...unread, ...torn] : torn;
      return jsonParts(target, body, { "content-type": random.pick(types) });
    }),
  size: (target) =>
    onlyPost(target, () => jsonParts(target, "{}", { ...JSON_TYPE, "content-length": "99999999999" })),
  method: ({ operation }, random) => ({
    method: random.pick(["PUT", "PATCH", "DELETE", "PROPFIND", "X"]),
    path: operation.path,
    headers: JSON_TYPE,
    body: "{}",
  }),
  token: (target, random) =>
    target.operation.auth === "public"
      ? undefined
      : withHeaders(goodParts(target, random), { token: random.pick(["", ...HOSTILE_HEADERS]) }),
  key: (target, random) => {
    const keys = [
      "",
      "short",
      "x".repeat(65),
      "a b c d e f g",
      "key'; drop table--",
      "\xe9".repeat(10),
      "{}{}{}{}{}",
    ];
    return target.operation.idempotency === "key"
      ? withHeaders(goodParts(target, random), { "idempotency-key": random.pick(keys) })
      : undefined;
  },
  path: (target, random) => {
    const { path, ...parts } = goodParts(target, random);
    const tail = random.pick([
      "/",
      "/1",
      "%00",
      "%ff",
      "%2e%2e",
      ";a=b",
      `/${encodeURIComponent(random.pick(HOSTILE_TEXT))}`,
    ]);
    return { ...parts, path: `${path.replace(/\?.*/, "")}${tail}` };
  },
} satisfies Record<string, Breakage>;

export type Kind = keyof typeof BREAKAGES;
/** How often each is tried. */
const WEIGHTS: readonly Kind[] = [
  ...new Array<Kind>(10).fill("field"),
  ...([
    "query",
    "query",
    "form",
    "form",
    "json",
    "root",
    "type",
    "size",
    "method",
    "token",
    "key",
    "path",
  ] as const),
];

const withHeaders = (parts: Parts, headers: Parts["headers"]): Parts => ({
  ...parts,
  headers: { ...parts.headers, ...headers },
});

const TARGETS = Object.entries(operationsById).map(([id, operation]) => ({
  id,
  operation,
  query: plain(operation.query ?? EMPTY),
  body: plain(operation.body ?? EMPTY),
}));
const SAFE = TARGETS.filter(({ operation }) => operation.idempotency === "safe");
/** Without signing out, after which nothing would be tried any more. */
const WRITING = TARGETS.filter(
  ({ id, operation }) => operation.idempotency !== "safe" && id !== "auth.logout",
);

/** A request that no server may accept. */
export function malformed(senders: Senders, random: Random): Attempt {
  for (;;) {
    const found = random.pick(TARGETS);
    const kind = random.pick(WEIGHTS);
    const parts = BREAKAGES[kind](found, random);
    if (parts) return attempt(found.id, kind, parts, found.operation, senders, random);
  }
}

/** A request that keeps to the contract with the oddest values it allows: to an operation that only reads, or to one that writes. */
export function hostile(does: "read" | "write", senders: Senders, random: Random): Attempt {
  const found = random.pick(does === "read" ? SAFE : WRITING);
  const parts = goodParts(found, random);
  return attempt(found.id, "hostile", parts, found.operation, senders, random);
}

function attempt(
  operation: string,
  kind: Attempt["kind"],
  parts: Parts,
  { auth }: OperationWithSchemas,
  senders: Senders,
  random: Random,
): Attempt {
  const headers: Record<string, string> = {
    token: auth === "merchant" || random.chance(0.3) ? senders.merchant : senders.user,
    "idempotency-key": `key-${random.below(1_000_000_000)}`,
  };
  for (const name of ["accept-language", "origin", "user-agent", "x-forwarded-for", "prefer", "accept"]) {
    if (random.chance(0.1)) headers[name] = random.pick(HOSTILE_HEADERS);
  }
  return { operation, kind, ...parts, headers: { ...headers, ...parts.headers } };
}
