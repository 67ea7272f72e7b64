import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { DAY } from "../../../src/domain/durations";
import { decideRefund } from "../../../src/features/disputes/admin";
import { escalateDisputes, expireReturns, presumeArrivals } from "../../../src/features/disputes/jobs";
import { settleDue } from "../../../src/features/orders/jobs";
import { freezeMember, unfreezeMember } from "../../../src/features/standing/freeze";
import type { Merchant, Viewer } from "../../../src/kernel/handler";
import { createMerchantFixtures, type MerchantFixtures, shopWith } from "../merchants/fixtures";
import {
  addBuyer,
  addProduct,
  broken,
  cart,
  errorOf,
  payInput,
  placeOrder,
  ship,
  stockOf,
  type TestProduct,
  USDT,
} from "../orders/fixtures";
import { answerOn, commissionsOf, moneyOf, open, pendingOf } from "./fixtures";

const RETURN_TO = "Corner Store, Dock 4, Northmill";

let fixtures: MerchantFixtures;
let owner: Merchant;
let product: TestProduct;
let other: TestProduct;
beforeAll(async () => {
  fixtures = await createMerchantFixtures();
  // Three items cost 37.50, with 2.00 freight and 7 % tax, 2.63.
  ({ owner, product } = await shopWith(fixtures, { freight: 2n * USDT, taxPpm: 70_000 }));
  other = await addProduct(fixtures, owner.shopId, { price: 10n * USDT });
});
afterAll(() => fixtures.close());
afterEach(async () => expect(await broken(fixtures)).toEqual([]));

/** Three of the one and five of the other: 92.13 in all. */
async function buyReceived() {
  const buyer = await addBuyer(fixtures);
  const placed = await placeOrder(fixtures, buyer, cart([product, 3], [other, 5]));
  await fixtures.ask(buyer, "payments.payWithBalance", payInput(placed));
  const order_no = placed.orders[0]?.order_no ?? "";
  await ship(fixtures, owner.shopId, order_no);
  const { goods } = await fixtures.ask(buyer, "orders.confirmReceipt", { order_no });
  const line = (id: number) => goods.find(({ pro_id }) => pro_id === id)?.id ?? 0;
  return { buyer, order_no, goods, line: line(product.id), otherLine: line(other.id) };
}
type Bought = Awaited<ReturnType<typeof buyReceived>>;

const answer = (order_no: string, words: Parameters<typeof answerOn>[3]) =>
  answerOn(fixtures, owner, { order_no }, words);
const agree = (order_no: string) => answer(order_no, { answer: "return", return_to: RETURN_TO });
const sendBack = ({ buyer, order_no }: Pick<Bought, "buyer" | "order_no">) =>
  fixtures.ask(buyer, "disputes.sendBack", { order_no, carrier: "Example Post", tracking_no: "R1" });
const askFor = (bought: Bought, num = 2) =>
  open(fixtures, bought, {
    reason: "changed_mind",
    kind: "return",
    goods: [{ id: bought.line, num }],
  });
const read = async ({ buyer, order_no }: Bought) => fixtures.ask(buyer, "orders.get", { order_no });
const noticesOf = async ({ id }: Viewer) =>
  (
    await fixtures.db<{ template: string }[]>`select template from message
      where member_id = ${id} and (template like 'return%' or template like 'dispute%') order by id`
  ).map(({ template }) => template);

describe("what goes back", () => {
  test("can be part of some lines, for the amount paid for it with tax and freight", async () => {
    const bought = await buyReceived();
    // 37.50 + 2.63 tax + 0.85 of 2.00 freight, and 50.00 + 1.15.
    expect(bought.goods.map(({ total }) => total)).toEqual(["40.98", "51.15"]);
    const [before, late] = [await read(bought), 14 * DAY];
    expect(before.dispute_by).toBe((before.receipttime ?? 0) + late);
    const order = await askFor(bought);
    expect(order.dispute).toMatchObject({
      status: "open",
      kind: "return",
      reason: "changed_mind",
      goods: [{ id: bought.line, num: 2 }],
      amount: "27.32",
      max_amount: "27.32",
      return_to: "",
      express: null,
    });
    expect(await noticesOf(owner)).toContain("return_requested");
  });

  test("is never more than was ordered, nor more money than was paid for it", async () => {
    const bought = await buyReceived();
    const { line, otherLine } = bought;
    const lines = (...pieces: [number, number][]) => ({
      goods: pieces.map(([id, num]) => ({ id, num })),
    });
    const foreign = await buyReceived();
    for (const wrong of [lines([line, 4]), lines([foreign.line, 1]), lines([line, 1], [line, 1])]) {
      await expect(open(fixtures, bought, wrong)).rejects.toMatchObject({ status: 422 });
    }
    expect(await errorOf(open(fixtures, bought, { ...lines([line, 2]), amount: "27.33" }))).toEqual({
      error: "amount_too_large",
      field: "amount",
      max: "27.32",
    });
    await expect(open(fixtures, bought, { reason: "changed_mind" })).rejects.toMatchObject({ status: 422 });
    await expect(open(fixtures, bought, { reason: "not_arrived", kind: "return" })).rejects.toMatchObject({
      status: 422,
    });
    const all = await open(fixtures, bought, lines([line, 3], [otherLine, 5]));
    expect(all.dispute?.amount).toBe(all.total);
  });

  test("can't be given up without a fault before it has come", async () => {
    const buyer = await addBuyer(fixtures);
    const placed = await placeOrder(fixtures, buyer, cart(product));
    await fixtures.ask(buyer, "payments.payWithBalance", payInput(placed));
    const order_no = placed.orders[0]?.order_no ?? "";
    await ship(fixtures, owner.shopId, order_no);
    const ask = () => open(fixtures, { buyer, order_no }, { reason: "changed_mind", kind: "return" });
    expect(await errorOf(ask())).toEqual({ error: "bad_state", status: "shipped" });
  });
});

