import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { balancesOf } from "../../../src/db/ledger/post";
import { autoComplete, autoReceipt, settleDue } from "../../../src/features/orders/jobs";
import { expirePays } from "../../../src/features/payments/jobs";
import type { Viewer } from "../../../src/kernel/handler";
import {
  addBuyer,
  addProduct,
  addShop,
  broken,
  buy,
  cart,
  createFixtures,
  decline,
  errorOf,
  type Fixtures,
  payInput,
  placeOrder,
  ship,
  stockOf,
  type TestProduct,
  USDT,
} from "./fixtures";

let fixtures: Fixtures;
let shop: Viewer & { shopId: number };
let other: Viewer & { shopId: number };
let thing: TestProduct;
let second: TestProduct;
beforeAll(async () => {
  fixtures = await createFixtures();
  shop = await addShop(fixtures);
  other = await addShop(fixtures);
  thing = await addProduct(fixtures, shop.shopId);
  second = await addProduct(fixtures, other.shopId, { stocks: [50, 50] });
});
afterAll(() => fixtures.close());
afterEach(async () => expect(await broken(fixtures)).toEqual([]));

const only = (numbers: readonly string[]) => numbers[0] ?? "";
const moneyOf = async ({ id }: Viewer) => (await balancesOf(fixtures.db, id)).money;

describe("cancelling", () => {
  test("an unpaid order leaves its payment, the last one ends it", async () => {
    const buyer = await addBuyer(fixtures);
    const before = await stockOf(fixtures, second);
    const placed = await placeOrder(fixtures, buyer, cart(thing, [second, 2]));
    const [a = "", b = ""] = placed.pay.order_nos;
    const cancelled = await fixtures.ask(buyer, "orders.cancel", { order_no: b, reason: "Too many" });
    expect(cancelled).toMatchObject({
      order: { status: "cancelled", cancel_reason: "Too many", refund_status: "none" },
      refund: { money: "0.000000", currency: "USDT" },
    });
    expect(await stockOf(fixtures, second)).toEqual(before);
    expect(await errorOf(fixtures.ask(buyer, "payments.payWithBalance", payInput(placed)))).toEqual({
      error: "price_changed",
      total: "12.50",
    });
    await fixtures.ask(buyer, "orders.cancel", { order_no: a });
    expect(await fixtures.ask(buyer, "payments.get", { pay_no: placed.pay.pay_no })).toMatchObject({
      status: "expired",
      total: "0.00",
    });
    expect(await errorOf(fixtures.ask(buyer, "orders.cancel", { order_no: a }))).toEqual({
      error: "bad_state",
      status: "cancelled",
    });
  });

  test("a paid order is refunded whole, once, and counts no more", async () => {
    const buyer = await addBuyer(fixtures);
    const before = await stockOf(fixtures, thing);
    const order_no = only(await buy(fixtures, buyer, thing));
    expect(await moneyOf(buyer)).toBe(1_000n * USDT - 12_500_000n);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => fixtures.call(buyer, "orders.cancel", { order_no }, "cancel-key")),
    );
    expect(answers.filter(({ replayed }) => replayed)).toHaveLength(3);
    expect(answers[0]?.data).toMatchObject({
      order: { refund_status: "refunded", paytime: fixtures.clock.now() },
      refund: { money: "12.500000" },
    });
    expect(await moneyOf(buyer)).toBe(1_000n * USDT);
    expect(await stockOf(fixtures, thing)).toEqual(before);
    await expect(fixtures.ask(await addBuyer(fixtures), "orders.cancel", { order_no })).rejects.toMatchObject(
      {
        status: 404,
      },
    );
  });

  test("what has left cannot be cancelled; cancel and ship never both win", async () => {
    const buyer = await addBuyer(fixtures);
    const numbers = [];
    for (let i = 0; i < 6; i++) numbers.push(only(await buy(fixtures, buyer, thing)));
    const results = await Promise.all(
      numbers.map((order_no) =>
        Promise.allSettled([
          fixtures.ask(buyer, "orders.cancel", { order_no }),
          ship(fixtures, shop.shopId, order_no),
        ]),
      ),
    );
    for (const pair of results) {
      expect(pair.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    }
    const order_no = only(await buy(fixtures, buyer, thing));
    await ship(fixtures, shop.shopId, order_no);
    expect(await errorOf(fixtures.ask(buyer, "orders.cancel", { order_no }))).toEqual({
      error: "already_shipped",
      status: "shipped",
    });
  });

  test("paying and cancelling at once: one order ends paid, or refused, never both", async () => {
    const buyer = await addBuyer(fixtures);
    for (let i = 0; i < 5; i++) {
      const placed = await placeOrder(fixtures, buyer, cart(thing));
      const order_no = only(placed.pay.order_nos);
      const before = await moneyOf(buyer);
      const [paid] = await Promise.allSettled([
        fixtures.ask(buyer, "payments.payWithBalance", payInput(placed)),
        fixtures.ask(buyer, "orders.cancel", { order_no }),
      ]);
      const { status, refund_status } = await fixtures.ask(buyer, "orders.get", { order_no });
      expect(status).toBe("cancelled");
      expect(refund_status).toBe(paid.status === "fulfilled" ? "refunded" : "none");
      expect(await moneyOf(buyer)).toBe(before);
    }
  });

  test("payments that run out give back their items, once", async () => {
    const buyer = await addBuyer(fixtures);
    await placeOrder(fixtures, buyer, cart(thing, second));
    const before = await stockOf(fixtures, second);
    fixtures.clock.advance(fixtures.services.settings.payWithin);
    const now = fixtures.clock.now();
    const runs = await Promise.all([expirePays(fixtures.services, now), expirePays(fixtures.services, now)]);
    expect(runs[0] + runs[1]).toBe(1);
    expect(await stockOf(fixtures, second)).toEqual({
      stock: (before?.stock ?? 0) + 1,
      sales: before?.sales,
    });
  });
});

