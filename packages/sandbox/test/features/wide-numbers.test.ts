import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { authenticate, openSession } from "../../src/features/users/sessions";
import { toErrorResponse } from "../../src/http/error-handler";
import {
  addBuyer,
  addProduct,
  addShop,
  broken,
  cart,
  createFixtures,
  errorOf,
  type Fixtures,
  orderInput,
  payInput,
  placeOrder,
  stockOf,
} from "./orders/fixtures";

const INT_MAX = 2_147_483_647;
/** 1 January 2040. */
const AFTER_2038 = 2_208_988_800;

let fixtures: Fixtures;
beforeAll(async () => {
  fixtures = await createFixtures({ maxReserved: 500 });
});
afterAll(() => fixtures.close());
afterEach(async () => expect(await broken(fixtures)).toEqual([]));

test("stock that comes back to a product filled up to 32 bits does not block the refund", async () => {
  const { shopId } = await addShop(fixtures);
  const thing = await addProduct(fixtures, shopId, { stocks: [100] });
  const buyer = await addBuyer(fixtures);
  const placed = await placeOrder(fixtures, buyer, cart([thing, 2]));
  await fixtures.ask(buyer, "payments.payWithBalance", payInput(placed));
  await fixtures.db`update sku set stock = ${INT_MAX} where pro_id = ${thing.id}`;
  await fixtures.db`update product set stock = ${INT_MAX} where id = ${thing.id}`;
  const [order_no = ""] = placed.pay.order_nos;
  const cancelled = await fixtures.ask(buyer, "orders.cancel", { order_no });
  expect(cancelled.refund.money).toBe("25.000000");
  expect((await stockOf(fixtures, thing))?.stock).toBe(INT_MAX + 2);
});

test("an overflow is a failure of the server, an impossible id is not found", async () => {
  const { db } = fixtures;
  const thrown = (work: Promise<unknown>) => work.catch((error: unknown) => toErrorResponse(error).code);
  expect(await thrown(db`select ${INT_MAX}::integer + 1::integer`)).toBe(500);
  expect(await thrown(db`select 1 from member where id = ${INT_MAX + 1}`)).toBe(404);
  expect(await thrown(db`select 1 from member where id = any(${[INT_MAX + 1]}::integer[])`)).toBe(404);
});

test("unpaid orders of one member reserve a limited number of items", async () => {
  const { shopId } = await addShop(fixtures);
  const thing = await addProduct(fixtures, shopId, { stocks: [10_000] });
  const buyer = await addBuyer(fixtures);
  const first = await placeOrder(fixtures, buyer, cart([thing, 400]));
  await placeOrder(fixtures, buyer, cart([thing, 100]));
  const input = await orderInput(fixtures, buyer, cart(thing));
  expect(await errorOf(fixtures.ask(buyer, "orders.create", input))).toEqual({
    error: "too_many_unpaid",
    max: 2,
  });
  const [order_no = ""] = first.pay.order_nos;
  await fixtures.ask(buyer, "orders.cancel", { order_no });
  await fixtures.ask(buyer, "orders.create", input);
});

test("sessions, orders and payments go on after January 2038", async () => {
  const { db, clock } = fixtures;
  const before = clock.now();
  clock.set(AFTER_2038);
  const buyer = await addBuyer(fixtures);
  const token = await openSession(db, buyer.id, clock.now());
  expect(await authenticate(db, token, clock.now())).toMatchObject({ id: buyer.id });
  const { shopId } = await addShop(fixtures);
  const thing = await addProduct(fixtures, shopId);
  const placed = await placeOrder(fixtures, buyer, cart(thing));
  const paid = await fixtures.ask(buyer, "payments.payWithBalance", payInput(placed));
  expect(paid.pay.paytime).toBe(AFTER_2038);
  clock.set(before);
});
