import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../../../src/db/connect";
import { sealing } from "../../../src/db/ledger/sealing";
import { TEST_SECRET } from "../../support/call";
import {
  addBuyer,
  addProduct,
  addShop,
  cart,
  createFixtures,
  payInput,
  placeOrder,
  ship,
  type TestProduct,
} from "./fixtures";

test("an order of more lines, in more stores, is written with the same statements", async () => {
  const fixtures = await createFixtures();
  onTestFinished(() => fixtures.close());
  // What handlers work with; all else goes over the connections of the fixtures.
  const db = sealing(openDatabase(fixtures.url, { connections: 1 }), TEST_SECRET);
  onTestFinished(() => db.end());
  Object.assign(fixtures.services, { db });
  const texts = async () => {
    const rows = await db<{ statement: string }[]>`
      select statement from pg_prepared_statements where statement not like '%pg_prepared_statements%' order by 1`;
    return rows.map(({ statement }) => statement);
  };
  const stores: TestProduct[][] = [];
  for (let store = 0; store < 4; store++) {
    const { shopId } = await addShop(fixtures);
    stores.push([await addProduct(fixtures, shopId), await addProduct(fixtures, shopId)]);
  }
  const [first = []] = stores;
  /** From the order to a complaint about some of it, and a cancelled order of the same. */
  const useAll = async (products: readonly TestProduct[]) => {
    const buyer = await addBuyer(fixtures);
    const placed = await placeOrder(fixtures, buyer, cart(...products));
    await fixtures.ask(buyer, "payments.payWithBalance", payInput(placed));
    const [received, ...others] = placed.orders;
    if (!received) throw new Error("nothing was ordered");
    for (const { order_no } of others) await fixtures.ask(buyer, "orders.cancel", { order_no });
    await ship(fixtures, Number(received.shop_id), received.order_no);
    const { goods } = await fixtures.ask(buyer, "orders.confirmReceipt", { order_no: received.order_no });
    await fixtures.ask(buyer, "orders.review", {
      order_no: received.order_no,
      comments: goods.map(({ id }) => ({ order_goods_id: id, star: 5 as const, content: "Good" })),
    });
    await fixtures.ask(buyer, "disputes.open", {
      order_no: received.order_no,
      reason: "damaged",
      text: "Broken",
      amount: "1",
      goods: goods.map(({ id, num }) => ({ id, num })),
    });
    const unpaid = await placeOrder(fixtures, buyer, cart(...products));
    const [order_no = ""] = unpaid.pay.order_nos;
    await fixtures.ask(buyer, "orders.cancel", { order_no });
  };
  await useAll([...first.slice(0, 1), ...(stores[1]?.slice(0, 1) ?? [])]);
  const before = await texts();
  expect(before.length).toBeGreaterThan(10);
  await useAll([...first, ...(stores[1] ?? [])]);
  await useAll(stores.flat());
  const after = await texts();
  expect(after.filter((text) => !before.includes(text))).toEqual([]);
});
