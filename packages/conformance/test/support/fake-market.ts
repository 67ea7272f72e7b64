import { isDeepStrictEqual } from "node:util";
import {
  type OperationWithSchemas,
  openapi,
  operationsById,
  resolveSchema,
  type Schema,
} from "marketplace-contract";
import { respond } from "marketplace-contract/mock/respond.mjs";
import { outsideOf } from "../../src/check/bounds";
import type { Fetch } from "../../src/check/call";
import { datesBetween } from "../../src/check/consistency/store";
import { type Fields, fieldOf, isFields, objectsIn, parseJson } from "../../src/check/json";
import { fieldsOf, requiredOf } from "../../src/check/requests";

/** Sessions of the fake market. */
export const BUYER = "11111111-3a7e-4b0f-9d41-0c5a8e2b7f13";
export const MERCHANT = "22222222-3a7e-4b0f-9d41-0c5a8e2b7f13";

/** A request as the fake market understood it. */
export interface Seen {
  readonly id: string;
  readonly operation: OperationWithSchemas;
  readonly method: string;
  readonly fields: Fields;
  readonly headers: Headers;
  readonly token: string;
}

/** What it answers. `body` is JSON unless it is text. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** A way to answer otherwise: gets the right answer, and the request. */
export type Mutator = (reply: Reply, seen: Seen) => Reply;

export const CORS = { "access-control-allow-origin": "*" };
const ALLOWED = "token, accept-language, content-type, idempotency-key";
const TYPE = { "content-type": "application/json; charset=utf-8" };
/** Names of one thing each. */
const NAMES = ["id", "article_id", "order_no", "pay_no", "request_id"];
/** What names look like here; X0 and 999999999 name nothing. */
const NAME = { no: /^[A-Z]\d{2,39}$/, id: /^((?!999999999$)[1-9]\d{0,9}|kyc:\w+)$/ };

const routes = new Map(Object.entries(operationsById).map(([id, one]) => [`${one.method} ${one.path}`, id]));

/** An answer in an envelope, with the status that belongs to its code. */
export const envelope = (code: number, data: unknown = null, msg = code === 1 ? "" : "Refused"): Reply => ({
  status: code >= 200 && code < 1000 ? code : 200,
  headers: { ...TYPE, ...CORS },
  body: { code, msg, time: "1795175706", data },
});

/**
 * A market without a database: it answers with the contract's examples, and knows tokens, owners, ids, pages and required
 * fields as a real one does. Without a mutate it breaks nothing.
 */
export function fakeMarket(
  mutate: Mutator = (reply) => reply,
  moved: Readonly<Record<string, string>> = {},
): Fetch {
  const bodies = new Map<string, string>();
  const sessions = new Set([BUYER, MERCHANT]);
  /** No two sessions have the same token. */
  let logins = 0;
  const newToken = () => `33333333-${++logins}`;
  /** A key is for one body. */
  const once = (seen: Seen): Reply => {
    const key = seen.headers.get("idempotency-key");
    const body = JSON.stringify(seen.fields);
    if (key === null || (bodies.get(key) ?? body) === body) {
      const reply = answer(seen, sessions, newToken);
      if (key !== null && isFields(reply.body) && reply.body.code === 1) bodies.set(key, body);
      return reply;
    }
    return envelope(422, { error: "idempotency_mismatch" });
  };
  return async (url, init) => {
    const { pathname, searchParams } = new URL(url);
    const method = init.method ?? "GET";
    const headers = new Headers(init.headers);
    const asked = method === "OPTIONS" ? (headers.get("access-control-request-method") ?? "") : method;
    const id = moved[`${asked} ${pathname}`] ?? routes.get(`${asked} ${pathname}`);
    const operation = id === undefined ? undefined : operationsById[id];
    if (
      id === undefined ||
      !operation ||
      Object.values(moved).includes(id) !== `${asked} ${pathname}` in moved
    ) {
      return new Response("<h1>404</h1>", { status: 404, headers: { "content-type": "text/html" } });
    }
    const body = init.body instanceof FormData ? Object.fromEntries(init.body) : parseJson(String(init.body));
    const fields = { ...Object.fromEntries(searchParams), ...(isFields(body) && body) };
    const seen = { id, operation, method, fields, headers, token: headers.get("token") ?? "" };
    const reply = mutate(method === "OPTIONS" ? preflight : once(seen), seen);
    const text = typeof reply.body === "string" ? reply.body : JSON.stringify(reply.body);
    return new Response(reply.status === 204 ? null : text, {
      status: reply.status,
      headers: { ...reply.headers },
    });
  };
}

const preflight: Reply = {
  status: 204,
  headers: { ...CORS, "access-control-allow-headers": ALLOWED, "access-control-allow-methods": "GET, POST" },
  body: "",
};

