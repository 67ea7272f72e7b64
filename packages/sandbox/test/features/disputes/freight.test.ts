import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { handlers } from "../../../src/features/index";
import type { Merchant } from "../../../src/kernel/handler";
import { createCallHandler } from "../../support/call-handler";
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
  type TestProduct,
} from "../orders/fixtures";
import { answerOn, moneyOf, open } from "./fixtures";

/** In cents, exactly. */
const cents = (text: string | undefined) => Number((text ?? "").replace(".", ""));

let fixtures: MerchantFixtures;
let owner: Merchant;
let own: TestProduct;
let carried: TestProduct;
beforeAll(async () => {
  fixtures = await createMerchantFixtures();
  ({ owner, product: own } = await shopWith(fixtures, { freight: 3_000_000n, taxPpm: 70_000 }));
  carried = await addProduct(fixtures, owner.shopId, { stocks: [100], taxPpm: 50_000 });
  await fixtures.db`update product set freight_price = null, weight = 700 where id = ${carried.id}`;
  await createCallHandler(fixtures.services)("merchant.saveStore", handlers["merchant.saveStore"], owner, {
    freight_zones: [{ areas: [], base: "4.90", per_piece: "0.33", per_kg: "1.20" }],
  });
});
afterAll(() => fixtures.close());
afterEach(async () => expect(await broken(fixtures)).toEqual([]));

/** Two parcels of one payment: the store's by its table, another store's with a freight of its own. All is paid. */
async function buyTwo() {
  const buyer = await addBuyer(fixtures);
  const other = await shopWith(fixtures, { freight: 1_000_000n });
  const placed = await placeOrder(fixtures, buyer, cart([own, 2], [carried, 3], other.product));
  await fixtures.ask(buyer, "payments.payWithBalance", payInput(placed));
  const [order, parcel] = placed.orders;
  if (!order || !parcel) throw new Error("two orders were expected");
  return { buyer, placed, order, parcel, order_no: order.order_no };
}

test("each parcel has its own freight, for the buyer and for its store, and the lines share it to the cent", async () => {
  const { buyer, placed, order, parcel } = await buyTwo();
  // 3.00 of its own + 4.90 + 3 × 0.33 + 3 × 1.20 for 2,100 g; the other parcel costs 1.00.
  expect([order.freight, parcel.freight]).toEqual(["12.49", "1.00"]);
  expect(cents(placed.pay.total)).toBe(cents(order.total) + cents(parcel.total));
  for (const { order_no, freight, total } of placed.orders) {
    const read = await fixtures.ask(buyer, "orders.get", { order_no });
    expect(read).toMatchObject({ freight, total });
    expect(cents(total)).toBe(cents(read.goods_amount) + cents(freight) + cents(read.tax));
    expect(read.goods.reduce((sum, line) => sum + cents(line.total), 0)).toBe(cents(total));
  }
  const sold = await fixtures.callHandler("merchantOrders.get", handlers["merchantOrders.get"], owner, {
    order_no: order.order_no,
  });
  expect(sold).toMatchObject({ freight: "12.49", total: order.total });
});

test("a refund of lines contains their share of the freight, and all of them no more than was paid", async () => {
  const bought = await buyTwo();
  const { buyer, order, order_no } = bought;
  const before = await moneyOf(fixtures, buyer);
  await ship(fixtures, owner.shopId, order_no);
  const goods = order.goods.map(({ id, num }) => ({ id: Number(id), num }));
  const tooMuch = `${(cents(order.total) + 1) / 100}`;
  expect(await errorOf(open(fixtures, bought, { goods, amount: tooMuch }))).toMatchObject({
    error: "amount_too_large",
    max: order.total,
  });
  const opened = await open(fixtures, bought, { goods });
  expect(opened.dispute).toMatchObject({ amount: order.total, max_amount: order.total });
  await answerOn(fixtures, owner, { order_no }, { answer: "accept", text: "Sorry." });
  const after = await fixtures.ask(buyer, "orders.get", { order_no });
  expect(after).toMatchObject({ status: "cancelled", refund_amount: order.total, freight: "12.49" });
  expect((await moneyOf(fixtures, buyer)) - before).toBe(BigInt(cents(order.total)) * 10_000n);
});

test("cancelling one parcel gives back its own freight alone", async () => {
  const { buyer, order, parcel, order_no } = await buyTwo();
  const before = await moneyOf(fixtures, buyer);
  await fixtures.ask(buyer, "orders.cancel", { order_no, reason: "" });
  expect((await moneyOf(fixtures, buyer)) - before).toBe(BigInt(cents(order.total)) * 10_000n);
  const kept = await fixtures.ask(buyer, "orders.get", { order_no: parcel.order_no });
  expect(kept).toMatchObject({ status: "paid", refund_status: "none", freight: "1.00" });
});
