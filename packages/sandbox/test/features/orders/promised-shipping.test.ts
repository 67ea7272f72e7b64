import { afterAll, beforeAll, expect, test } from "vitest";
import { DAY } from "../../../src/domain/durations";
import type { Viewer } from "../../../src/kernel/handler";
import {
  addBuyer,
  addProduct,
  addShop,
  cart,
  createFixtures,
  type Fixtures,
  payInput,
  placeOrder,
  type TestProduct,
} from "./fixtures";

let fixtures: Fixtures;
let buyer: Viewer;
let slow: TestProduct;
let quick: TestProduct;
beforeAll(async () => {
  fixtures = await createFixtures();
  buyer = await addBuyer(fixtures, 100_000_000_000n);
  const { shopId } = await addShop(fixtures);
  slow = await addProduct(fixtures, shopId, { stocks: [500, 500] });
  quick = await addProduct(fixtures, shopId, { stocks: [500] });
  await fixtures.db`
    update product set ship_hours = 48,
      lead_times = '[{"min_num": 20, "days": 5}, {"min_num": 100, "days": 12}]' where id = ${slow.id}`;
});
afterAll(() => fixtures.close());

/** Days in which an order is promised to be shipped. */
async function promised(items: ReturnType<typeof cart>): Promise<number> {
  const placed = await placeOrder(fixtures, buyer, items);
  await fixtures.ask(buyer, "payments.payWithBalance", payInput(placed));
  const order = await fixtures.ask(buyer, "orders.get", { order_no: placed.orders[0]?.order_no ?? "" });
  return ((order.ship_by ?? 0) - (order.paytime ?? 0)) / DAY;
}

test("an order is shipped by what its slowest product promises for that quantity, or in the site's time", async () => {
  expect(await promised(cart([quick, 30]))).toBe(1);
  expect(await promised(cart([slow, 19]))).toBe(2);
  expect(await promised(cart([slow, 20]))).toBe(5);
  expect(await promised(cart([quick, 1], [slow, 100]))).toBe(12);
  // The variants of a product count together.
  const [first = 0, second = 0] = slow.skuIds;
  const variant = (sku_id: number) => ({ id: slow.id, shop_id: slow.shopId, sku_id, num: 10 });
  expect(await promised([variant(first), variant(second)])).toBe(5);
});

test("the buyer's message names the promised hours", async () => {
  const placed = await placeOrder(fixtures, buyer, cart([slow, 20]));
  await fixtures.ask(buyer, "payments.payWithBalance", payInput(placed));
  const [message] = await fixtures.db`
    select params from message where member_id = ${buyer.id} and template = 'order_paid' order by id desc limit 1`;
  expect(message?.params).toMatchObject({ hours: 120 });
});

test("previews and orders name the code of what is ordered, whatever it is called later", async () => {
  await fixtures.db`update sku set code = 'SLOW-1', code_shop_id = ${slow.shopId} where id = ${slow.skuIds[0] ?? 0}`;
  const items = cart([slow, 2]);
  const seen = await fixtures.ask(buyer, "orders.preview", { items });
  expect(seen.groups[0]?.goods).toMatchObject([{ sku_code: "SLOW-1" }]);
  const placed = await placeOrder(fixtures, buyer, items);
  await fixtures.db`update sku set code = 'NEW-1' where id = ${slow.skuIds[0] ?? 0}`;
  const order = await fixtures.ask(buyer, "orders.get", { order_no: placed.orders[0]?.order_no ?? "" });
  expect(order.goods).toMatchObject([{ sku_code: "SLOW-1" }]);
});