function answer(
  { id, operation, fields, token }: Seen,
  sessions: Set<string>,
  newToken: () => string,
): Reply {
  const isSignedIn = sessions.has(token);
  if (operation.auth !== "public" && !isSignedIn) return envelope(401, null, "Please log in first");
  if (operation.auth === "merchant" && token !== MERCHANT) return envelope(0, { error: "not_merchant" });
  const missing = requiredOf(operation).find((name) => fields[name] === undefined);
  if (missing !== undefined) return envelope(422, { error: "invalid", field: missing });
  const isOutside = operation.status === "provisional" && hasOutside(fieldsOf(operation), fields);
  if (isOutside) return envelope(422, { error: "invalid" });
  const name = NAMES.find((one) => one in fields);
  if (name !== undefined && !isName(name, fields[name])) return envelope(404);
  if (name !== undefined && operation.owner === "user" && token === MERCHANT) return envelope(404);

  const ok = respond(id, inBounds(fields));
  // The merchant has a store, and nothing of a buyer's.
  const isElsewhere = operation.owner === "user" && token === MERCHANT;
  if (isElsewhere && isPage(ok.data)) return envelope(1, { ...ok.data, total: 0, last_page: 0, data: [] });
  if (isElsewhere && Array.isArray(ok.data)) return envelope(1, []);
  if (id === "auth.login") {
    const token = newToken();
    sessions.add(token);
    return envelope(1, { userinfo: { ...fieldsIn(ok.data, "userinfo"), token } });
  }
  // Other tests of the same market use these two.
  const isOwn = token !== BUYER && token !== MERCHANT;
  if (isOwn && (id === "auth.logout" || id === "auth.changePassword")) sessions.delete(token);
  // By this number a checker knows one person from another.
  if (id === "account.get" && token === MERCHANT) return envelope(1, { ...fieldsIn(ok, "data"), id: 502 });
  // Users of the tests follow every store.
  if (id === "stores.get" && isSignedIn)
    return envelope(1, { ...fieldsIn(ok, "data"), ...fields, is_follow: 1 });
  if (id === "merchant.stats") return envelope(1, statsAsked(fieldsIn(ok, "data"), fields));
  return envelope(ok.code, aboutAsked(ok.data, fields));
}

/** The example's figures, all of them on the first of the days asked for. */
function statsAsked(stats: Fields, { from, to, by = "day" }: Fields): Fields {
  const { sales_amount, order_count } = stats;
  const series = datesBetween(String(from), String(to), String(by)).map((date, i) => ({
    date,
    sales_amount: i === 0 ? sales_amount : "0.00",
    order_count: i === 0 ? order_count : 0,
  }));
  return { ...stats, series };
}

/** Whether a field, or one of a line, is outside of its bounds. */
function hasOutside(schemas: ReadonlyMap<string, Schema>, fields: Fields): boolean {
  return [...schemas].some(([name, reference]) => {
    const value = fields[name];
    if (value === undefined || name === "page" || name === "limit") return false;
    if (outsideOf(reference).some(([outside]) => isDeepStrictEqual(outside, value))) return true;
    const { items } = resolveSchema(openapi, reference);
    if (!isFields(items)) return false;
    const { properties = {} } = resolveSchema<Schema>(openapi, items);
    return objectsIn(value).some((line) => hasOutside(new Map(Object.entries(properties)), line));
  });
}

/** Fields with a page and a limit within what every server allows. */
export const inBounds = ({ page, limit, ...fields }: Fields): Fields => ({
  ...fields,
  page: positive(page, 1),
  limit: Math.min(positive(limit, 10), 100),
});

function positive(value: unknown, otherwise: number): number {
  const number =
    typeof value === "number" || typeof value === "string" ? Math.trunc(Number(value)) : Number.NaN;
  return number >= 1 && number <= 1_000_000 ? number : otherwise;
}

const isPage = (data: unknown): data is Fields => isFields(data) && "per_page" in data;

const isName = (field: string, value: unknown): boolean =>
  (typeof value === "string" || typeof value === "number") &&
  (field.endsWith("_no") ? NAME.no : NAME.id).test(String(value));

const fieldsIn = (data: unknown, name: string): Fields => objectsIn([fieldOf(data, name)])[0] ?? {};

/** Rows without an example are answered with another row's. */
function aboutAsked(data: unknown, fields: Fields): unknown {
  if (!isFields(data)) return data;
  const asked = NAMES.flatMap((name) => {
    const field = name === "article_id" ? "id" : name;
    return name in fields && field in data ? [[field, fields[name]] as const] : [];
  });
  return { ...data, ...Object.fromEntries(asked) };
}
