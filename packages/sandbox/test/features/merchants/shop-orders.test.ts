import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { Input } from "../../../src/contract/operations";
import { DAY } from "../../../src/domain/durations";
import { handlers } from "../../../src/features/index";
import { settleDue } from "../../../src/features/orders/jobs";
import type { Merchant, Viewer } from "../../../src/kernel/handler";
import { invokeHandler } from "../../support/call";
import { expectError, expectStatus } from "../../support/errors";
import { addBuyer, buy, cart, placeOrder } from "../orders/fixtures";
import { fixtures, shopWith, useMerchantFixtures } from "./fixtures";

useMerchantFixtures();

const info = (owner: Merchant, order_no: string) =>
  fixtures.callHandler("merchantOrders.get", handlers["merchantOrders.get"], owner, { order_no });
const list = (owner: Merchant, input: Input<"merchantOrders.list"> = {}) =>
  fixtures.callHandler("merchantOrders.list", handlers["merchantOrders.list"], owner, input);
const parcel = (order_no: string) => ({ order_no, carrier: "Example Post", tracking_no: "EP204577003" });
const ship = (owner: Merchant, order_no: string) =>
  fixtures.callHandler("merchantOrders.ship", handlers["merchantOrders.ship"], owner, parcel(order_no));
const decline = (owner: Merchant, order_no: string) =>
  fixtures.callHandler("merchantOrders.decline", handlers["merchantOrders.decline"], owner, {
    order_no,
    reason: "Broken in the store",
  });
const center = (owner: Merchant) =>
  fixtures.callHandler("merchant.dashboard", handlers["merchant.dashboard"], owner, {});
const settlements = (owner: Merchant, input: Input<"merchant.settlements"> = {}) =>
  fixtures.callHandler("merchant.settlements", handlers["merchant.settlements"], owner, input);

async function sold(price = 12_500_000n) {
  const { owner, product } = await shopWith(fixtures, { price });
  const buyer = await addBuyer(fixtures);
  const [orderNo = ""] = await buy(fixtures, buyer, product);
  return { owner, product, buyer, orderNo };
}

const receive = (buyer: Viewer, order_no: string) =>
  fixtures.ask(buyer, "orders.confirmReceipt", { order_no });

describe("an order of the shop", () => {
  test("shows whom to send it to while there is something to send, and what it brings", async () => {
    const { owner, buyer, orderNo } = await sold();
    const paid = await info(owner, orderNo);
    expect(paid).toMatchObject({
      order_no: orderNo,
      status: "paid",
      total: "12.50",
      address: { address: "Street 7" },
      buyer: { name: "Mira Example", mobile: "+49 30 5550100" },
      commission: "0.620000",
      net: "11.880000",
      can: { pay: false, cancel: false, receipt: false, comment: false },
    });
    expect(paid.username_masked).toMatch(/^u\*\*\*.$/);
    expect(await ship(owner, orderNo)).toMatchObject({ status: "shipped", buyer: { name: "Mira Example" } });
    await receive(buyer, orderNo);
    const received = await info(owner, orderNo);
    expect(received).toMatchObject({ status: "received", address: null });
    expect(received).not.toHaveProperty("buyer");
    expect(JSON.stringify(received)).not.toMatch(/Mira|Street|5550100/);
  });

  test("says nothing of the buyer before it is paid", async () => {
    const { owner, product } = await shopWith(fixtures);
    const { orders } = await placeOrder(fixtures, await addBuyer(fixtures), cart(product));
    const unpaid = await info(owner, orders[0]?.order_no ?? "");
    expect(unpaid).toMatchObject({ status: "unpaid", address: null });
    expect(unpaid).not.toHaveProperty("buyer");
  });

  test("is shipped once, and the buyer is notified", async () => {
    const { owner, buyer, orderNo } = await sold();
    const call = (key: string) =>
      invokeHandler(fixtures.services, handlers["merchantOrders.ship"], {
        id: "merchantOrders.ship",
        viewer: owner,
        input: parcel(orderNo),
        key,
      });
    const key = randomUUID();
    const first = await call(key);
    expect(first.data).toMatchObject({ status: "shipped", express: { carrier: "Example Post" } });
    expect(await call(key)).toEqual({ data: first.data, replayed: true });
    expect(await expectError(call(randomUUID()), "already_shipped")).toEqual({ status: "shipped" });
    const messages = await fixtures.db`
      select 1 from message where member_id = ${buyer.id} and template = 'order_shipped'`;
    expect(messages).toHaveLength(1);
    expect(await expectError(decline(owner, orderNo), "bad_state")).toEqual({ status: "shipped" });
  });

  test("is declined with all of the money back, and not shipped any more", async () => {
    const { owner, buyer, orderNo } = await sold();
    expect(await decline(owner, orderNo)).toMatchObject({
      status: "cancelled",
      refund_status: "refunded",
      cancel_reason: "Broken in the store",
      address: null,
    });
    expect(await expectError(ship(owner, orderNo), "bad_state")).toEqual({ status: "cancelled" });
    const [row] = await fixtures.db<{ balance: bigint }[]>`
      select balance from account where code = ${`available:${buyer.id}:USDT`}`;
    expect(row?.balance).toBe(1_000_000_000n);
  });

  test("of another shop does not exist", async () => {
    const { orderNo } = await sold();
    const { owner } = await shopWith(fixtures);
    await expectStatus(info(owner, orderNo), 404);
    await expectStatus(ship(owner, orderNo), 404);
    await expectStatus(decline(owner, orderNo), 404);
    expect(await list(owner)).toMatchObject({ total: 0, data: [] });
  });
});

