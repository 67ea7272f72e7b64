import { randomBytes } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { createMarketplace, type Marketplace, memorySession } from "marketplace-sdk";
import { decide, rejectApplication } from "../sandbox/admin-api";
import {
  BUYER,
  FUND_PASSWORD,
  MERCHANT,
  type Member,
  newMember,
  registerMember,
  tokenOf,
} from "../sandbox/members";
import { apply, openStore } from "../sandbox/trade";

/** The coin's own contract: a public address that is certainly no user's wallet. */
const ADDRESS = "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t";
const COIN = { coin: "USDT", network: "TRC20" };
const PRODUCT = 1007;
const newTxid = () => randomBytes(32).toString("hex");

/**
 * Who views a screen: a visitor, a user who has just registered, the demo buyer and the demo merchant, a user in the middle of
 * payments, and two who apply for a store: one waits, one was refused.
 */
export type Who = "visitor" | "newcomer" | "buyer" | "merchant" | "trader" | "applicant" | "refused";

/** What the screens need to know about the data that were made for them. */
export type Stage = Awaited<ReturnType<typeof setStage>>;

/** Gives the demo users data of every kind: what the seed lacks is bought, paid, sent and requested. */
export async function setStage(request: APIRequestContext, baseUrl: string) {
  const marketOf = (token?: string) => createMarketplace({ baseUrl, session: memorySession(token) });
  const signedIn = async (member: Member) => {
    const token = await tokenOf(request, member);
    return { token, market: marketOf(token) };
  };
  const visitor = marketOf();
  const newcomer = newMember();
  await visitor.auth.register(newcomer);
  const [{ token: newcomerToken }, { token: buyerToken, market: buyer }, merchant] = [
    await signedIn(newcomer),
    await signedIn(BUYER),
    await signedIn(MERCHANT),
  ];

  const recharged = await recharge(buyer);
  await decide(request, "recharges/confirm", { id: recharged.id, amount_received: "120" });
  const open = await buyer.recharges.create({ coin: "USDT", network: "Polygon", amount: "120" });
  const withdrawal = await withdraw(buyer);
  const paid = await order(buyer);
  await buyer.payments.payWithBalance({
    pay_no: paid.pay.pay_no,
    fund_password: FUND_PASSWORD,
    expect_total: paid.pay.total,
  });
  const unpaid = await order(buyer);
  const wanted = await buyer.purchaseRequests.create({
    title: "Water tumblers for a café, 300 ml",
    content: "Tempered, safe in the dishwasher, clear. Samples welcome.",
    num: 120,
    unit: "pieces",
    target_price: "1.20",
  });
  await merchant.market.merchantOffers.save({
    request_id: wanted.id,
    pro_id: 1055,
    sku_id: 105_501,
    price: "1.10",
    num: 120,
    freight: "24",
    delivery_days: 12,
    note: "Tempered glass. A sample can leave tomorrow.",
  });
  for (const id of [1, 2, 5]) await buyer.stores.toggleFollow({ id, follow: 1 });
  const { data: requests } = await merchant.market.purchaseRequests.list({ limit: 50 });
  const { data: messages } = await buyer.messages.list({});
  const [[shipped], [received], [toShip]] = [
    (await buyer.orders.list({ tab: "shipped" })).data,
    (await buyer.orders.list({ tab: "received" })).data,
    (await merchant.market.merchantOrders.list({ tab: "paid" })).data,
  ];
  const { token: trader, ...traded } = await setTrader(request, marketOf);
  const { towel, changePrice, ...applicants } = await setSellers(request, marketOf);

  return {
    ...traded,
    changePrice,
    stored: await storedGoods(visitor),
    lines: {
      fine: await lineOf(visitor, 1010, 24),
      short: await lineOf(visitor, 1003, 99_000),
      towel: await lineOf(visitor, towel, 3),
    },
    tokens: { ...applicants, trader, newcomer: newcomerToken, buyer: buyerToken, merchant: merchant.token },
    unpaid: unpaid.pay.pay_no,
    paid: paid.pay.pay_no,
    order: paid.orders[0]?.order_no,
    shipped: shipped?.order_no,
    received: received?.order_no,
    recharge: open.id,
    recharged: recharged.id,
    withdrawal,
    // Another stage running in parallel may have changed it last.
    message: messages.find(({ title }) => title === "Payment received")?.id,
    request: wanted.id,
    // For any other account, the store has not answered all of them.
    wanted: requests.find(({ quote_count }) => quote_count === 0)?.id,
    toShip: toShip?.order_no,
    newcomer: newcomer.username,
    trader: marketOf(trader),
  };
}

type MarketOf = (token: string) => Marketplace;

