import { isFields } from "../../src/check/json";
import { type Bend, envelope, fakeMarket } from "./fake-market";

/** Objects that may be empty, and then leave PHP as lists. */
const MAY_BE_EMPTY = new Set(["todo", "features", "limits", "buyer"]);
/** Money that a plug-in computed. */
const FLOATS = new Set(["price", "market_price", "total_amount", "freight"]);

/** Values as PHP and its drivers write them: digits in quotes, floats, lists for empty objects. */
function dialect(value: unknown, name = ""): unknown {
  if (Array.isArray(value)) return value.map((item) => dialect(item));
  if (isFields(value)) {
    if (MAY_BE_EMPTY.has(name)) return [];
    return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, dialect(field, key)]));
  }
  if (
    typeof value === "number" &&
    Number.isInteger(value) &&
    /(^id|_id|time|sales|stock|total|page)$/.test(name)
  ) {
    return String(value);
  }
  return FLOATS.has(name) && typeof value === "string" ? Number(value) : value;
}

const bend: Bend = (reply, { id, method }) => {
  if (method === "OPTIONS") return reply;
  const withCookie = { ...reply, headers: { ...reply.headers, "set-cookie": "PHPSESSID=abc; path=/" } };
  const body = isFields(reply.body) ? reply.body : {};
  // The exception handler writes the time as a number; controllers as text.
  if (body.code === 401) return { ...withCookie, body: { ...body, time: 1_795_175_706 } };
  // What is missing or not there is a plain refusal.
  if (body.code === 404 || body.code === 422) return { ...envelope(0), headers: withCookie.headers };
  const data =
    id === "account.get" ? { welcome: "Welcome back" } : id === "site.home" ? null : dialect(body.data);
  return { ...withCookie, body: { ...body, data } };
};

/** A small server that answers in the dialect of a stock FastAdmin. It routes the e-mail codes by POST only. */
export const fastAdmin = fakeMarket(bend, { "POST /api/ems/send": "auth.sendEmailCode" });
