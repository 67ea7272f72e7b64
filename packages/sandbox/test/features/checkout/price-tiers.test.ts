import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { SITE_CURRENCY } from "../../../src/domain/money";
import type { Viewer } from "../../../src/kernel/handler";
import {
  addBuyer,
  addProduct,
  addShop,
  broken,
  createFixtures,
  decline,
  errorOf,
  type Fixtures,
  orderInput,
  payInput,
  placeOrder,
  type TestProduct,
} from "../orders/fixtures";

let fixtures: Fixtures;
let buyer: Viewer;
let product: TestProduct;
beforeAll(async () => {
  fixtures = await createFixtures();
  buyer = await addBuyer(fixtures);
  const shop = await addShop(fixtures);
  product = await addProduct(fixtures, shop.shopId, {
    price: 5_000_000n,
    taxPpm: 70_000,
    stocks: [600, 600],
  });
  await fixtures.db`
    update product set min_order = 12, pack_size = 6,
      price_tiers = ${fixtures.db.json([
        { num: 24, price: "4500000" },
        { num: 120, price: "3990000" },
      ])}
    where id = ${product.id}`;
  // The second variant costs 1.20 more.
  await fixtures.db`update sku set price = 6200000 where id = ${product.skuIds[1] ?? 0}`;
});
afterAll(() => fixtures.close());
afterEach(async () => expect(await broken(fixtures)).toEqual([]));

/** A cart of the two variants. */
const pieces = (...nums: readonly number[]) =>
  nums.flatMap((num, i) =>
    num > 0 ? [{ id: product.id, sku_id: product.skuIds[i] ?? 0, num, shop_id: product.shopId }] : [],
  );
const problemOf = (...nums: readonly number[]) =>
  errorOf(fixtures.ask(buyer, "orders.preview", { items: pieces(...nums) }));

test.each([
  [[12, 0], ["5.00"], "60.00"],
  [[18, 0], ["5.00"], "90.00"],
  [[18, 6], ["4.50", "5.70"], "115.20"],
  [[114, 0], ["4.50"], "513.00"],
  [[60, 60], ["3.99", "5.19"], "550.80"],
])("pieces %j cost %j each: in the preview, in the order and in the payment", async (nums, prices, goods) => {
  const items = pieces(...nums);
  const seen = await fixtures.ask(buyer, "orders.preview", { items });
  expect(seen.groups[0]?.goods.map(({ price }) => price)).toEqual(prices);
  expect(seen).toMatchObject({ goods_amount: goods, currency: SITE_CURRENCY });

  const placed = await placeOrder(fixtures, buyer, items);
  const [order] = placed.orders;
  expect(order?.goods.map(({ price }) => price)).toEqual(prices);
  expect(order).toMatchObject({ goods_amount: goods, total: seen.total });
  expect(placed.pay.total).toBe(seen.total);
  await fixtures.ask(buyer, "orders.cancel", { order_no: order?.order_no ?? "" });
});

test("a minimum counts over all variants, packs line by line", async () => {
  expect(await problemOf(6)).toEqual({
    ...{ error: "below_minimum", min_order: 12 },
    ...{ id: product.id, sku_id: product.skuIds[0] },
  });
  expect(await problemOf(13)).toMatchObject({ error: "pack_mismatch", pack_size: 6 });
  const seen = await fixtures.ask(buyer, "orders.preview", { items: pieces(6, 6) });
  expect(seen.groups[0]?.problems).toEqual([]);

  const mixed = await fixtures.ask(buyer, "orders.preview", { items: pieces(24, 7) });
  expect(mixed).toMatchObject({ goods_amount: "108.00", price_token: "" });
  expect(mixed.groups[0]?.problems).toMatchObject([{ error: "pack_mismatch", pack_size: 6 }]);
  expect(mixed.groups[0]?.problems[0]?.msg).toContain("6");
});

test("an order refuses what became too little after the preview, and a table that changed", async () => {
  const input = await orderInput(fixtures, buyer, pieces(24));
  await fixtures.db`update product set min_order = 48 where id = ${product.id}`;
  expect(await errorOf(fixtures.ask(buyer, "orders.create", input))).toMatchObject({
    error: "below_minimum",
    min_order: 48,
  });
  await fixtures.db`update product set min_order = 12,
    price_tiers = ${fixtures.db.json([{ num: 24, price: "4400000" }])} where id = ${product.id}`;
  expect(await errorOf(fixtures.ask(buyer, "orders.create", input))).toMatchObject({
    error: "price_changed",
  });
});

test("a refund is what was paid, whatever the table says later", async () => {
  const moneyLeft = async () => (await fixtures.ask(buyer, "orders.preview", { items: pieces(24) })).money;
  const before = await moneyLeft();
  const placed = await placeOrder(fixtures, buyer, pieces(24));
  await fixtures.ask(buyer, "payments.payWithBalance", payInput(placed));
  await fixtures.db`update product set price_tiers = '[]' where id = ${product.id}`;
  await decline(fixtures, product.shopId, placed.orders[0]?.order_no ?? "");
  expect(await moneyLeft()).toBe(before);
});
