import { setTimeout as sleep } from "node:timers/promises";
import type { Fetch } from "../../src/check/call";
import { type Fields, isFields, objectsIn, parseJson } from "../../src/check/json";
import { BUYER, envelope, fakeMarket, type Reply } from "./fake-market";

/** What this market gets wrong. */
export type Mistake =
  | "reads first and writes then"
  | "cancels what it has cancelled"
  | "takes any price"
  | "takes any fund password"
  | "calls a changed price of a payment otherwise"
  | "takes no price"
  | "fails at a wrong price"
  | "keeps a part of the refund"
  | "takes a payment for what is being cancelled"
  | "deletes no address";

interface Order {
  readonly order_no: string;
  readonly pay_no: string;
  status: "unpaid" | "paid" | "cancelled";
  refund_status: "none" | "refunded";
  isClosing?: boolean;
}

const PRICE = 12;
const text = (amount: number) => amount.toFixed(2);

/** The fake market with a memory: addresses, orders of one product, payments and a balance. */
export function statefulMarket(...mistakes: readonly Mistake[]): Fetch {
  const has = (mistake: Mistake) => mistakes.includes(mistake);
  const orders = new Map<string, Order>();
  const keys = new Map<string, Promise<Reply>>();
  const addresses = new Map<number, Fields>([[1, address(1, {})]]);
  const booked: number[] = [5_000];
  let count = 0;
  const isNaive = has("reads first and writes then");
  const balance = () => booked.reduce((sum, one) => sum + one, 0);

  const create = (fields: Fields): Reply => {
    if (objectsIn(fields.items).length === 0) return envelope(0, { error: "cart_empty" });
    if (has("takes no price")) return envelope(0, { error: "price_changed", total: text(PRICE) });
    if (fields.expect_total !== text(PRICE) && has("fails at a wrong price")) return envelope(500);
    if (fields.expect_total !== text(PRICE) && !has("takes any price")) {
      return envelope(0, { error: "price_changed", total: text(PRICE) });
    }
    const made: Order = {
      order_no: `O${++count}`,
      pay_no: `P${count}`,
      status: "unpaid",
      refund_status: "none",
    };
    orders.set(made.order_no, made);
    return envelope(1, { pay: payment(made), orders: [orderOf(made)] });
  };
  const calls: Readonly<Record<string, (fields: Fields) => Reply | Promise<Reply>>> = {
    "/api/user/index": () => envelope(1, { id: 501, money: text(balance()) }),
    "/api/user/money_log": () => envelope(1, transactions(booked)),
    "/api/aera/index": () => envelope(1, [...addresses.values()]),
    "/api/aera/addEdit": (fields) => {
      addresses.set(addresses.size + 1, address(addresses.size + 1, fields));
      return envelope(1, addresses.get(addresses.size));
    },
    "/api/aera/del"({ id }) {
      const isThere = addresses.has(Number(id));
      if (!has("deletes no address")) addresses.delete(Number(id));
      return isThere ? envelope(1) : envelope(404);
    },
    "/api/pay/info"({ pay_no }) {
      const found = [...orders.values()].find((one) => one.pay_no === pay_no);
      return found ? envelope(1, payment(found)) : envelope(404);
    },
    "/api/order/preview": () =>
      envelope(1, { currency: "USDT", groups: [], ...PARTS, total: text(PRICE), price_token: "pt" }),
    "/api/order/create": create,
    "/api/order/info"({ order_no }) {
      const found = orders.get(String(order_no));
      return found ? envelope(1, orderOf(found)) : envelope(404);
    },
    async "/api/order/cancel"({ order_no }) {
      const found = orders.get(String(order_no));
      if (!found) return envelope(404);
      const { status } = found;
      if (status === "cancelled" && !has("cancels what it has cancelled")) {
        return envelope(0, { error: "bad_state", status });
      }
      found.isClosing = true;
      if (isNaive || has("takes a payment for what is being cancelled")) await sleep(5);
      found.status = "cancelled";
      const back = status === "paid" ? PRICE : 0;
      if (back > 0) found.refund_status = "refunded";
      if (back > 0) booked.push(has("keeps a part of the refund") ? back - 1 : back);
      return envelope(1, { order: orderOf(found), refund: { money: text(back) } });
    },
    async "/api/pay/balance"({ pay_no, expect_total, fund_password }) {
      const found = [...orders.values()].find((one) => one.pay_no === pay_no);
      if (!found) return envelope(404);
      if (found.status === "paid") return envelope(0, { error: "already_paid" });
      if (found.status === "cancelled") return envelope(0, { error: "pay_expired" });
      if (fund_password !== "fund-demo" && !has("takes any fund password"))
        return envelope(0, { error: "fund_password_wrong" });
      if (expect_total !== text(PRICE)) {
        const isMisnamed = has("calls a changed price of a payment otherwise");
        return envelope(0, { error: isMisnamed ? "bad_state" : "price_changed" });
      }
      if (found.isClosing && has("takes a payment for what is being cancelled")) {
        return envelope(1, { pay: { ...payment(found), status: "settled" }, money: text(balance()) });
      }
      if (isNaive) await sleep(5);
      found.status = "paid";
      booked.push(-PRICE);
      return envelope(1, { pay: { ...payment(found), status: "settled" }, money: text(balance()) });
    },
  };
  const rest = fakeMarket();
  const withFundPassword = new Set<string | null>();
  return async (url, init) => {
    const { pathname } = new URL(url);
    const call =
      calls[pathname] ?? (NOT_YET.test(pathname) ? () => envelope(0, { error: "bad_state" }) : undefined);
    const headers = new Headers(init.headers);
    if (!call || init.method === "OPTIONS" || headers.get("token") !== BUYER) {
      const answer = await rest(url, init);
      if (pathname === FUND_PASSWORD) withFundPassword.add(headers.get("token"));
      // New accounts have no balance.
      const error = withFundPassword.has(headers.get("token"))
        ? "insufficient_balance"
        : "fund_password_unset";
      const isPayment = pathname === "/api/pay/balance" && answer.status === 200;
      return isPayment ? Response.json(envelope(0, { error }).body) : answer;
    }
    const body = parseJson(String(init.body));
    const fields = isFields(body) ? body : {};
    const key = headers.get("idempotency-key");
    const reply = (key !== null && keys.get(key)) || Promise.resolve(call(fields));
    if (key !== null && !isNaive) keys.set(key, reply);
    const { status, headers: sent, body: answered } = await reply;
    return new Response(JSON.stringify(answered), { status, headers: { ...sent } });
  };
}

