import { randomUUID } from "node:crypto";
import { operationsById } from "marketplace-contract";
import type { Fetch } from "../../../src/check/call";
import { type Fields, isFields, parseJson } from "../../../src/check/json";

/** What the one product costs: a sum that floats get wrong. */
export const PRICES = ["0.10", "0.20"];
const TOTAL = "0.30";

const routes = new Map(Object.values(operationsById).map((one) => [`${one.method} ${one.path}`, one]));

/** A market without faults for a few calls of members, whose names are their accounts. It honors idempotency keys. */
export function smallMarket(): Fetch & { readonly ordered: readonly string[] } {
  const sessions = new Map<string, string>();
  const answers = new Map<string, string>();
  const ordered: string[] = [];
  let offerHash = "terms1";

  const calls: Readonly<Record<string, (fields: Fields, member: string) => unknown>> = {
    "auth.login": ({ account }) => {
      const token = randomUUID();
      sessions.set(token, String(account));
      return { userinfo: { id: String(account), username: account, token } };
    },
    "site.config": () => ({ features: { idempotency: true } }),
    "account.get": (_fields, member) => ({ username: member, money: "5000.00" }),
    "orders.list": (_fields, member) => ({
      data: ordered.filter((name) => name.startsWith(member)).map((order_no) => ({ order_no })),
    }),
    "orders.get": ({ order_no }) => ({ order_no }),
    "orders.preview": () => ({
      total: TOTAL,
      price_token: `pt-${randomUUID()}`,
      goods: PRICES,
      address: { id: 1 },
    }),
    "orders.create": (_fields, member) => {
      ordered.push(`${member}${ordered.length}`);
      const order_no = ordered.at(-1);
      return {
        pay: { pay_no: `P-${order_no}`, order_nos: [order_no], total: TOTAL },
        orders: [{ order_no }],
      };
    },
    "payments.payWithBalance": ({ pay_no }) => ({ pay: { pay_no, order_nos: [], total: TOTAL } }),
    "offers.list": () => ({ data: [{ id: 7, terms_hash: offerHash, total: TOTAL }] }),
    "offers.accept": () => {
      offerHash = "terms2";
      return { pay: { pay_no: "P-offer", order_nos: [], total: TOTAL } };
    },
    "stores.toggleFollow": () => null,
  };

  const market: Fetch = async (url, init) => {
    const { pathname } = new URL(url);
    const operation = routes.get(`${init.method} ${pathname}`);
    const headers = new Headers(init.headers);
    const token = headers.get("token") ?? "";
    const member = sessions.get(token);
    if (!operation) return new Response("<h1>404</h1>", { status: 404 });
    if (operation.auth !== "public" && member === undefined) return envelope(401, null);
    const text = init.body instanceof Uint8Array ? Buffer.from(init.body).toString("utf8") : "";
    const json = parseJson(text);
    if (operation.id === "auth.logout") {
      sessions.delete(token);
      return envelope(1, null);
    }
    const key = `${operation.id} ${member} ${headers.get("idempotency-key") ?? randomUUID()}`;
    const known = operation.idempotency === "key" ? answers.get(key) : undefined;
    if (known !== undefined) return new Response(known);
    const answer = envelope(1, calls[operation.id]?.(isFields(json) ? json : {}, member ?? ""));
    answers.set(key, await answer.clone().text());
    return answer;
  };
  return Object.assign(market, { ordered });
}

const envelope = (code: number, data: unknown): Response =>
  Response.json({ code, msg: "", time: 1_795_175_706, data }, { status: code === 401 ? 401 : 200 });
