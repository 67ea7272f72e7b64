import { randomBytes } from "node:crypto";
import { caller, decide, logIn } from "./api.mjs";
import { setSellers } from "./sellers.mjs";
import { lineOf } from "./stored-goods.mjs";
import { setTrader } from "./trader.mjs";

/** The coin's own contract: a public address that is certainly no user's wallet. */
const ADDRESS = "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t";
const FUND_PASSWORD = "fund-demo";
const PRODUCT = 1007;

/**
 * Who views a screen: a visitor, a user who has just registered, the demo buyer and the demo
 * merchant, a user in the middle of payments, and two who apply for a store: one waits, one was refused.
 *
 * @typedef {"visitor" | "newcomer" | "buyer" | "merchant" | "trader" | "applicant" | "refused"} Who
 *
 * What the screenshots need to know about the data created.
 * @typedef {Omit<Awaited<ReturnType<typeof setTrader>>, "token">} TraderStage
 * @typedef {Pick<Awaited<ReturnType<typeof setSellers>>, "changePrice">} StoreStage
 * @typedef {{ fine: object, short: object, towel: object }} Lines of a cart
 * @typedef {{ tokens: Record<Exclude<Who, "visitor">, string>, unpaid: string, paid: string, order: string, shipped: string,
 *   received: string, recharge: number, recharged: number, withdrawal: number, message: number, request: number, wanted: number,
 *   toShip: string, newcomer: string, lines: Lines }} OwnStage
 * @typedef {OwnStage & TraderStage & StoreStage} Stage
 */

/**
 * Gives the demo users data of every kind: what the seed lacks is bought, paid, sent and requested.
 *
 * @param {string} url of a sandbox with its admin console
 * @param {string} [username] of a new user: one not taken yet
 * @returns {Promise<Stage>}
 */
export async function setStage(url, username = "newcomer") {
  const newcomer = { username, password: "quiet-harbour-9" };
  await caller(url)("user/register", newcomer);
  const tokens = {
    newcomer: await logIn(url, newcomer.username, newcomer.password),
    buyer: await logIn(url, "buyer", "buyer-demo"),
    merchant: await logIn(url, "merchant", "merchant-demo"),
  };
  const buyer = caller(url, tokens.buyer);
  const merchant = caller(url, tokens.merchant);

  const recharged = await recharge(url, buyer);
  const open = await buyer("recharge/create", { coin: "USDT", network: "Polygon", amount: "120" });
  const withdrawal = await withdraw(buyer);
  const paid = await order(buyer);
  const fields = { pay_no: paid.pay.pay_no, fund_password: FUND_PASSWORD, expect_total: paid.pay.total };
  await buyer("pay/balance", fields);
  const unpaid = await order(buyer);
  const request = await buyer("request/create", {
    title: "Stoneware cups for a café, 250 ml",
    content: "Stackable, safe in the dishwasher, two colors of glaze. Samples welcome.",
    num: 120,
    unit: "pieces",
    target_price: "3.20",
  });
  await merchant("merchant/offer_save", {
    request_id: request.id,
    pro_id: 1087,
    sku_id: 108_701,
    price: "3.10",
    num: 120,
    freight: "24",
    delivery_days: 12,
    note: "Stackable, two colors of glaze. A sample can leave tomorrow.",
  });
  const { data: requests } = await merchant("request/list", { limit: 50 });
  for (const id of [1, 2, 5]) await buyer("user/followers", { id, follow: 1 });
  const { data: messages } = await buyer("message/list");
  const { data: shipped } = await buyer("order/list", { tab: "shipped" });
  const { data: received } = await buyer("order/list", { tab: "received" });
  const { data: toShip } = await merchant("merchant/order_list", { tab: "paid" });
  const { token: trader, ...traded } = await setTrader(url);
  const { waiting: applicant, refused, towel, changePrice } = await setSellers(url, username);
  const lines = {
    fine: await lineOf(url, 1010, 24),
    short: await lineOf(url, 1003, 99_000),
    towel: await lineOf(url, towel, 3),
  };

  return {
    ...traded,
    changePrice,
    lines,
    tokens: { ...tokens, trader, applicant, refused },
    unpaid: unpaid.pay.pay_no,
    paid: paid.pay.pay_no,
    order: paid.orders[0].order_no,
    shipped: shipped[0].order_no,
    received: received[0].order_no,
    recharge: open.id,
    recharged,
    withdrawal,
    // Another stage running in parallel may have changed it last.
    message: messages.find(({ title }) => title === "Payment received")?.id,
    request: request.id,
    // For any other account, the store has not answered all of them.
    wanted: requests.find(({ quote_count }) => quote_count === 0)?.id,
    toShip: toShip[0].order_no,
    newcomer: username,
  };
}

/**
 * @param {string} url
 * @param {import("./api.mjs").Call} buyer
 * @returns {Promise<number>} of a recharge that has arrived
 */
async function recharge(url, buyer) {
  const { id } = await buyer("recharge/create", { coin: "USDT", network: "TRC20", amount: "300" });
  await buyer("recharge/submit", { id, amount: "300", txid: randomBytes(32).toString("hex") });
  await decide(url, "recharges/confirm", { id, amount_received: "300" });
  return id;
}

/**
 * @param {import("./api.mjs").Call} buyer
 * @returns {Promise<number>} of a withdrawal that is being reviewed
 */
async function withdraw(buyer) {
  const quote = await buyer("withdraw/quote", { coin: "USDT", network: "TRC20", amount: "50" });
  const { id } = await buyer("withdraw/create", {
    quote_id: quote.quote_id,
    address: ADDRESS,
    fund_password: FUND_PASSWORD,
    expect_fee: quote.fee,
    expect_received: quote.received,
    ack_irreversible: 1,
  });
  return id;
}

/** @param {import("./api.mjs").Call} buyer */
async function order(buyer) {
  const items = [{ id: PRODUCT, shop_id: 1, num: 2 }];
  const { price_token, total, address } = await buyer("order/preview", { items });
  return buyer("order/create", { items, address_id: address.id, price_token, expect_total: total });
}
