import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { balancesOf } from "../../../src/db/ledger/post";
import type { Viewer } from "../../../src/features/handler";
import { autoComplete, autoReceipt, settleDue } from "../../../src/features/orders/jobs";
import { expirePays } from "../../../src/features/payments/jobs";
import {
  addBuyer,
  addProduct,
  addShop,
  broken,
  buy,
  cart,
  createWorld,
  decline,
  payInput,
  placeOrder,
  refusal,
  ship,
  stockOf,
  type TestProduct,
  USDT,
  type World,
} from "./fixtures";

let world: World;
let shop: Viewer & { shopId: number };
let other: Viewer & { shopId: number };
let thing: TestProduct;
let second: TestProduct;
beforeAll(async () => {
  world = await createWorld();
  shop = await addShop(world);
  other = await addShop(world);
  thing = await addProduct(world, shop.shopId);
  second = await addProduct(world, other.shopId, { stocks: [50, 50] });
});
afterAll(() => world.close());
afterEach(async () => expect(await broken(world)).toEqual([]));

const only = (numbers: readonly string[]) => numbers[0] ?? "";
const moneyOf = async ({ id }: Viewer) => (await balancesOf(world.db, id)).money;

describe("cancelling", () => {
  test("an unpaid order leaves its payment, the last one ends it", async () => {
    const buyer = await addBuyer(world);
    const before = await stockOf(world, second);
    const placed = await placeOrder(world, buyer, cart(thing, [second, 2]));
    const [a = "", b = ""] = placed.pay.order_nos;
    const cancelled = await world.ask(buyer, "orders.cancel", { order_no: b, reason: "Too many" });
    expect(cancelled).toMatchObject({
      order: { status: "cancelled", cancel_reason: "Too many", refund_status: "none" },
      refund: { money: "0.000000", currency: "USDT" },
    });
    expect(await stockOf(world, second)).toEqual(before);
    expect(await refusal(world.ask(buyer, "payments.payWithBalance", payInput(placed)))).toEqual({
      error: "price_changed",
      total: "12.50",
    });
    await world.ask(buyer, "orders.cancel", { order_no: a });
    expect(await world.ask(buyer, "payments.get", { pay_no: placed.pay.pay_no })).toMatchObject({
      status: "expired",
      total: "0.00",
    });
    expect(await refusal(world.ask(buyer, "orders.cancel", { order_no: a }))).toEqual({
      error: "bad_state",
      status: "cancelled",
    });
  });

  test("a paid order is refunded whole, once, and counts no more", async () => {
    const buyer = await addBuyer(world);
    const before = await stockOf(world, thing);
    const order_no = only(await buy(world, buyer, thing));
    expect(await moneyOf(buyer)).toBe(1_000n * USDT - 12_500_000n);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => world.call(buyer, "orders.cancel", { order_no }, "cancel-key")),
    );
    expect(answers.filter(({ replayed }) => replayed)).toHaveLength(3);
    expect(answers[0]?.data).toMatchObject({
      order: { refund_status: "refunded", paytime: world.clock.now() },
      refund: { money: "12.500000" },
    });
    expect(await moneyOf(buyer)).toBe(1_000n * USDT);
    expect(await stockOf(world, thing)).toEqual(before);
    await expect(world.ask(await addBuyer(world), "orders.cancel", { order_no })).rejects.toMatchObject({
      status: 404,
    });
  });

  test("what has left cannot be cancelled; cancel and ship never both win", async () => {
    const buyer = await addBuyer(world);
    const numbers = [];
    for (let i = 0; i < 6; i++) numbers.push(only(await buy(world, buyer, thing)));
    const results = await Promise.all(
      numbers.map((order_no) =>
        Promise.allSettled([
          world.ask(buyer, "orders.cancel", { order_no }),
          ship(world, shop.shopId, order_no),
        ]),
      ),
    );
    for (const pair of results) {
      expect(pair.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    }
    const order_no = only(await buy(world, buyer, thing));
    await ship(world, shop.shopId, order_no);
    expect(await refusal(world.ask(buyer, "orders.cancel", { order_no }))).toEqual({
      error: "already_shipped",
      status: "shipped",
    });
  });

  test("paying and cancelling at once: one order ends paid, or refused, never both", async () => {
    const buyer = await addBuyer(world);
    for (let i = 0; i < 5; i++) {
      const placed = await placeOrder(world, buyer, cart(thing));
      const order_no = only(placed.pay.order_nos);
      const before = await moneyOf(buyer);
      const [paid] = await Promise.allSettled([
        world.ask(buyer, "payments.payWithBalance", payInput(placed)),
        world.ask(buyer, "orders.cancel", { order_no }),
      ]);
      const { status, refund_status } = await world.ask(buyer, "orders.get", { order_no });
      expect(status).toBe("cancelled");
      expect(refund_status).toBe(paid.status === "fulfilled" ? "refunded" : "none");
      expect(await moneyOf(buyer)).toBe(before);
    }
  });

  test("payments that run out give back their pieces, once", async () => {
    const buyer = await addBuyer(world);
    await placeOrder(world, buyer, cart(thing, second));
    const before = await stockOf(world, second);
    world.clock.advance(world.services.settings.payByBalance);
    const now = world.clock.now();
    const runs = await Promise.all([expirePays(world.services, now), expirePays(world.services, now)]);
    expect(runs[0] + runs[1]).toBe(1);
    expect(await stockOf(world, second)).toEqual({ stock: (before?.stock ?? 0) + 1, sales: before?.sales });
  });
});