/** A user whose payments, recharges and loan are each in a different state. */
async function setTrader(request: APIRequestContext, marketOf: MarketOf) {
  const { token } = await registerMember(request);
  const market = marketOf(token);

  const open = await invoice(market);
  const partly = await invoice(market);
  await decide(request, "payments/arrive", { pay_no: partly.pay_no, amount: "10", txid: newTxid() });
  const seen = await invoice(market);
  await decide(request, "payments/see", { pay_no: seen.pay_no, amount: seen.amount, txid: newTxid() });
  const invalid = await invoice(market);
  await decide(request, "payments/void", { pay_no: invalid.pay_no, reason: "The transfer was undone." });

  const [review, confirming, rejected] = [
    await recharge(market),
    await recharge(market),
    await recharge(market),
  ];
  await decide(request, "recharges/see", { id: confirming.id, confirmations: 7 });
  const reason = "The transfer went to another address.";
  await decide(request, "recharges/reject", { id: rejected.id, reason });

  const { terms_version = "" } = await market.loans.terms();
  await market.loans.apply({ amount: "250", term_days: 30, agree: terms_version });

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

/** Lets time pass until payments and a recharge are over. Everything else on the server grows older as well. */
export async function passTime(request: APIRequestContext, { trader }: Stage) {
  const [expired, late] = [await invoice(trader), await invoice(trader)];
  const { id, expires_at } = await trader.recharges.create({ ...COIN, amount: "120" });
  await decide(request, "clock/advance", { seconds: 31 * 60 });
  await decide(request, "payments/arrive", { pay_no: late.pay_no, amount: late.amount, txid: newTxid() });
  const left = Number(expires_at) - Math.floor(Date.now() / 1_000);
  await decide(request, "clock/advance", { seconds: Math.max(left, 60) });
  return { payExpired: expired.pay_no, payLate: late.pay_no, rechargeExpired: id };
}

/** Applicants in three states: waiting, partly rejected, and approved with one product. */
async function setSellers(request: APIRequestContext, marketOf: MarketOf) {
  const [waiting, refused] = [await apply(request), await apply(request)];
  await rejectApplication(request, refused.id, {
    image_back: "Please photograph it again in daylight.",
    number: "The number on the photo is another one.",
  });
  let price = "11.90";
  const { token, draft, product } = await openStore(request, price);
  const { merchantProducts } = marketOf(token);
  return {
    applicant: waiting.token,
    refused: refused.token,
    towel: product.id,
    /** Raises the towel's price, or restores it. */
    async changePrice() {
      price = price === "11.90" ? "13.90" : "11.90";
      const { id, version } = await merchantProducts.get({ id: product.id });
      await merchantProducts.save({ ...draft, id, version, price });
    },
  };
}

/** Orders something and leaves it unpaid. */
async function order({ orders }: Marketplace) {
  const items = [{ id: PRODUCT, shop_id: 1, num: 2 }];
  const { price_token, total, address } = await orders.preview({ items });
  return orders.create({ items, address_id: address?.id ?? 0, price_token, expect_total: total });
}

/** Orders something that is to be paid for in coins. */
async function invoice(market: Marketplace) {
  const { pay } = await order(market);
  return market.payments.payWithCrypto({ pay_no: pay.pay_no, ...COIN });
}

/** Recharges, and sends the proof. */
async function recharge({ recharges }: Marketplace) {
  const { id } = await recharges.create({ ...COIN, amount: "120" });
  await recharges.submitProof({ id, amount: "120", txid: newTxid() });
  return { id };
}

/** @returns the id of a withdrawal that is being reviewed */
async function withdraw({ withdrawals }: Marketplace) {
  const quote = await withdrawals.quote({ ...COIN, amount: "50" });
  const { id } = await withdrawals.create({
    quote_id: quote.quote_id,
    address: ADDRESS,
    fund_password: FUND_PASSWORD,
    expect_fee: quote.fee,
    expect_received: quote.received,
    ack_irreversible: 1,
  });
  return id;
}

/** In the cart: the product's id and how many. */
const IN_CART = [
  [1003, 6],
  [1005, 2],
  [1010, 24],
  [1026, 3],
] as const;
const FAVORITES = [1016, 1025, 1040, 1022, 1003, 1048];

/** What the browser of a buyer who has looked around holds: a filled cart and favorites, in the documented formats. */
async function storedGoods(market: Marketplace) {
  const shopCart = await Promise.all(IN_CART.map(([id, num]) => lineOf(market, id, num)));
  const favoriteProducts = await Promise.all(FAVORITES.map((id) => market.products.get({ id })));
  return { shopCart, favoriteProducts };
}

/** A line of a cart, with the product's first variant. */
async function lineOf(market: Marketplace, id: number, num: number) {
  const product = await market.products.get({ id });
  const [sku] = product.skus ?? [];
  return {
    id,
    shopId: product.shop_id,
    shopName: product.shopname,
    num,
    title: product.title,
    image: sku?.image ?? product.image,
    price: sku?.price ?? product.price,
    currency: product.currency,
    ...(sku && { skuId: sku.id, spec: sku.spec?.join(" · ") }),
  };
}
