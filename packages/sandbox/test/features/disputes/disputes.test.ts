import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { DAY } from "../../../src/domain/durations";
import { decideRefund, decideReject } from "../../../src/features/disputes/admin";
import { escalateDisputes } from "../../../src/features/disputes/jobs";
import { handlers } from "../../../src/features/index";
import { autoReceipt, settleDue } from "../../../src/features/orders/jobs";
import { freezeMember, unfreezeMember } from "../../../src/features/standing/freeze";
import type { Merchant } from "../../../src/kernel/handler";
import { addFile, createMerchantFixtures, type MerchantFixtures, shopWith } from "../merchants/fixtures";
import { addBuyer, broken, buyOne, errorOf, stockOf, type TestProduct, USDT } from "../orders/fixtures";
import { answerOn, buyReceived, buyShipped, commissionsOf, moneyOf, open, pendingOf } from "./fixtures";

/** 12.50 with 5 % commission: 0.62. */
const PRICE = 12_500_000n;

let fixtures: MerchantFixtures;
let owner: Merchant;
let product: TestProduct;
beforeAll(async () => {
  fixtures = await createMerchantFixtures();
  ({ owner, product } = await shopWith(fixtures));
});
afterAll(() => fixtures.close());
afterEach(async () => expect(await broken(fixtures)).toEqual([]));

const shipped = () => buyShipped(fixtures, owner.shopId, product);
const received = () => buyReceived(fixtures, owner.shopId, product);
const answer = (order_no: string, words: Parameters<typeof answerOn>[3]) =>
  answerOn(fixtures, owner, { order_no }, words);
const disputeOf = async (order_no: string) => {
  const [row] = await fixtures.db<{ id: number }[]>`
    select dispute_id as id from shop_order where order_no = ${order_no}`;
  return row?.id ?? 0;
};
const noticesOf = async (memberId: number) =>
  (
    await fixtures.db<{ template: string }[]>`
    select template from message where member_id = ${memberId} and template like 'dispute%' order by id`
  ).map(({ template }) => template);

describe("reporting a problem", () => {
  test("holds the order, notifies the store, and shows whose turn it is until when", async () => {
    const bought = await shipped();
    const before = await fixtures.ask(bought.buyer, "orders.get", { order_no: bought.order_no });
    expect(before).toMatchObject({ dispute: null, can: { dispute: true, receipt: true } });
    expect(before.dispute_by).toBe(before.auto_receipt_at);
    const image = await addFile(fixtures.db, bought.buyer.id, "public");
    const now = fixtures.clock.now();
    const order = await open(fixtures, bought, { images: [image], amount: "5" });
    expect(order).toMatchObject({
      status: "shipped",
      can: { dispute: false, receipt: false },
      dispute: {
        status: "open",
        reason: "not_as_described",
        amount: "5.00",
        offer_amount: "0.00",
        refund_amount: "0.00",
        awaiting: "store",
        due_at: now + 5 * DAY,
        createtime: now,
        closetime: 0,
        events: [
          { event: "opened", by: "buyer", text: "The lid is cracked.", images: [image], amount: "5.00" },
        ],
        can: { accept_offer: false, escalate: false, withdraw: true, send_back: false, answer: false },
      },
    });
    const own = await fixtures.callHandler("merchantOrders.get", handlers["merchantOrders.get"], owner, {
      order_no: bought.order_no,
    });
    expect(own.dispute?.can).toEqual({
      accept_offer: false,
      escalate: false,
      withdraw: false,
      send_back: false,
      answer: true,
    });
    const tab = await fixtures.callHandler("merchantOrders.list", handlers["merchantOrders.list"], owner, {
      tab: "disputed",
    });
    expect(tab.data.map(({ order_no }) => order_no)).toContain(bought.order_no);
    expect(tab.counts?.disputed).toBe(tab.total);
    const { data, counts } = await fixtures.ask(bought.buyer, "orders.list", { tab: "disputed" });
    expect(data.map(({ order_no }) => order_no)).toEqual([bought.order_no]);
    expect(counts).toMatchObject({ disputed: 1 });
    const { todo } = await fixtures.callHandler(
      "merchant.dashboard",
      handlers["merchant.dashboard"],
      owner,
      {},
    );
    expect(todo?.disputes).toBeGreaterThan(0);
    expect(
      await errorOf(fixtures.ask(bought.buyer, "orders.confirmReceipt", { order_no: bought.order_no })),
    ).toEqual({
      error: "dispute_open",
    });
  });

  test("is not possible before the shipping, twice, for more than the total, or with a picture that the buyer did not upload", async () => {
    const unshipped = await buyOne(fixtures, product);
    expect(await errorOf(open(fixtures, unshipped))).toEqual({ error: "bad_state", status: "paid" });
    const bought = await shipped();
    expect(await errorOf(open(fixtures, bought, { amount: "12.51" }))).toEqual({
      error: "amount_too_large",
      field: "amount",
      max: "12.50",
    });
    for (const amount of ["0", "0.00", "1.005"]) {
      await expect(open(fixtures, bought, { amount })).rejects.toMatchObject({ status: 422 });
    }
    const foreign = await addFile(fixtures.db, owner.id, "public");
    for (const image of [foreign, "/uploads/20261120/never-uploaded.jpg", "/uploads/products/1/front.webp"]) {
      await expect(open(fixtures, bought, { images: [image] }), image).rejects.toMatchObject({
        status: 422,
        options: { details: { field: "images.0" } },
      });
    }
    await expect(open(fixtures, bought, { text: "  " })).rejects.toMatchObject({ status: 422 });
    await open(fixtures, bought);
    expect(await errorOf(open(fixtures, bought))).toEqual({ error: "already_disputed", status: "open" });
    const stranger = await addBuyer(fixtures);
    await expect(open(fixtures, { ...bought, buyer: stranger })).rejects.toMatchObject({ status: 404 });
  });

  test("ends with the automatic receipt, and after the receipt with the settlement", async () => {
    const late = await shipped();
    const at = fixtures.clock.now();
    fixtures.clock.advance(15 * DAY);
    expect(await errorOf(open(fixtures, late))).toEqual({ error: "dispute_too_late", until: at + 15 * DAY });
    const arrived = await received();
    expect(await errorOf(open(fixtures, arrived, { reason: "not_arrived" }))).toEqual({
      error: "bad_state",
      status: "received",
    });
    const until = fixtures.clock.now() + 14 * DAY;
    const order = await fixtures.ask(arrived.buyer, "orders.get", { order_no: arrived.order_no });
    expect(order).toMatchObject({ dispute_by: until, can: { dispute: true } });
    fixtures.clock.advance(14 * DAY);
    expect(await errorOf(open(fixtures, arrived))).toEqual({ error: "dispute_too_late", until });
    await autoReceipt(fixtures.services, fixtures.clock.now());
  });
});

