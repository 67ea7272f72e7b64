import { describe, expect, it } from "vitest";
import type { Fields } from "../../src/check/json";
import {
  DAYS,
  DISPUTE,
  DISPUTED,
  ORDER,
  PAYMENT,
  PAYOUT,
  PREVIEW,
  PRODUCT,
  RECEIVED,
  RECHARGE,
  REVIEWS,
  SETTLEMENTS,
  STATS,
  STORE,
  TERMS,
  withExample,
  withGoods,
} from "../support/consistent-answers";
import { DAY, NOW, problemIn } from "../support/contradiction";

/** An answer that agrees with itself, and what is asked for. */
const RIGHT: readonly [id: string, data: unknown, fields?: Fields][] = [
  ["orders.get", ORDER],
  ["orders.get", DISPUTED],
  ["orders.preview", PREVIEW],
  ["payments.get", PAYMENT],
  ["withdrawals.quote", PAYOUT],
  ["recharges.get", RECHARGE],
  ["loans.terms", TERMS],
  ["merchant.settlements", SETTLEMENTS],
  ["products.get", PRODUCT],
  ["products.reviews", REVIEWS],
  ["merchant.stats", STATS, DAYS],
  ["merchantOrders.get", { ...ORDER, commission: "1.00", net: "25.00", address: {}, can: {} }],
  ["categories.list", [{ id: 1, pid: 0, childlist: [{ id: 2, pid: 1 }] }]],
  // Below the one that was asked for, in a list that is flat: `pid` says where.
  [
    "categories.list",
    [
      { id: 2, pid: 1 },
      { id: 4, pid: 2 },
      { id: 9, pid: 4 },
    ],
    { pid: 1 },
  ],
  ["addresses.areas", [{ id: 2, pid: 1 }], { pid: 1 }],
  [
    "addresses.list",
    [
      { id: 1, is_default: 1 },
      { id: 2, is_default: 0 },
    ],
  ],
  [
    "account.sessions",
    [
      { id: 1, is_current: 1, createtime: 5, last_used: 6 },
      { id: 2, is_current: 0 },
    ],
  ],
  ["auth.login", { userinfo: { createtime: NOW, expiretime: NOW + DAY, expires_in: DAY } }],
  ["stores.get", { id: 1, credit_score: "4.8", sell_count: 3, trade_amount: "30.00" }],
  ["stores.get", STORE],
  [
    "products.list",
    { data: [{ id: 1, price: "10.00", from_price: "10.00", rating: 4.6, comment_count: 2 }] },
  ],
  [
    "orders.get",
    {
      ...DISPUTED,
      dispute: { ...DISPUTE, can: { accept_offer: true, escalate: true, withdraw: true, answer: false } },
    },
  ],
  [
    "recharges.get",
    { ...RECHARGE, amount: "12.50", uri: "ethereum:t1/transfer?uint256=12500000000000000000" },
  ],
  ["recharges.get", { ...RECHARGE, amount: "12.50", uri: "bitcoin:t1?amount=12.5" }],
  ["recharges.get", { ...RECHARGE, amount: "12.50", uri: "ethereum:t1?value=12.5e18" }],
  ["payments.payWithCrypto", PAYMENT],
  ["products.get", { ...PRODUCT, specs: [], skus: [] }],
  ["messages.get", { id: 1, ref: { type: "order", id: 0, no: "O1" } }],
  ["orders.get", withGoods({ sku_id: 4, spec: "Sage" })],
  ["loans.terms", withExample("Borrow 100.00 for a year, pay back 112.00.")],
  ["loans.terms", withExample("Borrow 1,000.00 for a year, pay back 1,120.00.")],
];

const withRow = (page: { data: readonly object[] }, row: object) => ({
  ...page,
  data: [row, ...page.data.slice(1)],
});

