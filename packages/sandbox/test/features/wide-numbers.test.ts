import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { handlers } from "../../src/features/index";
import { authenticate, openSession } from "../../src/features/users/sessions";
import { toErrorResponse } from "../../src/http/error-handler";
import { createCallHandler } from "../support/call-handler";
import {
  addBuyer,
  addProduct,
  addShop,
  broken,
  buy,
  cart,
  createFixtures,
  errorOf,
  type Fixtures,
  orderInput,
  payInput,
  placeOrder,
  ship,
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
  const impossible = 2 ** 63;
  expect(await thrown(db`select 1 from member where id = ${impossible}`)).toBe(404);
  expect(await thrown(db`select 1 from member where id = any(${[impossible]}::bigint[])`)).toBe(404);
});

test("no id is 32 bits wide, neither where it is made nor where it is referred to", async () => {
  const { db } = fixtures;
  const narrow = await db<{ column: string }[]>`
    select c.table_name || '.' || c.column_name as column from information_schema.columns c
    where c.table_schema = current_schema and c.data_type in ('integer', 'smallint') and (
      c.column_name ~ '(^|_)id$' or c.is_identity = 'YES' or exists (
        select from information_schema.key_column_usage k
        where (k.table_schema, k.table_name, k.column_name) = (c.table_schema, c.table_name, c.column_name)))`;
  // Parts of keys that count within a row: outputs of a transaction, disputes of an order.
  expect(narrow.map(({ column }) => column).sort()).toEqual(["chain_transfer.output", "dispute.number"]);
  const narrowSequences = await db`
    select sequencename from pg_sequences where schemaname = current_schema and (data_type <> 'bigint'::regtype or max_value <= ${INT_MAX})`;
  expect(narrowSequences).toEqual([]);
  const narrowTypes = await db<{ name: string }[]>`
    select t.typname || '.' || a.attname as name from pg_type t join pg_class c on c.oid = t.typrelid and c.relkind = 'c'
      join pg_attribute a on a.attrelid = c.oid where t.typnamespace = current_schema::regnamespace and a.atttypid = 'integer'::regtype`;
  expect(narrowTypes).toEqual([]);
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
  const owner = await addShop(fixtures);
  const thing = await addProduct(fixtures, owner.shopId);
  const placed = await placeOrder(fixtures, buyer, cart(thing));
  const paid = await fixtures.ask(buyer, "payments.payWithBalance", payInput(placed));
  expect(paid.pay.paytime).toBe(AFTER_2038);
  const read = createCallHandler(fixtures.services);
  const period = { from: "2039-12-01", to: "2040-01-01" };
  expect((await read("merchant.stats", handlers["merchant.stats"], owner, period)).order_count).toBe(1);
  clock.set(before);
});

test("everything goes on with ids of more than 32 bits", async () => {
  const { db } = fixtures;
  const sequences = await db<{ name: string }[]>`
    select sequencename as name from pg_sequences where schemaname = current_schema`;
  for (const { name } of sequences) await db`alter sequence ${db(name)} restart with 5000000000`;
  const { shopId } = await addShop(fixtures);
  const thing = await addProduct(fixtures, shopId, { stocks: [10, 10] });
  const buyer = await addBuyer(fixtures);
  expect(Math.min(buyer.id, shopId, thing.id, ...thing.skuIds)).toBeGreaterThanOrEqual(5_000_000_000);
  const [kept = ""] = await buy(fixtures, buyer, thing);
  const [cancelled = ""] = await buy(fixtures, buyer, thing);
  await fixtures.ask(buyer, "orders.cancel", { order_no: cancelled });
  expect(await stockOf(fixtures, thing)).toEqual({ stock: 19, sales: 1 });
  await ship(fixtures, shopId, kept);
  const { goods } = await fixtures.ask(buyer, "orders.confirmReceipt", { order_no: kept });
  const comments = [{ order_goods_id: goods[0]?.id ?? 0, star: 5 as const, content: "Good" }];
  await fixtures.ask(buyer, "orders.review", { order_no: kept, comments });
  const read = createCallHandler(fixtures.services);
  const listed = await read("products.list", handlers["products.list"], buyer, {});
  const found = await read("products.search", handlers["products.search"], buyer, { search: "thing" });
  for (const { data } of [listed, found]) expect(data.map(({ id }) => id)).toContain(thing.id);
});
