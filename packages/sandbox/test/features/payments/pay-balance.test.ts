import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { DAY, HOUR } from "../../../src/domain/durations";
import { paymentMachine } from "../../../src/domain/state-machines/machines";
import { expirePays } from "../../../src/features/payments/jobs";
import type { Viewer } from "../../../src/kernel/handler";
import { hashPassword } from "../../../src/kernel/passwords";
import {
  addBuyer,
  addProduct,
  addShop,
  broken,
  cart,
  createFixtures,
  errorOf,
  type Fixtures,
  payInput,
  placeOrder,
  stockOf,
  type TestProduct,
  USDT,
} from "../orders/fixtures";

let fixtures: Fixtures;
let shop: Viewer & { shopId: number };
let thing: TestProduct;
beforeAll(async () => {
  fixtures = await createFixtures();
  shop = await addShop(fixtures);
  thing = await addProduct(fixtures, shop.shopId);
});
afterAll(() => fixtures.close());
afterEach(async () => expect(await broken(fixtures)).toEqual([]));

const messagesOf = (memberId: number) =>
  fixtures.db<{ template: string; params: unknown; ref_id: string }[]>`
    select template, params, ref_id from message where member_id = ${memberId} order by id desc`;

describe("paying from the balance", () => {
  test("settles the payment and its orders, counts the sales, notifies both sides", async () => {
    const buyer = await addBuyer(fixtures);
    const owner = await addShop(fixtures);
    const other = await addProduct(fixtures, owner.shopId, { stocks: [5, 5] });
    const placed = await placeOrder(fixtures, buyer, cart([thing, 2], [other, 3]));
    const paid = await fixtures.ask(buyer, "payments.payWithBalance", payInput(placed));
    expect(paid).toMatchObject({
      money: "937.500000",
      pay: { status: "settled", method: "balance", paytime: fixtures.clock.now(), total: "62.50" },
    });
    expect(paid.pay.order_nos).toEqual(placed.pay.order_nos);
    expect(await fixtures.ask(buyer, "payments.get", { pay_no: paid.pay.pay_no })).toEqual(paid.pay);
    const list = await fixtures.ask(buyer, "orders.list", { tab: "paid" });
    expect(list.data.map(({ ship_by }) => ship_by)).toEqual([
      fixtures.clock.now() + DAY,
      fixtures.clock.now() + DAY,
    ]);
    expect(list.counts?.paid).toBe(2);
    expect(await stockOf(fixtures, other)).toEqual({ stock: 7, sales: 3 });
    const [figures] = await fixtures.db`select sell_count, order_count, trade_amount from shop_figures
      where shop_id = ${owner.shopId}`;
    expect(figures).toEqual({ sell_count: 3, order_count: 1, trade_amount: 37_500_000n });
    expect(await messagesOf(owner.id)).toEqual([
      {
        template: "order_new",
        ref_id: placed.pay.order_nos[1],
        params: { order_no: placed.pay.order_nos[1], total: "37.50", currency: "USDT" },
      },
    ]);
    expect(await messagesOf(buyer.id)).toMatchObject([
      { template: "order_paid" },
      { template: "order_paid", params: { total: "25.00", hours: 24 } },
    ]);
  });

  test("a repetition has the stored answer, even after the fund password changed; another body is refused", async () => {
    const buyer = await addBuyer(fixtures);
    const input = payInput(await placeOrder(fixtures, buyer, cart(thing)));
    const first = await fixtures.call(buyer, "payments.payWithBalance", input, "repeated-key");
    await fixtures.db`update member set fund_hash = ${await hashPassword("other")} where id = ${buyer.id}`;
    const again = await fixtures.call(buyer, "payments.payWithBalance", input, "repeated-key");
    expect(again).toEqual({ data: first.data, replayed: true });
    await expect(
      fixtures.call(buyer, "payments.payWithBalance", { ...input, expect_total: "1.00" }, "repeated-key"),
    ).rejects.toMatchObject({ status: 422 });
  });

  test("a payment whose answer can't be stored is none", async () => {
    const buyer = await addBuyer(fixtures);
    const input = payInput(await placeOrder(fixtures, buyer, cart(thing)));
    const { db } = fixtures;
    await db`alter table idempotency add constraint full_disk check (key <> 'not-stored' or response is null)`;
    await expect(fixtures.call(buyer, "payments.payWithBalance", input, "not-stored")).rejects.toMatchObject({
      constraint_name: "full_disk",
    });
    await db`alter table idempotency drop constraint full_disk`;
    expect(await db`select status from pay where pay_no = ${input.pay_no}`).toEqual([{ status: "created" }]);
    expect(await db`select 1 from idempotency where key = 'not-stored'`).toEqual([]);
    await fixtures.call(buyer, "payments.payWithBalance", input, "not-stored");
  });

  test("of many parallel calls one pays", async () => {
    const buyer = await addBuyer(fixtures);
    const input = payInput(await placeOrder(fixtures, buyer, cart(thing)));
    const results = await Promise.allSettled(
      Array.from({ length: 12 }, () => fixtures.ask(buyer, "payments.payWithBalance", input)),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const result of results) {
      if (result.status === "rejected") expect(result.reason).toMatchObject({ error: "already_paid" });
    }
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        fixtures.call(buyer, "payments.payWithBalance", input, "parallel-key").catch(String),
      ),
    );
    expect(answers.every((answer) => answer === "BusinessError: already_paid")).toBe(true);
  });

  test("parallel payments never spend more than there is", async () => {
    const buyer = await addBuyer(fixtures, 30n * USDT);
    const placed = [];
    for (let i = 0; i < 4; i++) placed.push(await placeOrder(fixtures, buyer, cart(thing)));
    const results = await Promise.allSettled(
      placed.map((each) => fixtures.ask(buyer, "payments.payWithBalance", payInput(each))),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
    for (const result of results) {
      if (result.status === "rejected")
        expect(result.reason).toMatchObject({ error: "insufficient_balance" });
    }
    const [member] = await fixtures.db`select fund_tries from member where id = ${buyer.id}`;
    expect(member).toEqual({ fund_tries: 0 });
  });

  test("rejects payments that aren't covered, as seen, in time or the member's own, and uses up no key", async () => {
    const buyer = await addBuyer(fixtures, 10n * USDT);
    const placed = await placeOrder(fixtures, buyer, cart(thing));
    const input = payInput(placed);
    const attempt = (change: Partial<typeof input> = {}, who = buyer) =>
      fixtures.call(who, "payments.payWithBalance", { ...input, ...change }, "same-key-always");
    expect(await errorOf(attempt())).toEqual({
      error: "insufficient_balance",
      money: "10.000000",
      total: "12.50",
    });
    expect(await errorOf(attempt({ expect_total: "12.49" }))).toEqual({
      error: "price_changed",
      total: "12.50",
    });
    await expect(attempt({}, await addBuyer(fixtures))).rejects.toMatchObject({ status: 404 });
    fixtures.clock.advance(fixtures.services.settings.payWithin);
    expect(await errorOf(attempt())).toEqual({ error: "pay_expired" });
    expect(await expirePays(fixtures.services, fixtures.clock.now())).toBeGreaterThan(0);
    expect(await errorOf(attempt())).toEqual({ error: "pay_expired" });
    const [order] = (await fixtures.ask(buyer, "orders.list", {})).data;
    expect(order).toMatchObject({ status: "cancelled", can: { pay: false, cancel: false } });
  });

  test("asks for the fund password, counts wrong ones, and locks", async () => {
    const buyer = await addBuyer(fixtures);
    const input = payInput(await placeOrder(fixtures, buyer, cart(thing)));
    const wrong = () =>
      errorOf(fixtures.ask(buyer, "payments.payWithBalance", { ...input, fund_password: "wrong" }));
    expect(await wrong()).toEqual({ error: "fund_password_wrong", field: "fund_password", left: 4 });
    await fixtures.db`update member set fund_tries = 4 where id = ${buyer.id}`;
    const until = fixtures.clock.now() + HOUR;
    expect(await wrong()).toEqual({ error: "fund_password_locked", until });
    expect(await errorOf(fixtures.ask(buyer, "payments.payWithBalance", input))).toEqual({
      error: "fund_password_locked",
      until,
    });
    await fixtures.db`update member set fund_hash = null, fund_locked_until = 0 where id = ${buyer.id}`;
    expect(await errorOf(fixtures.ask(buyer, "payments.payWithBalance", input))).toEqual({
      error: "fund_password_unset",
    });
  });

  test("an order that costs nothing is paid as well", async () => {
    const buyer = await addBuyer(fixtures, 0n);
    const gift = await addProduct(fixtures, shop.shopId, { price: 0n });
    const placed = await placeOrder(fixtures, buyer, cart(gift));
    const paid = await fixtures.ask(buyer, "payments.payWithBalance", payInput(placed));
    expect(paid).toMatchObject({ money: "0.000000", pay: { status: "settled" } });
  });

  test("takes the steps of the machine and no others", async () => {
    const from = (event: string) =>
      paymentMachine.steps.filter((step) => step.event === event).map(({ from, to }) => `${from} ${to}`);
    expect(from("settle")).toEqual(["created settled"]);
    const buyer = await addBuyer(fixtures);
    for (const status of paymentMachine.states) {
      const placed = await placeOrder(fixtures, buyer, cart(thing));
      await fixtures.db`update pay set status = ${status} where pay_no = ${placed.pay.pay_no}`;
      const attempt = fixtures.ask(buyer, "payments.payWithBalance", payInput(placed));
      if (status === "created") await attempt;
      else {
        const { error } = await errorOf(attempt);
        expect(error).toBe(status === "processing" || status === "settled" ? "already_paid" : "pay_expired");
      }
    }
  });
});