const WRONG: readonly [id: string, data: unknown, problem: string, fields?: Fields][] = [
  ["orders.get", { ...ORDER, total: "27.00" }, "parts are not"],
  // By the contract's invariants alone.
  [
    "account.transactions",
    { data: [{ id: 7, type: "order", money: "-4.00", before: "10.00", after: "7.00" }] },
    "Transaction after_is_the_sum",
  ],
  ["orders.get", { ...ORDER, goods: [{ price: "10.00", num: 3, amount: "20.00" }] }, "3 at 10.00 are 20.00"],
  ["orders.get", { ...ORDER, goods: [{ price: "5.00", num: 2, amount: "10.00" }] }, "its lines are"],
  ["orders.get", { ...ORDER, refund_amount: "1.00" }, "`refund_status` is none"],
  ["orders.get", { ...ORDER, refund_status: "partial" }, "`refund_status` is partial"],
  ["orders.get", { ...ORDER, receipttime: NOW }, "`receipttime` is"],
  ["orders.get", { ...ORDER, paytime: 0 }, "`paytime` is 0"],
  ["orders.get", { ...ORDER, paytime: NOW }, "do not follow"],
  ["orders.get", { ...ORDER, express: null }, "`express`"],
  ["orders.get", { ...ORDER, auto_receipt_at: NOW }, "15 days"],
  ["orders.get", { ...ORDER, cancel_reason: "No" }, "`cancel_reason`"],
  ["orders.get", { ...ORDER, can: { ...ORDER.can, pay: true } }, "`can.pay` is true"],
  ["orders.get", { ...ORDER, can: { ...ORDER.can, receipt: false } }, "`can.receipt` is false"],
  ["orders.get", { ...ORDER, ...RECEIVED }, "`can.dispute` is false"],
  ["orders.get", { ...DISPUTED, can: { ...DISPUTED.can, receipt: true } }, "`can.receipt` is true"],
  ["orders.get", { ...DISPUTED, dispute: { ...DISPUTE, amount: "27.00" } }, "more is asked for"],
  ["orders.get", { ...DISPUTED, dispute: { ...DISPUTE, offer_amount: "26.00" } }, "not below"],
  ["orders.get", { ...DISPUTED, dispute: { ...DISPUTE, refund_amount: "1.00" } }, "went back"],
  ["orders.get", { ...DISPUTED, dispute: { ...DISPUTE, max_amount: "27.00" } }, "`max_amount`"],
  ["orders.get", { ...DISPUTED, dispute: { ...DISPUTE, max_amount: "25.00" } }, "paid for its lines"],
  [
    "orders.get",
    { ...DISPUTED, dispute: { ...DISPUTE, status: "sent_back", awaiting: "store", express: null } },
    "no `express`",
  ],
  [
    "orders.get",
    { ...DISPUTED, dispute: { ...DISPUTE, status: "return_agreed", return_to: "" } },
    "no `return_to`",
  ],
  ["orders.get", { ...DISPUTED, can: ORDER.can, dispute: { ...DISPUTE, status: "expired" } }, "`awaiting`"],
  ["orders.get", { ...DISPUTED, dispute: { ...DISPUTE, awaiting: "store" } }, "`awaiting`"],
  ["orders.get", { ...DISPUTED, dispute: { ...DISPUTE, due_at: 0 } }, "`due_at`"],
  ["orders.get", { ...DISPUTED, dispute: { ...DISPUTE, due_at: NOW - 20 } }, "over before its last step"],
  ["orders.get", { ...DISPUTED, dispute: { ...DISPUTE, closetime: NOW } }, "`closetime`"],
  [
    "orders.get",
    { ...DISPUTED, dispute: { ...DISPUTE, events: DISPUTE.events.toReversed() } },
    "first event",
  ],
  [
    "merchantOrders.get",
    { ...ORDER, commission: "1.00", net: "24.00", address: {}, can: {} },
    "`commission` and `net`",
  ],
  ["orders.get", withGoods({ sku_id: 4, spec: "" }), "of variant 4, called “”"],
  ["orders.get", withGoods({ sku_id: 0, spec: "Sage" }), "of variant 0, called “Sage”"],
  ["payments.payWithCrypto", { ...PAYMENT, createtime: NOW - 60, expires_at: NOW }, "has passed"],
  ["products.get", { ...PRODUCT, skus: [] }, "it has choices, and no variant"],
  ["products.get", { ...PRODUCT, specs: [] }, "it has variants, and nothing to choose"],
  [
    "messages.list",
    { data: [{ id: 1, ref: { type: "order", id: 1, no: "O1" } }] },
    "is about O1 and has the id 1",
  ],
  ["loans.terms", withExample("Borrow 900.00 for a year, pay back 112.00."), "is of other amounts"],
  ["loans.terms", withExample("Borrow 100.00 for a year, pay back 912.00."), "is of other amounts"],
  ["merchantOrders.get", { ...ORDER, address: null, can: {} }, "does not see the address"],
  ["orders.preview", { ...PREVIEW, freight: "6.00" }, "`freight` is"],
  ["orders.preview", { ...PREVIEW, price_token: "" }, "`price_token` is empty"],
  ["orders.preview", { ...PREVIEW, expires_at: NOW - 1 }, "has passed"],
  ["orders.preview", { ...PREVIEW, money: "25.00" }, "against balance"],
  ["orders.preview", { ...PREVIEW, has_fund_password: 0 }, "against balance"],
  [
    "orders.preview",
    {
      ...PREVIEW,
      money: "1.00",
      pay_methods: [{ method: "balance", enabled: false, reason: "fund_password_unset" }],
    },
    "is not why",
  ],
  ["payments.get", { ...PAYMENT, paytime: NOW }, "`paytime`"],
  ["payments.get", { ...PAYMENT, order_nos: [] }, "no order"],
  ["payments.get", { ...PAYMENT, amount_due: "26" }, "`amount_due`"],
  ["payments.get", { ...PAYMENT, qr: "0xCd" }, "`qr`"],
  ["payments.get", { ...PAYMENT, uri: "ethereum:0xcd" }, "`uri`"],
  ["withdrawals.quote", { ...PAYOUT, received: "33.01" }, "`received`"],
  ["withdrawals.quote", { ...PAYOUT, received: "32.98" }, "`received`"],
  ["withdrawals.quote", { ...PAYOUT, fee: "100.00" }, "not a part"],
  ["withdrawals.get", { ...PAYOUT, status: "completed", can_cancel: true }, "`can_cancel`"],
  ["recharges.get", { ...RECHARGE, credit_money: "19.00" }, "were credited"],
  ["recharges.get", { ...RECHARGE, status: "submitted" }, "were credited"],
  ["recharges.get", { ...RECHARGE, proofs_left: 4 }, "three proofs"],
  ["recharges.get", { ...RECHARGE, reason: "Too late" }, "rejection"],
  ["loans.terms", { ...TERMS, enabled: false }, "where there are no loans"],
  ["loans.terms", { ...TERMS, blocked_reason: "No" }, "`blocked_reason`"],
  ["loans.terms", { ...TERMS, terms: [{ ...TERMS.terms[0], fee: "13.00" }] }, "the fee"],
  ["loans.terms", { ...TERMS, terms: [{ ...TERMS.terms[0], max: "99.00" }] }, "above the greatest"],
  [
    "merchant.settlements",
    withRow(SETTLEMENTS, { ...SETTLEMENTS.data[0], commission: "2.00" }),
    "not the whole",
  ],
  ["merchant.settlements", { ...SETTLEMENTS, pending: "8.00" }, "`pending` is 8.00"],
  ["merchant.settlements", SETTLEMENTS, "`status` was pending", { status: "pending" }],
  ["products.get", { ...PRODUCT, price: "11.00" }, "cheapest variant"],
  ["products.get", { ...PRODUCT, stock: 6 }, "its variants have 5"],
  ["products.get", { ...PRODUCT, good_rate: null }, "`good_rate` is null"],
  ["products.get", { ...PRODUCT, image: "/c" }, "not one of `images`"],
  ["products.get", { ...PRODUCT, price_tiers: PRODUCT.price_tiers.toReversed() }, "does not rise"],
  ["products.get", { ...PRODUCT, price_tiers: [{ min_num: 2, price: "10.00" }] }, "does not fall"],
  ["products.get", { ...PRODUCT, specs: [{ items: ["Sage"] }] }, "other values"],
  ["products.reviews", { ...REVIEWS, counts: { ...REVIEWS.counts, mid: 1 } }, "not all of them"],
  ["products.reviews", { ...REVIEWS, good_rate: 40 }, "`good_rate` is 40"],
  ["products.reviews", { ...REVIEWS, total: 3 }, "the list has 3"],
  ["products.reviews", { ...REVIEWS, total: 1 }, "`filter` was good", { filter: "good" }],
  ["products.reviews", withRow(REVIEWS, { id: 1, star: 3, level: "good" }), "3 stars"],
  ["merchant.stats", { ...STATS, sales_amount: "31.00" }, "`sales_amount`", DAYS],
  ["merchant.stats", { ...STATS, order_count: 3 }, "`order_count`", DAYS],
  ["merchant.stats", { ...STATS, buyer_count: 3 }, "3 buyers", DAYS],
  ["merchant.stats", { ...STATS, avg_ship_hours: 990_000 }, "shipped 990000 hours after payment", DAYS],
  ["merchant.stats", { ...STATS, avg_ship_hours: -1 }, "shipped -1 hours", DAYS],
  ["merchant.stats", { ...STATS, series: STATS.series.slice(1) }, "1 entries", DAYS],
  ["merchant.stats", { ...STATS, top_products: STATS.top_products.toReversed() }, "most pieces", DAYS],
  ["categories.list", [{ id: 1, pid: 0, childlist: [{ id: 2, pid: 3 }] }], "its `pid` is 3"],
  [
    "categories.list",
    [
      { id: 1, pid: 0 },
      { id: 2, pid: 1 },
    ],
    "`pid` 1 was asked for, and category 1 came, which is under 0",
    { pid: 1 },
  ],
  ["addresses.areas", [{ id: 2, pid: 3 }], "`pid` was 1", { pid: 1 }],
  [
    "addresses.list",
    [
      { id: 1, is_default: 0 },
      { id: 2, is_default: 1 },
    ],
    "not the first",
  ],
  [
    "addresses.list",
    [
      { id: 1, is_default: 1 },
      { id: 2, is_default: 1 },
    ],
    "2 addresses",
  ],
  [
    "account.sessions",
    [
      { id: 1, is_current: 0 },
      { id: 2, is_current: 1 },
    ],
    "not the first",
  ],
  [
    "account.sessions",
    [
      { id: 1, is_current: 1 },
      { id: 2, is_current: 1 },
    ],
    "not one session",
  ],
  ["auth.login", { userinfo: { createtime: NOW, expiretime: NOW + DAY, expires_in: 60 } }, "`expires_in`"],
  ["stores.get", { id: 1, credit_score: 5.1 }, "`credit_score` is 5.1"],
  ["stores.get", { id: 1, rating: null, comment_count: 3 }, "`rating` is null"],
  ["stores.get", { id: 1, rating: 4.6, comment_count: 0 }, "`comment_count` 0"],
  ["stores.get", { ...STORE, pro_count: 6 }, "its categories have 5"],
  ["stores.get", { ...STORE, categories: STORE.categories.toReversed() }, "most products first"],
  ["products.get", { ...PRODUCT, rating: null }, "`rating` is null"],
  ["products.get", { ...PRODUCT, from_price: "12.00" }, "`price` 10"],
  ["products.get", { ...PRODUCT, from_price: "9.50" }, "its lowest price"],
  ["products.get", { ...PRODUCT, price_tiers: [], skus: [], from_price: "10.00" }, "nothing of it is dearer"],
  ["stores.search", { data: [{ id: 1, sell_count: 0, trade_amount: "30.00" }] }, "for no piece"],
  [
    "orders.get",
    { ...DISPUTED, dispute: { ...DISPUTE, can: { accept_offer: true, escalate: false } } },
    "`can.escalate` is false where the dispute is offered",
  ],
  [
    "merchantOrders.get",
    { ...DISPUTED, can: {}, dispute: { ...DISPUTE, can: { answer: false } } },
    "`can.answer` is false where the dispute is offered",
  ],
  [
    "recharges.get",
    { ...RECHARGE, amount: "12.50", uri: "ethereum:t1/transfer?uint256=0" },
    "`uri` asks for another amount",
  ],
  [
    "payments.get",
    { ...PAYMENT, amount_paid: "0", amount_due: "26", uri: "ethereum:0xab?value=2.5e18" },
    "`uri` asks for another amount",
  ],
];

describe("an answer that agrees with itself", () => {
  it.each<(typeof RIGHT)[number]>(RIGHT)("is no finding: %s", (id, data, fields) => {
    expect(problemIn(id, data, fields)).toBeUndefined();
  });

  it("may leave out what it likes", () => {
    for (const [id] of RIGHT) expect(problemIn(id, {})).toBeUndefined();
  });
});

describe("an answer that contradicts itself", () => {
  it.each<(typeof WRONG)[number]>(WRONG)("is found: %s %j: %s", (id, data, problem, fields) => {
    expect(problemIn(id, data, fields)).toContain(problem);
  });
});
