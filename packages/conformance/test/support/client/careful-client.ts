import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { operationsById } from "marketplace-contract";
import { type Fields, fieldOf, isFields, objectsIn, parseJson } from "../../../src/check/json";
import { canonical } from "../../../src/client/history";

/** What a client gets wrong, called like the rule that finds it. */
export type Mistake = string;

/** The server refused a call, or nothing is known of it. */
export class CallError extends Error {
  constructor(
    readonly reason: string,
    readonly details: unknown = undefined,
  ) {
    super(reason);
  }
}

/** Sendings of one call without the user. */
const ATTEMPTS = 2;

/** What survives a reload. */
export interface Storage {
  token: string;
  readonly keys: Map<string, string>;
}

/**
 * A client of a few calls on nothing but fetch, as a careful programmer writes it from the contract; or with mistakes.
 * @param storage of the browser, so to speak
 */
export function createCarefulClient(
  baseUrl: string,
  mistakes: readonly Mistake[] = [],
  storage: Storage = { token: "", keys: new Map() },
) {
  const has = (mistake: Mistake) => mistakes.includes(mistake);
  let oldToken = "";

  /** The key of a call until its outcome is known. */
  function keyOf(id: string, fields: Fields): { name: string; key: string } {
    const { price_token: _, expect_total: __, fund_password: ___, ...what } = fields;
    const member = has("one-member") ? "" : storage.token;
    const name = has("one-body-per-key") ? id : `${id} ${member} ${canonical(what)}`;
    const key = storage.keys.get(name) ?? randomUUID();
    storage.keys.set(name, key);
    return { name, key };
  }

  async function call(id: string, fields: Fields = {}): Promise<unknown> {
    const operation = operationsById[id];
    if (!operation) throw new Error(`${id} is no operation`);
    const isKeyed = operation.idempotency === "key";
    const { name, key } = isKeyed ? keyOf(id, fields) : { name: "", key: "" };
    const isRepeatable = isKeyed || operation.idempotency === "safe" || has("never-repeated");
    const dropKey = (because: Mistake) => has(because) && storage.keys.delete(name);

    for (let attempt = 1; ; attempt++) {
      const isLast = attempt >= ATTEMPTS || !isRepeatable;
      const token = has("ended-token") && id === "account.get" && oldToken !== "" ? oldToken : storage.token;
      const isWithheld = has("token-on-every-call") && operation.auth === "public";
      const query = has("no-secret-in-address") && token !== "" ? `?token=${token}` : "";
      let response: Response;
      let text: string;
      try {
        response = await fetch(`${baseUrl}${operation.path}${query}`, {
          method: operation.method,
          headers: {
            ...(!has("language-on-every-call") && { "accept-language": "en" }),
            ...(token !== "" && !isWithheld && { token }),
            ...(isKeyed && { "idempotency-key": has("key-after-lost-answer") ? randomUUID() : key }),
            "content-type": "application/json",
          },
          body: operation.method === "GET" ? null : JSON.stringify(fields),
          redirect: has("token-stays") ? "follow" : "manual",
        });
        text = await response.text();
      } catch {
        if (!isLast) continue;
        dropKey("key-after-outage");
        throw new CallError("lost");
      }
      const isOfFormer = operation.session === null && token !== storage.token;
      if (isOfFormer && !has("late-answer") && !has("ended-token")) throw new CallError("another member");
      const { status } = response;
      const envelope = parseJson(text);
      if (status === 503 || status === 429) {
        dropKey("key-after-unavailable");
        if (isLast || (isKeyed && has("key-after-unavailable"))) throw new CallError("busy");
        if (!has(`wait-after-${status}`)) await sleep(waitOf(response, has("wait-by-server-clock")));
        continue;
      }
      if (status === 409) {
        dropKey("key-while-in-progress");
        throw new CallError("in progress");
      }
      if (!isFields(envelope)) {
        dropKey("key-after-page");
        if (has("session-after-page")) storage.token = "";
        throw new CallError("not an envelope");
      }
      if (status === 401) {
        if (has("stop-after-401") && attempt === 1) continue;
        storage.token = "";
        throw new CallError("unauthorized");
      }
      // The outcome is known.
      if (!has("new-key-for-new-call") && !has("one-body-per-key")) storage.keys.delete(name);
      const { code, data } = envelope;
      if (code === 1) return data;
      throw new CallError(String(fieldOf(data, "error") ?? "refused"), data);
    }
  }

  /** As a user who tries again. */
  async function insist(id: string, fields?: Fields): Promise<unknown> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await call(id, fields);
      } catch (error) {
        const isOpen =
          error instanceof CallError &&
          ["lost", "busy", "in progress", "not an envelope"].includes(error.reason);
        if (!isOpen || attempt > 4) throw error;
        if (error.reason === "in progress") await sleep(1000);
      }
    }
  }

  const items = [{ id: 1, shop_id: 1, num: has("valid-request") ? "1" : 1 }];

  /** @param more of the order, such as a remark */
  async function order(more: Fields = {}): Promise<unknown> {
    const preview = await insist("orders.preview", { items });
    const { total, price_token, goods } = isFields(preview) ? preview : {};
    const sum = Array.isArray(goods) ? String(goods.map(Number).reduce((all, one) => all + one, 0)) : "";
    const expect_total = has("total-as-shown") ? sum : total;
    const wanted = { items, address_id: 1, price_token, ...more };
    try {
      return await insist("orders.create", { ...wanted, expect_total });
    } catch (error) {
      if (!(error instanceof CallError && error.reason === "price_changed")) throw error;
      if (!has("preview-after-price-change")) return order(more);
      return call("orders.create", { ...wanted, expect_total: fieldOf(error.details, "total") });
    }
  }

  return {
    call,
    insist,
    order,
    storage,
    async signIn(account: string): Promise<void> {
      oldToken ||= storage.token;
      const data = await call("auth.login", { account, password: "lantern-77" });
      storage.token = String(fieldOf(fieldOf(data, "userinfo"), "token"));
    },
    async signOut(): Promise<void> {
      oldToken = storage.token;
      await call("auth.logout").catch(() => undefined);
      storage.token = "";
    },
    async pay(bought: unknown): Promise<unknown> {
      const { pay_no, total: expect_total } = payOf(bought);
      return insist("payments.payWithBalance", { pay_no, fund_password: "fund-demo", expect_total });
    },
    async acceptOffer(): Promise<unknown> {
      const read = async () => {
        const [offer] = objectsIn(fieldOf(await insist("offers.list", { request_id: 1 }), "data"));
        return { id: offer?.id, address_id: 1, terms_hash: offer?.terms_hash, expect_total: offer?.total };
      };
      const shown = await read();
      try {
        return await insist("offers.accept", shown);
      } catch (error) {
        if (!(error instanceof CallError && error.reason === "offer_changed")) throw error;
        return insist("offers.accept", has("read-after-offer-change") ? shown : await read());
      }
    },
  };
}

export type CarefulClient = ReturnType<typeof createCarefulClient>;

function payOf(bought: unknown): Fields {
  const pay = fieldOf(bought, "pay");
  return isFields(pay) ? pay : {};
}

/** Milliseconds to wait; a date is compared with the server's own clock. */
function waitOf({ headers }: Response, byOwnClock: boolean): number {
  const given = headers.get("retry-after") ?? "1";
  if (/^\d+$/.test(given)) return Number(given) * 1000;
  const now = byOwnClock ? Date.now() : Date.parse(headers.get("date") ?? "");
  return Math.max(0, Date.parse(given) - now);
}