test("the list has a tab for each state, with its count", async () => {
  const { owner, product } = await shopWith(fixtures);
  const buyer = await addBuyer(fixtures);
  const numbers: string[] = [];
  for (let i = 0; i < 5; i++) numbers.push(...(await buy(fixtures, buyer, product)));
  const [declined = "", received = "", shipped = "", early = "", late = ""] = numbers;
  await decline(owner, declined);
  await ship(owner, received);
  await receive(buyer, received);
  await ship(owner, shipped);
  const counts = { paid: 2, shipped: 1, received: 1, cancelled: 1, disputed: 0 };
  const numbersOf = async (input: Input<"merchantOrders.list">) => {
    const page = await list(owner, input);
    expect(page.counts).toEqual(counts);
    return [page.total, ...page.data.map(({ order_no }) => order_no)];
  };
  expect(await numbersOf({ tab: "paid" })).toEqual([2, late, early]);
  expect(await numbersOf({ tab: "shipped" })).toEqual([1, shipped]);
  expect(await numbersOf({ tab: "received" })).toEqual([1, received]);
  expect(await numbersOf({ tab: "cancelled" })).toEqual([1, declined]);
  expect(await numbersOf({ page: 2, limit: 3 })).toEqual([5, received, declined]);
});

test("settlements: pending first, the owner's balance when due", async () => {
  const { owner, buyer, orderNo, product } = await sold(100_000_000n);
  await ship(owner, orderNo);
  await receive(buyer, orderNo);
  const row = { order_no: orderNo, gross: "100.000000", commission: "5.000000", net: "95.000000" };
  expect(await settlements(owner)).toMatchObject({
    total: 1,
    pending: "95.000000",
    available: "0.000000",
    data: [{ ...row, status: "pending", available_at: fixtures.clock.now() + 14 * DAY }],
  });
  expect(await center(owner)).toMatchObject({ money: "0.000000", pending_settlement: "95.000000" });
  fixtures.clock.advance(14 * DAY);
  await settleDue(fixtures.services, fixtures.clock.now());
  const [second = ""] = await buy(fixtures, buyer, product);
  await ship(owner, second);
  await receive(buyer, second);
  expect(await settlements(owner, { status: "available" })).toMatchObject({
    total: 1,
    pending: "95.000000",
    available: "95.000000",
    data: [{ ...row, status: "available" }],
  });
  expect((await settlements(owner)).data.map(({ order_no }) => order_no)).toEqual([second, orderNo]);
  expect(await settlements(owner, { status: "pending" })).toMatchObject({
    total: 1,
    data: [{ order_no: second }],
  });
  // A period is that of the day a row is paid out.
  const due = fixtures.clock.now() + 14 * DAY;
  const inPeriod = async (input: Input<"merchant.settlements">) => {
    const { data, total, available } = await settlements(owner, input);
    expect([total, available]).toEqual([data.length, "95.000000"]);
    return data.map(({ order_no }) => order_no);
  };
  expect(await inPeriod({ from: due })).toEqual([second]);
  expect(await inPeriod({ to: due })).toEqual([orderNo]);
  expect(await inPeriod({ from: due, to: due })).toEqual([]);
  expect(await inPeriod({ from: 0, to: due + 1, status: "pending" })).toEqual([second]);
  expect(await center(owner)).toMatchObject({ money: "95.000000", pending_settlement: "95.000000" });
});