describe("a return", () => {
  test("goes back to the store's address, is refunded when it has arrived, and is in stock again", async () => {
    const bought = await buyReceived();
    const { buyer, order_no } = bought;
    const [stock, money] = [await stockOf(fixtures, product), await moneyOf(fixtures, buyer)];
    const [owed, earned] = [await pendingOf(fixtures, owner), await commissionsOf(fixtures)];
    await askFor(bought);
    const agreed = fixtures.clock.now();
    await agree(order_no);
    expect((await read(bought)).dispute).toMatchObject({
      status: "return_agreed",
      return_to: RETURN_TO,
      awaiting: "buyer",
      due_at: agreed + 14 * DAY,
      can: { send_back: true, escalate: true, withdraw: true },
    });
    const sent = await sendBack(bought);
    expect(sent.dispute).toMatchObject({
      status: "sent_back",
      express: { carrier: "Example Post", tracking_no: "R1" },
      awaiting: "store",
      due_at: fixtures.clock.now() + 15 * DAY,
      can: { send_back: false, escalate: false, withdraw: false },
    });
    expect(await errorOf(fixtures.ask(buyer, "disputes.withdraw", { order_no }))).toEqual({
      error: "bad_state",
      status: "sent_back",
    });
    expect(await moneyOf(fixtures, buyer)).toBe(money);
    await answer(order_no, { answer: "accept", text: "All fine." });
    const done = await read(bought);
    expect(done).toMatchObject({
      status: "received",
      refund_status: "partial",
      refund_amount: "27.32",
      dispute: { status: "refunded", refund_amount: "27.32" },
    });
    expect(done.dispute?.events?.map(({ event, by }) => `${by} ${event}`)).toEqual([
      "buyer opened",
      "store return_agreed",
      "buyer sent_back",
      "store arrived",
    ]);
    expect(await moneyOf(fixtures, buyer)).toBe(money + 27_320_000n);
    // 4.47 of 92.13 is 3.14 of 64.81: the platform gives 1.33 back, the store the rest.
    expect((await commissionsOf(fixtures)) - earned).toBe(-1_330_000n);
    expect((await pendingOf(fixtures, owner)) - owed).toBe(-25_990_000n);
    expect(await stockOf(fixtures, product)).toEqual({
      stock: (stock?.stock ?? 0) + 2,
      sales: stock?.sales,
    });
    expect(await noticesOf(buyer)).toEqual(["return_agreed", "dispute_refunded"]);
  });

  test("of a damaged piece stays out of stock where the store says so", async () => {
    const bought = await buyReceived();
    const stock = await stockOf(fixtures, product);
    await askFor(bought, 3);
    await agree(bought.order_no);
    await sendBack(bought);
    await answer(bought.order_no, { answer: "accept", restock: false });
    expect(await stockOf(fixtures, product)).toEqual(stock);
  });

  test("that is not sent in time is not refunded, and the store is paid", async () => {
    const bought = await buyReceived();
    await askFor(bought);
    await agree(bought.order_no);
    fixtures.clock.advance(14 * DAY - 1);
    expect(await expireReturns(fixtures.services, fixtures.clock.now())).toBe(0);
    await settleDue(fixtures.services, fixtures.clock.now());
    const owed = await pendingOf(fixtures, owner);
    fixtures.clock.advance(1);
    expect(await expireReturns(fixtures.services, fixtures.clock.now())).toBe(1);
    expect(await read(bought)).toMatchObject({
      refund_status: "none",
      dispute: { status: "expired", awaiting: "", due_at: 0 },
      can: { dispute: false },
    });
    expect(await errorOf(sendBack(bought))).toEqual({ error: "bad_state", status: "expired" });
    await settleDue(fixtures.services, fixtures.clock.now());
    expect(await pendingOf(fixtures, owner)).toBeLessThan(owed);
    expect(await noticesOf(bought.buyer)).toEqual(["return_agreed", "return_expired"]);
  });

  test("is the operator's to decide while the store's owner is frozen", async () => {
    const bought = await buyReceived();
    const [owed, money] = [await pendingOf(fixtures, owner), await moneyOf(fixtures, bought.buyer)];
    await askFor(bought);
    const freeze = () =>
      fixtures.db.begin((tx) => freezeMember(tx, owner.id, "Stolen", fixtures.clock.now()));
    const unfreeze = () =>
      fixtures.db.begin((tx) => unfreezeMember(tx, owner.id, "Found", fixtures.clock.now()));
    await freeze();
    expect(await errorOf(agree(bought.order_no))).toEqual({ error: "account_frozen" });
    await unfreeze();
    await agree(bought.order_no);
    await sendBack(bought);
    await freeze();
    fixtures.clock.advance(15 * DAY);
    expect(await presumeArrivals(fixtures.services, fixtures.clock.now())).toBe(1);
    await unfreeze();
    expect(await fixtures.ask(bought.buyer, "orders.get", { order_no: bought.order_no })).toMatchObject({
      dispute: { status: "reviewing" },
    });
    expect([await pendingOf(fixtures, owner), await moneyOf(fixtures, bought.buyer)]).toEqual([owed, money]);
  });

  test("whose arrival is unconfirmed is refunded when the time is over, and not restocked", async () => {
    const bought = await buyReceived();
    const [stock, money] = [await stockOf(fixtures, product), await moneyOf(fixtures, bought.buyer)];
    await askFor(bought);
    await agree(bought.order_no);
    await sendBack(bought);
    fixtures.clock.advance(15 * DAY);
    await settleDue(fixtures.services, fixtures.clock.now());
    expect(await presumeArrivals(fixtures.services, fixtures.clock.now())).toBe(1);
    expect(await presumeArrivals(fixtures.services, fixtures.clock.now())).toBe(0);
    expect((await read(bought)).dispute).toMatchObject({
      status: "refunded",
      refund_amount: "27.32",
      events: [{}, {}, {}, { event: "arrived", by: "system", amount: "27.32" }],
    });
    expect(await moneyOf(fixtures, bought.buyer)).toBe(money + 27_320_000n);
    expect(await stockOf(fixtures, product)).toEqual(stock);
  });

  test("that is not what was sold is decided by the operator, within what was paid for it", async () => {
    const bought = await buyReceived();
    await askFor(bought);
    await agree(bought.order_no);
    await sendBack(bought);
    expect(await errorOf(answer(bought.order_no, { answer: "object" }))).toEqual({
      error: "field_invalid",
      field: "text",
    });
    const decide = fixtures.clock.now() + 5 * DAY;
    await answer(bought.order_no, { answer: "object", text: "One piece is missing." });
    expect((await read(bought)).dispute).toMatchObject({ status: "reviewing", due_at: decide });
    const [row] = await fixtures.db<{ id: number }[]>`
      select dispute_id as id from shop_order where order_no = ${bought.order_no}`;
    const decision = { id: row?.id ?? 0, reason: "One was there.", now: fixtures.clock.now() };
    const { settings } = fixtures.services;
    const refund = (amount: bigint) =>
      fixtures.db.begin((tx) => decideRefund(tx, decision, amount, settings));
    expect(await errorOf(refund(27_330_000n))).toEqual({ error: "amount_too_large", max: "27.32" });
    await refund(13_660_000n);
    expect((await read(bought)).refund_amount).toBe("13.66");
  });

  test("is agreed to with an address, and only where one is asked for", async () => {
    const bought = await buyReceived();
    await open(fixtures, bought, { amount: "5.00" });
    expect(await errorOf(agree(bought.order_no))).toEqual({ error: "field_invalid", field: "answer" });
    const wanted = await buyReceived();
    await askFor(wanted);
    expect(await errorOf(answer(wanted.order_no, { answer: "return", return_to: " " }))).toEqual({
      error: "field_invalid",
      field: "return_to",
    });
    // A part without a return is offered as before.
    await answer(wanted.order_no, { answer: "offer", amount: "10.00" });
    const { order_no } = wanted;
    const kept = await fixtures.ask(wanted.buyer, "disputes.acceptOffer", {
      order_no,
      expect_amount: "10.00",
    });
    expect(kept).toMatchObject({ refund_amount: "10.00", status: "received" });
  });

  test("goes to the operator when the store does not answer, or the buyer asks", async () => {
    const [silent, asked] = [await buyReceived(), await buyReceived()];
    await askFor(silent);
    await askFor(asked);
    await agree(asked.order_no);
    await fixtures.ask(asked.buyer, "disputes.escalate", {
      order_no: asked.order_no,
      text: "No such address.",
    });
    fixtures.clock.advance(5 * DAY);
    await escalateDisputes(fixtures.services, fixtures.clock.now());
    for (const order of [silent, asked]) {
      expect((await read(order)).dispute).toMatchObject({ status: "reviewing", awaiting: "operator" });
    }
  });
});