const FUND_PASSWORD = "/api/user/fund_set";

/** Nothing is ever shipped here. */
const NOT_YET = /^\/api\/order\/(receipt|comment|dispute\w*)$/;

const PARTS = { goods_amount: text(PRICE), freight: "0.00", tax: "0.00" };

const payment = ({ pay_no, order_no, status }: Order) => ({
  pay_no,
  status: { unpaid: "created", paid: "settled", cancelled: "expired" }[status],
  currency: "USDT",
  total: text(PRICE),
  order_nos: [order_no],
  expires_at: 1_795_175_706,
});

const orderOf = ({ order_no, pay_no, status, refund_status }: Order) => ({
  order_no,
  pay_no,
  shop_id: 1,
  shopname: "Example Harbour Trading",
  status,
  refund_status,
  refund_amount: refund_status === "refunded" ? text(PRICE) : "0.00",
  currency: "USDT",
  ...PARTS,
  total: text(PRICE),
  goods: [{ id: 1, pro_id: 1003, title: "Teapot", price: text(PRICE), num: 1, amount: text(PRICE) }],
  can: { pay: false, cancel: true, receipt: false, comment: false },
  createtime: 1_795_175_706,
});

const address = (id: number, fields: Fields): Fields => ({
  name: "Mira",
  mobile: "+00 555 0100",
  country: "Samplia",
  address: "7 Lantern Square",
  ...fields,
  id,
});

/** Newest first; each begins where the one before it ended. */
function transactions(booked: readonly number[]) {
  let after = 0;
  const rows = booked.map((money, i) => {
    const before = after;
    after += money;
    return { id: i + 1, type: "payment", money: text(money), before: text(before), after: text(after) };
  });
  const data = objectsIn(rows).toReversed();
  return { total: data.length, per_page: 50, current_page: 1, last_page: 1, data };
}