describe("an open dispute", () => {
  test("holds the automatic receipt until it is withdrawn", async () => {
    const bought = await shipped();
    await open(fixtures, bought, { reason: "not_arrived" });
    fixtures.clock.advance(20 * DAY);
    await autoReceipt(fixtures.services, fixtures.clock.now());
    const { order_no } = bought;
    expect(await fixtures.ask(bought.buyer, "orders.get", { order_no })).toMatchObject({ status: "shipped" });
    await fixtures.ask(bought.buyer, "disputes.withdraw", { order_no });
    await autoReceipt(fixtures.services, fixtures.clock.now());
    expect(await fixtures.ask(bought.buyer, "orders.get", { order_no })).toMatchObject({
      status: "received",
      refund_status: "none",
      dispute: { status: "withdrawn", awaiting: "", due_at: 0 },
    });
  });

  test("holds the settlement until it is rejected", async () => {
    const bought = await received();
    await open(fixtures, bought);
    const { order_no, buyer } = bought;
    fixtures.clock.advance(15 * DAY);
    const before = await moneyOf(fixtures, owner);
    await settleDue(fixtures.services, fixtures.clock.now());
    const settled = (await moneyOf(fixtures, owner)) - before;
    await answer(order_no, { answer: "object", text: "It left whole." });
    await fixtures.ask(buyer, "disputes.escalate", { order_no, text: "It did not." });
    const id = await disputeOf(order_no);
    await fixtures.db.begin((tx) =>
      decideReject(tx, { id, reason: "The picture shows another lid.", now: fixtures.clock.now() }),
    );
    expect(await fixtures.ask(buyer, "orders.get", { order_no })).toMatchObject({
      refund_status: "none",
      dispute: {
        status: "rejected",
        events: [
          {},
          { event: "objected" },
          { event: "escalated", text: "It did not." },
          { event: "rejected", by: "operator" },
        ],
      },
      can: { dispute: false },
    });
    await settleDue(fixtures.services, fixtures.clock.now());
    expect(await moneyOf(fixtures, owner)).toBe(before + settled + 11_880_000n);
    expect(await noticesOf(buyer.id)).toEqual(["dispute_objected", "dispute_escalated", "dispute_rejected"]);
    expect(await errorOf(open(fixtures, bought))).toEqual({ error: "already_disputed", status: "rejected" });
  });

  test("may follow a withdrawn one, three times in all", async () => {
    const bought = await shipped();
    for (const _ of [1, 2, 3]) {
      await open(fixtures, bought);
      await fixtures.ask(bought.buyer, "disputes.withdraw", { order_no: bought.order_no });
    }
    expect(await errorOf(open(fixtures, bought))).toEqual({ error: "already_disputed", status: "withdrawn" });
    const order = await fixtures.ask(bought.buyer, "orders.get", { order_no: bought.order_no });
    expect(order.can).toMatchObject({ dispute: false, receipt: true });
  });

  test("goes to the operator when the store, or the buyer, lets the time pass", async () => {
    const silent = await shipped();
    const offered = await shipped();
    await open(fixtures, silent);
    await open(fixtures, offered);
    await answer(offered.order_no, { answer: "offer", amount: "3.00", text: "For the lid." });
    expect(
      await errorOf(fixtures.ask(silent.buyer, "disputes.escalate", { order_no: silent.order_no })),
    ).toEqual({
      error: "bad_state",
      status: "open",
    });
    fixtures.clock.advance(5 * DAY - 1);
    await escalateDisputes(fixtures.services, fixtures.clock.now());
    const read = async ({ buyer, order_no }: typeof silent) =>
      (await fixtures.ask(buyer, "orders.get", { order_no })).dispute;
    expect(await read(silent)).toMatchObject({ status: "open" });
    fixtures.clock.advance(1);
    const now = fixtures.clock.now();
    await escalateDisputes(fixtures.services, now);
    for (const order of [silent, offered]) {
      expect(await read(order)).toMatchObject({
        status: "reviewing",
        awaiting: "operator",
        due_at: now + 5 * DAY,
        events: expect.arrayContaining([expect.objectContaining({ event: "escalated", by: "system" })]),
      });
    }
    expect(await escalateDisputes(fixtures.services, now)).toBe(0);
  });
});

