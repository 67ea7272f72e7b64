import type { MemberLists, MemberListsInput } from "marketplace-sdk";
import type { SentRequest } from "./device";

const NO_LISTS: MemberLists = { version: 0, cart: [], favorites: [] };

/** What a page finds again by its number, in any tab, and sends under a key that the client keeps: where, and by which field. */
const NUMBERED = [
  { kind: "payment", path: "/api/pay/balance", field: "pay_no" },
  { kind: "cancellation", path: "/api/order/cancel", field: "order_no" },
  { kind: "dispute", path: "/api/order/dispute", field: "order_no" },
  { kind: "refund", path: "/api/order/dispute_accept", field: "order_no" },
  { kind: "return of a withdrawal", path: "/api/withdraw/cancel", field: "id" },
] as const;
export type NumberedKind = (typeof NUMBERED)[number]["kind"];

/** What moves money, and must happen once. */
export type EffectKind = "order" | "withdrawal" | "recharge" | NumberedKind;

/** What the server did because of a request, and for whom. */
export interface Effect {
  readonly kind: EffectKind;
  /** The price token, the quote or the number: what the user agreed to. */
  readonly token: string;
  readonly member: string;
}

/**
 * The server in the contract's terms: sessions, whatever moves money under idempotency keys, and a member's lists with
 * their version. It does not notice that a price token, a quote or a number comes twice: only keys keep things from happening twice.
 */
export function createServer() {
  const sessions = new Map<string, string>();
  const answers = new Map<string, { body: string; answer: Answer }>();
  const lists = new Map<string, MemberLists>();
  const effects: Effect[] = [];
  let count = 0;

  const operations: Record<string, (request: Asked) => Answer> = {
    "/api/user/login": ({ input }) => {
      const member = String(input.account);
      const token = `t${++count}-of-${member}`;
      sessions.set(token, member);
      return ok({ userinfo: { id: Number(member), token, username: member } });
    },
    "/api/user/logout": ({ token }) => {
      if (token) sessions.delete(token);
      return ok(null);
    },
    "/api/order/create": (asked) => doOnce(asked, "order", asked.input.price_token),
    "/api/withdraw/create": (asked) => doOnce(asked, "withdrawal", asked.input.quote_id),
    "/api/recharge/create": (asked) => doOnce(asked, "recharge", asked.input.network),
    "/api/user/lists": ({ member }) => ok(lists.get(member) ?? NO_LISTS),
    "/api/user/lists_save": ({ member, body }) => {
      const { version, ...next }: MemberListsInput = JSON.parse(body);
      const { version: before, ...known } = lists.get(member) ?? NO_LISTS;
      if (JSON.stringify(next) === JSON.stringify(known)) return ok({ version: before });
      if (version !== before) return refusal("changed_elsewhere", { version: before });
      lists.set(member, { version: version + 1, ...next });
      return ok({ version: version + 1 });
    },
    "/api/user/index": ({ member }) => ok({ id: Number(member), money: "100" }),
  };

  for (const { kind, path, field } of NUMBERED)
    operations[path] = (asked) => doOnce(asked, kind, asked.input[field]);

  /** Once per key, with the same response each time. */
  function doOnce(asked: Asked, kind: EffectKind, what: unknown): Answer {
    const { member, key, body, path, isRefused } = asked;
    const known = answers.get(`${member} ${path} ${key}`);
    if (known) return known.body === body ? known.answer : { status: 422, body: envelope(422, null) };
    const token = String(what);
    // What was previewed for one member can't be ordered by another.
    const isForeign = !token.endsWith(`-for-${member}`);
    const reason = kind === "order" ? "price_changed" : "quote_changed";
    const answer = isRefused || isForeign ? refusal(reason) : ok(createdOf(kind, token));
    if (!isRefused && !isForeign) effects.push({ kind, token, member });
    if (key) answers.set(`${member} ${path} ${key}`, { body, answer });
    return answer;
  }

  return {
    effects,
    lists: (member: string) => lists.get(member) ?? NO_LISTS,
    /** Whose session a token is. */
    memberOf: (token: string) => sessions.get(token),
    /** Ends every session, as a change of the password does. */
    endSessions: () => sessions.clear(),
    receive({ token, path, key, body }: SentRequest, isRefused: boolean): Answer {
      const member = sessions.get(token ?? "");
      if (member === undefined && path !== "/api/user/login")
        return { status: 401, body: envelope(401, null) };
      const operation = operations[path];
      if (!operation) throw new Error(`The server does not know ${path}`);
      const input: Record<string, unknown> = JSON.parse(body || "{}");
      return operation({ member: member ?? "", token, path, key, body, input, isRefused });
    },
  };
}

interface Answer {
  readonly status: number;
  readonly body: object;
}

interface Asked {
  readonly member: string;
  readonly token: string | undefined;
  readonly path: string;
  readonly key: string | undefined;
  readonly body: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly isRefused: boolean;
}

const envelope = (code: number, data: unknown) => ({ code, msg: "Sentence", time: "1", data });
const ok = (data: unknown): Answer => ({ status: 200, body: envelope(1, data) });
const refusal = (error: string, more: object = {}): Answer => ({
  status: 200,
  body: envelope(0, { error, ...more }),
});

const createdOf = (kind: EffectKind, token: string): object =>
  kind === "order"
    ? { pay: { pay_no: `P-${token}`, status: "created" }, orders: [] }
    : { id: 1, order_no: token, amount: "5.00", status: "pending" };
