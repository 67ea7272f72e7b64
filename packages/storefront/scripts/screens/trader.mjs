import { randomBytes, randomUUID } from "node:crypto";
import { caller, decide, logIn } from "./api.mjs";

const PRODUCT = 1007;
const ADDRESS = {
  name: "Noor Example",
  mobile: "+49 30 5550107",
  country: "Germany",
  province: "Berlin",
  city: "Berlin",
  address: "Example Street 7",
  is_default: 1,
};
const COIN = { coin: "USDT", network: "TRC20" };

/** @returns {string} a transaction id */
const txid = () => randomBytes(32).toString("hex");

/**
 * @param {string} url
 * @returns {Promise<{ token: string, username: string }>} a new user
 */
export async function register(url) {
  const member = { username: `noor-${randomUUID().slice(0, 8)}`, password: "quiet-harbour-9" };
  await caller(url)("user/register", member);
  const token = await logIn(url, member.username, member.password);
  return { token, username: member.username };
}

/**
 * Orders something that is to be paid for in coins.
 *
 * @param {import("./api.mjs").Call} call of who orders
 * @returns {Promise<{ pay_no: string, amount: string }>} where the payment waits, and for how many coins
 */
async function invoice(call) {
  const items = [{ id: PRODUCT, shop_id: 1, num: 2 }];
  const { price_token, total, address } = await call("order/preview", { items });
  const { pay } = await call("order/create", {
    items,
    address_id: address.id,
    price_token,
    expect_total: total,
  });
  return call("pay/crypto", { pay_no: pay.pay_no, ...COIN });
}

/**
 * @param {import("./api.mjs").Call} call of who recharges
 * @param {boolean} [submitted] the proof was sent
 * @returns {Promise<{ id: number, expires_at: number }>}
 */
async function recharge(call, submitted = true) {
  const made = await call("recharge/create", { ...COIN, amount: "120" });
  if (submitted) await call("recharge/submit", { id: made.id, amount: "120", txid: txid() });
  return made;
}

/**
 * A user whose payments, recharges and loan are each in a different state.
 *
 * @param {string} url of a sandbox with its admin console
 */
export async function setTrader(url) {
  const { token } = await register(url);
  const call = caller(url, token);
  await call("aera/addEdit", ADDRESS);

  const open = await invoice(call);
  const partly = await invoice(call);
  await decide(url, "payments/arrive", { pay_no: partly.pay_no, amount: "10" });
  const seen = await invoice(call);
  await decide(url, "payments/see", { pay_no: seen.pay_no, amount: seen.amount });
  const invalid = await invoice(call);
  await decide(url, "payments/void", { pay_no: invalid.pay_no, reason: "The transfer was undone." });

  const [review, confirming, rejected] = [await recharge(call), await recharge(call), await recharge(call)];
  await decide(url, "recharges/see", { id: confirming.id, confirmations: 7 });
  const reason = "The transfer went to another address.";
  await decide(url, "recharges/reject", { id: rejected.id, reason });

  const { terms_version } = await call("loan/index");
  await call("loan/apply", { amount: "250", term_days: 30, agree: terms_version });

  return {
    token,
    payOpen: open.pay_no,
    payPartly: partly.pay_no,
    paySeen: seen.pay_no,
    payInvalid: invalid.pay_no,
    rechargeReview: review.id,
    rechargeConfirming: confirming.id,
    rechargeRejected: rejected.id,
  };
}

/**
 * Lets time pass until payments and a recharge are over. Everything else on the server grows older as well.
 *
 * @param {string} url of a sandbox with its admin console
 * @param {string} token of the trader
 */
export async function passTime(url, token) {
  const call = caller(url, token);
  const [expired, late] = [await invoice(call), await invoice(call)];
  const { id, expires_at } = await recharge(call, false);
  await decide(url, "clock/advance", { seconds: 20 * 60 });
  await decide(url, "payments/arrive", { pay_no: late.pay_no, amount: late.amount });
  const left = expires_at - Math.floor(Date.now() / 1000);
  await decide(url, "clock/advance", { seconds: Math.max(left, 60) });
  return { payExpired: expired.pay_no, payLate: late.pay_no, rechargeExpired: id };
}