describe("a refund", () => {
  test("of a whole shipped order cancels it: all goes back, nothing is kept, and it counts as sold no more", async () => {
    const before = await stockOf(fixtures, product);
    const bought = await shipped();
    const { order_no, buyer } = bought;
    await open(fixtures, bought, { reason: "not_arrived" });
    const earned = await commissionsOf(fixtures);
    const order = await answer(order_no, { answer: "accept", text: "We are sorry." });
    expect(order).toMatchObject({
      status: "cancelled",
      refund_status: "refunded",
      refund_amount: "12.50",
      commission: "0.000000",
      net: "0.000000",
      dispute: { status: "refunded", refund_amount: "12.50", due_at: 0 },
    });
    expect(await moneyOf(fixtures, buyer)).toBe(1_000n * USDT);
    expect(await commissionsOf(fixtures)).toBe(earned);
    // What has left is not in stock again.
    expect(await stockOf(fixtures, product)).toEqual({
      stock: (before?.stock ?? 0) - 1,
      sales: before?.sales,
    });
    expect(await noticesOf(buyer.id)).toEqual(["dispute_refunded"]);
  });

  test("of a part of a shipped order pays the store the rest, with a commission on what remains", async () => {
    const bought = await shipped();
    const { order_no, buyer } = bought;
    await open(fixtures, bought);
    await answer(order_no, { answer: "offer", amount: "5.00" });
    expect(
      await errorOf(fixtures.ask(buyer, "disputes.acceptOffer", { order_no, expect_amount: "6.00" })),
    ).toEqual({ error: "offer_changed", offer_amount: "5.00" });
    const [owed, earned] = [await pendingOf(fixtures, owner), await commissionsOf(fixtures)];
    const order = await fixtures.ask(buyer, "disputes.acceptOffer", { order_no, expect_amount: "5.00" });
    expect(order).toMatchObject({
      status: "received",
      refund_status: "partial",
      refund_amount: "5.00",
      can: { comment: true, dispute: false },
    });
    expect(await moneyOf(fixtures, buyer)).toBe(1_000n * USDT - PRICE + 5n * USDT);
    // 0.62 of 12.50 is 0.372 of 7.50: 0.37.
    expect((await commissionsOf(fixtures)) - earned).toBe(370_000n);
    expect((await pendingOf(fixtures, owner)) - owed).toBe(7_130_000n);
  });

  test("can't be accepted by a frozen member: the operator decides", async () => {
    const bought = await shipped();
    const { order_no, buyer } = bought;
    await open(fixtures, bought);
    const setFrozen = (id: number, isFrozen: boolean) =>
      fixtures.db.begin((tx) =>
        (isFrozen ? freezeMember : unfreezeMember)(tx, id, "Stolen", fixtures.clock.now()),
      );
    await setFrozen(owner.id, true);
    expect(await errorOf(answer(order_no, { answer: "accept" }))).toEqual({ error: "account_frozen" });
    const offer = () => answer(order_no, { answer: "offer", amount: "5.00" });
    expect(await errorOf(offer())).toEqual({ error: "account_frozen" });
    await setFrozen(owner.id, false);
    await offer();
    const accept = () => fixtures.ask(buyer, "disputes.acceptOffer", { order_no, expect_amount: "5.00" });
    await setFrozen(owner.id, true);
    expect(await errorOf(accept())).toEqual({ error: "bad_state", status: "offered" });
    await setFrozen(owner.id, false);
    await setFrozen(buyer.id, true);
    expect(await errorOf(accept())).toEqual({ error: "account_frozen" });
    expect((await fixtures.ask(buyer, "disputes.escalate", { order_no })).dispute?.status).toBe("reviewing");
  });

  test("of a received order takes it from what the store is owed, and the rest settles", async () => {
    const bought = await received();
    const { order_no, buyer } = bought;
    const [owed, earned] = [await pendingOf(fixtures, owner), await commissionsOf(fixtures)];
    await open(fixtures, bought, { amount: "10.00" });
    fixtures.clock.advance(5 * DAY);
    await escalateDisputes(fixtures.services, fixtures.clock.now());
    const id = await disputeOf(order_no);
    const decision = { id, reason: "The lid is cracked.", now: fixtures.clock.now() };
    const { settings } = fixtures.services;
    expect(
      await errorOf(fixtures.db.begin((tx) => decideRefund(tx, decision, PRICE + 10_000n, settings))),
    ).toEqual({ error: "amount_too_large", max: "12.50" });
    await fixtures.db.begin((tx) => decideRefund(tx, decision, undefined, settings));
    expect(await fixtures.ask(buyer, "orders.get", { order_no })).toMatchObject({
      status: "received",
      refund_status: "partial",
      refund_amount: "10.00",
      dispute: { status: "refunded", refund_amount: "10.00" },
    });
    // 0.62 of 12.50 is 0.124 of 2.50: 0.12.
    expect((await commissionsOf(fixtures)) - earned).toBe(-500_000n);
    expect((await pendingOf(fixtures, owner)) - owed).toBe(-9_500_000n);
    const { data } = await fixtures.callHandler(
      "merchant.settlements",
      handlers["merchant.settlements"],
      owner,
      {},
    );
    expect(data.find((row) => row.order_no === order_no)).toMatchObject({
      gross: "2.500000",
      commission: "0.120000",
      net: "2.380000",
    });
    expect(await errorOf(fixtures.db.begin((tx) => decideRefund(tx, decision, undefined, settings)))).toEqual(
      {
        error: "bad_state",
        status: "refunded",
      },
    );
    fixtures.clock.advance(3 * DAY);
    await settleDue(fixtures.services, fixtures.clock.now());
  });

  test("of all of a received order leaves the store nothing, and nothing is announced as available", async () => {
    const bought = await received();
    const { order_no, buyer } = bought;
    await open(fixtures, bought);
    await answer(order_no, { answer: "accept" });
    expect(await moneyOf(fixtures, buyer)).toBe(1_000n * USDT);
    fixtures.clock.advance(8 * DAY);
    await settleDue(fixtures.services, fixtures.clock.now());
    const told = await fixtures.db`
      select 1 from message where template = 'settlement_available' and ref_id = ${order_no}`;
    expect(told).toHaveLength(0);
  });
});

describe("the store's answer", () => {
  test("needs an amount below what is asked, or a text", async () => {
    const bought = await shipped();
    const { order_no } = bought;
    await open(fixtures, bought, { amount: "5.00" });
    expect(await errorOf(answer(order_no, { answer: "offer" }))).toEqual({
      error: "field_invalid",
      field: "amount",
    });
    expect(await errorOf(answer(order_no, { answer: "offer", amount: "5.00" }))).toEqual({
      error: "amount_too_large",
      field: "amount",
      max: "4.99",
    });
    expect(await errorOf(answer(order_no, { answer: "object", text: " " }))).toEqual({
      error: "field_invalid",
      field: "text",
    });
    await answer(order_no, { answer: "object", text: "It left whole." });
    expect(await errorOf(answer(order_no, { answer: "offer", amount: "1.00" }))).toEqual({
      error: "bad_state",
      status: "objected",
    });
    // Giving in is possible to the end.
    expect(await answer(order_no, { answer: "accept" })).toMatchObject({
      refund_amount: "5.00",
      status: "received",
    });
  });
});