describe("the shop's side", () => {
  test("declines with a refund; acts on its own orders only", async () => {
    const buyer = await addBuyer(world);
    const order_no = only(await buy(world, buyer, thing));
    await expect(ship(world, other.shopId, order_no)).rejects.toMatchObject({ status: 404 });
    await expect(decline(world, other.shopId, order_no)).rejects.toMatchObject({ status: 404 });
    await decline(world, shop.shopId, order_no);
    expect(await world.ask(buyer, "orders.get", { order_no })).toMatchObject({
      status: "cancelled",
      refund_status: "refunded",
      cancel_reason: "Out of paper",
    });
    expect(await moneyOf(buyer)).toBe(1_000n * USDT);
    expect(await refusal(ship(world, shop.shopId, order_no))).toEqual({
      error: "bad_state",
      status: "cancelled",
    });
  });

  test("ships once, and can no longer decline", async () => {
    const buyer = await addBuyer(world);
    const order_no = only(await buy(world, buyer, thing));
    await ship(world, shop.shopId, order_no);
    expect(await refusal(ship(world, shop.shopId, order_no))).toMatchObject({ error: "already_shipped" });
    expect(await refusal(decline(world, shop.shopId, order_no))).toMatchObject({ error: "bad_state" });
    expect(await world.ask(buyer, "orders.get", { order_no })).toMatchObject({
      express: { carrier: "Example Post", tracking_no: "EP1" },
      auto_receipt_at: world.clock.now() + world.services.settings.autoReceipt,
      can: { cancel: false, receipt: true },
    });
  });
});

describe("receipt and settlement", () => {
  test("owes the shop the total less commission, and pays it out when due", async () => {
    const buyer = await addBuyer(world);
    const order_no = only(await buy(world, buyer, thing));
    expect(await refusal(world.ask(buyer, "orders.confirmReceipt", { order_no }))).toEqual({
      error: "bad_state",
      status: "paid",
    });
    await ship(world, shop.shopId, order_no);
    const received = await world.ask(buyer, "orders.confirmReceipt", { order_no });
    expect(received).toMatchObject({ status: "received", can: { receipt: false, comment: true } });
    await expect(
      world.ask(await addBuyer(world), "orders.confirmReceipt", { order_no }),
    ).rejects.toMatchObject({
      status: 404,
    });
    const [row] = await world.db`select s.gross, s.commission, s.net, s.status from settlement s
      join shop_order o on o.id = s.order_id where o.order_no = ${order_no}`;
    expect(row).toEqual({ gross: 12_500_000n, commission: 620_000n, net: 11_880_000n, status: "pending" });
    const before = await moneyOf(shop);
    expect(await settleDue(world.services, world.clock.now())).toBe(0);
    world.clock.advance(world.services.settings.settleAfter);
    const now = world.clock.now();
    const runs = await Promise.all([settleDue(world.services, now), settleDue(world.services, now)]);
    expect(runs[0] + runs[1]).toBe(1);
    expect((await moneyOf(shop)) - before).toBe(11_880_000n);
  });

  test("happens by itself in time; receipt and automatic receipt never both win", async () => {
    const buyer = await addBuyer(world);
    const numbers = [];
    for (let i = 0; i < 5; i++) numbers.push(only(await buy(world, buyer, thing)));
    for (const order_no of numbers) await ship(world, shop.shopId, order_no);
    expect(await autoReceipt(world.services, world.clock.now())).toBe(0);
    world.clock.advance(world.services.settings.autoReceipt);
    const now = world.clock.now();
    const [others] = await world.db`select count(*) from shop_order where status = 'shipped'`;
    const [moved, byHand] = await Promise.all([
      autoReceipt(world.services, now),
      Promise.allSettled(numbers.map((order_no) => world.ask(buyer, "orders.confirmReceipt", { order_no }))),
    ]);
    const left = await autoReceipt(world.services, now);
    const won = byHand.filter(({ status }) => status === "fulfilled").length;
    expect(moved + left + won).toBe(others?.count);
    for (const order_no of numbers) {
      expect(await world.ask(buyer, "orders.get", { order_no })).toMatchObject({ status: "received" });
    }
    world.clock.advance(world.services.settings.autoComplete);
    expect(await autoComplete(world.services, world.clock.now())).toBeGreaterThanOrEqual(numbers.length);
    expect((await world.ask(buyer, "orders.list", { tab: "received" })).data[0]).toMatchObject({
      status: "completed",
      completetime: world.clock.now(),
    });
  });
});