describe("the shop's side", () => {
  test("declines with a refund; acts on its own orders only", async () => {
    const buyer = await addBuyer(fixtures);
    const order_no = only(await buy(fixtures, buyer, thing));
    await expect(ship(fixtures, other.shopId, order_no)).rejects.toMatchObject({ status: 404 });
    await expect(decline(fixtures, other.shopId, order_no)).rejects.toMatchObject({ status: 404 });
    await decline(fixtures, shop.shopId, order_no);
    expect(await fixtures.ask(buyer, "orders.get", { order_no })).toMatchObject({
      status: "cancelled",
      refund_status: "refunded",
      cancel_reason: "Out of paper",
    });
    expect(await moneyOf(buyer)).toBe(1_000n * USDT);
    expect(await errorOf(ship(fixtures, shop.shopId, order_no))).toEqual({
      error: "bad_state",
      status: "cancelled",
    });
  });

  test("ships once, and can no longer decline", async () => {
    const buyer = await addBuyer(fixtures);
    const order_no = only(await buy(fixtures, buyer, thing));
    await ship(fixtures, shop.shopId, order_no);
    expect(await errorOf(ship(fixtures, shop.shopId, order_no))).toMatchObject({ error: "already_shipped" });
    expect(await errorOf(decline(fixtures, shop.shopId, order_no))).toMatchObject({ error: "bad_state" });
    expect(await fixtures.ask(buyer, "orders.get", { order_no })).toMatchObject({
      express: { carrier: "Example Post", tracking_no: "EP1" },
      auto_receipt_at: fixtures.clock.now() + fixtures.services.settings.autoReceipt,
      can: { cancel: false, receipt: true },
    });
  });
});

describe("receipt and settlement", () => {
  test("owes the shop the total less commission, and pays it out when due", async () => {
    const buyer = await addBuyer(fixtures);
    const order_no = only(await buy(fixtures, buyer, thing));
    expect(await errorOf(fixtures.ask(buyer, "orders.confirmReceipt", { order_no }))).toEqual({
      error: "bad_state",
      status: "paid",
    });
    await ship(fixtures, shop.shopId, order_no);
    const received = await fixtures.ask(buyer, "orders.confirmReceipt", { order_no });
    expect(received).toMatchObject({ status: "received", can: { receipt: false, comment: true } });
    await expect(
      fixtures.ask(await addBuyer(fixtures), "orders.confirmReceipt", { order_no }),
    ).rejects.toMatchObject({
      status: 404,
    });
    const [row] = await fixtures.db`select s.gross, s.commission, s.net, s.status from settlement s
      join shop_order o on o.id = s.order_id where o.order_no = ${order_no}`;
    expect(row).toEqual({ gross: 12_500_000n, commission: 620_000n, net: 11_880_000n, status: "pending" });
    const before = await moneyOf(shop);
    expect(await settleDue(fixtures.services, fixtures.clock.now())).toBe(0);
    fixtures.clock.advance(fixtures.services.settings.settleAfter);
    const now = fixtures.clock.now();
    const runs = await Promise.all([settleDue(fixtures.services, now), settleDue(fixtures.services, now)]);
    expect(runs[0] + runs[1]).toBe(1);
    expect((await moneyOf(shop)) - before).toBe(11_880_000n);
  });

  test("happens automatically in time; receipt and automatic receipt never both win", async () => {
    const buyer = await addBuyer(fixtures);
    const numbers = [];
    for (let i = 0; i < 5; i++) numbers.push(only(await buy(fixtures, buyer, thing)));
    for (const order_no of numbers) await ship(fixtures, shop.shopId, order_no);
    expect(await autoReceipt(fixtures.services, fixtures.clock.now())).toBe(0);
    fixtures.clock.advance(fixtures.services.settings.autoReceipt);
    const now = fixtures.clock.now();
    const [others] = await fixtures.db`select count(*) from shop_order where status = 'shipped'`;
    const [moved, byHand] = await Promise.all([
      autoReceipt(fixtures.services, now),
      Promise.allSettled(
        numbers.map((order_no) => fixtures.ask(buyer, "orders.confirmReceipt", { order_no })),
      ),
    ]);
    const left = await autoReceipt(fixtures.services, now);
    const won = byHand.filter(({ status }) => status === "fulfilled").length;
    expect(moved + left + won).toBe(others?.count);
    for (const order_no of numbers) {
      expect(await fixtures.ask(buyer, "orders.get", { order_no })).toMatchObject({ status: "received" });
    }
    fixtures.clock.advance(fixtures.services.settings.autoComplete);
    expect(await autoComplete(fixtures.services, fixtures.clock.now())).toBeGreaterThanOrEqual(
      numbers.length,
    );
    expect((await fixtures.ask(buyer, "orders.list", { tab: "received" })).data[0]).toMatchObject({
      status: "completed",
      completetime: fixtures.clock.now(),
    });
  });
});
