import fc from "fast-check";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { balancesOf } from "../../../src/db/ledger/post";
import { coinAmount } from "../../../src/domain/coin-amount";
import { splitAmount } from "../../../src/domain/ledger/coin-postings";
import { transferConfirmed, transferSeen, voidPay } from "../../../src/features/payments/admin";
import { expirePays } from "../../../src/features/payments/jobs";
import type { Viewer } from "../../../src/kernel/handler";
import { newTxid } from "../../support/new-txid";
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
let things: TestProduct[];
beforeAll(async () => {
  fixtures = await createFixtures();
  things = [];
  for (let i = 0; i < 3; i++) {
    things.push(await addProduct(fixtures, (await addShop(fixtures)).shopId, { price: 33_330_000n }));
  }
});
afterAll(() => fixtures.close());
afterEach(async () => expect(await broken(fixtures)).toEqual([]));

const nothing: TestProduct = { id: 0, shopId: 0, skuIds: [] };
const moneyOf = async ({ id }: Viewer) => (await balancesOf(fixtures.db, id)).money;

const seen = (payNo: string, amount: bigint, txid = newTxid(), on?: { coin: string; network: string }) =>
  fixtures.db
    .begin((tx) => transferSeen(tx, payNo, { txid, amount, ...(on ? { on } : {}) }, fixtures.clock.now()))
    .then(() => txid);
const confirmed = (payNo: string, txid: string) =>
  fixtures.db.begin((tx) =>
    transferConfirmed(
      tx,
      payNo,
      { txid },
      { now: fixtures.clock.now(), settings: fixtures.services.settings },
    ),
  );

async function quoted(coin = "USDT", network = "TRC20") {
  const buyer = await addBuyer(fixtures, 0n);
  const { pay } = await placeOrder(fixtures, buyer, cart(...things));
  const quote = await fixtures.ask(buyer, "payments.payWithCrypto", { pay_no: pay.pay_no, coin, network });
  const [row] = await fixtures.db<{ amount: bigint }[]>`select amount from pay where pay_no = ${pay.pay_no}`;
  const info = () => fixtures.ask(buyer, "payments.get", { pay_no: pay.pay_no });
  return { buyer, payNo: pay.pay_no, quote, amount: row?.amount ?? 0n, info };
}

describe("a quote in a coin", () => {
  test("has its own address, the amount rounded up, and the same answer when asked again", async () => {
    const { buyer, payNo, quote } = await quoted("BTC", "Bitcoin");
    expect(quote).toMatchObject({
      status: "created",
      method: "crypto",
      coin: "BTC",
      rate: "91250.000000",
      // 99.99 / 91250 = 0.001095780…
      amount: "0.00109579",
      amount_due: "0.00109579",
      amount_paid: "0.00000000",
      confirmations: 0,
      txids: [],
    });
    expect(quote.qr).toBe(quote.address);
    expect(quote.uri).toBe(`bitcoin:${quote.address}?amount=0.00109579`);
    expect(quote.warnings?.length).toBeGreaterThan(1);
    fixtures.clock.advance(60);
    const again = await fixtures.ask(buyer, "payments.payWithCrypto", {
      pay_no: payNo,
      coin: "BTC",
      network: "Bitcoin",
    });
    expect(again).toEqual(quote);
    const other = await fixtures.ask(buyer, "payments.payWithCrypto", {
      pay_no: payNo,
      coin: "USDT",
      network: "TRC20",
    });
    expect(other).toMatchObject({ amount: "99.990000", rate: "1.000000", uri: "" });
    expect(other.address).not.toBe(quote.address);
    expect(other.expires_at).toBe(quote.expires_at);
  });

  test("leaves the deadline as it was promised, however late and however often a coin is chosen", async () => {
    const buyer = await addBuyer(fixtures);
    const placed = await placeOrder(fixtures, buyer, cart(...things));
    const { pay_no, expires_at } = placed.pay;
    expect(expires_at).toBe(fixtures.clock.now() + fixtures.services.settings.payWithin);
    const choose = (coin: string, network: string) =>
      fixtures.ask(buyer, "payments.payWithCrypto", { pay_no, coin, network });
    const [order_no = ""] = placed.pay.order_nos;
    for (const [coin, network] of [
      ["USDT", "TRC20"],
      ["BTC", "Bitcoin"],
      ["USDT", "TRC20"],
    ] as const) {
      fixtures.clock.advance(60);
      expect((await choose(coin, network)).expires_at).toBe(expires_at);
      expect((await fixtures.ask(buyer, "orders.get", { order_no })).pay_expires_at).toBe(expires_at);
    }
    // A second before the promised moment the orders are still there and can be paid from the balance.
    fixtures.clock.set(expires_at - 1);
    await expirePays(fixtures.services, fixtures.clock.now());
    expect(await fixtures.ask(buyer, "payments.payWithBalance", payInput(placed))).toMatchObject({
      pay: { status: "settled" },
    });
  });

  test("shrinks with the orders it pays for", async () => {
    const { buyer, quote, info } = await quoted("ETH", "ERC20");
    await fixtures.ask(buyer, "orders.cancel", { order_no: quote.order_nos[0] ?? "" });
    expect(await info()).toMatchObject({
      total: "66.66",
      amount: "0.021365384615384616",
    });
  });

  test("is refused without a network, a rate, enough to send, or a payment to make", async () => {
    const { buyer, payNo } = await quoted();
    const attempt = (coin: string, network: string, pay_no = payNo) =>
      fixtures.ask(buyer, "payments.payWithCrypto", { pay_no, coin, network });
    expect(await errorOf(attempt("DOGE", "TRC20"))).toEqual({ error: "network_disabled", notice: "" });
    await fixtures.db`update network set pay_enabled = false, notice = 'Paused' where network = 'Polygon'`;
    expect(await errorOf(attempt("USDT", "Polygon"))).toEqual({
      error: "network_disabled",
      notice: "Paused",
    });
    await fixtures.db`update network set rate = null where coin = 'ETH'`;
    expect(await errorOf(attempt("ETH", "ERC20"))).toEqual({ error: "rate_unavailable" });
    await fixtures.db`update network set rate = 3120000000, recharge_min = 10::numeric ^ 18 where coin = 'ETH'`;
    expect(await errorOf(attempt("ETH", "ERC20"))).toEqual({
      error: "amount_too_small",
      min: "1.000000000000000000",
    });
    await fixtures.db`update network set recharge_min = 1 where coin = 'ETH'`;
    await expect(
      fixtures.ask(await addBuyer(fixtures), "payments.payWithCrypto", {
        pay_no: payNo,
        coin: "USDT",
        network: "TRC20",
      }),
    ).rejects.toMatchObject({ status: 404 });
    fixtures.clock.advance(fixtures.services.settings.payWithin);
    expect(await errorOf(attempt("USDT", "TRC20"))).toEqual({ error: "pay_expired" });
    const rich = await addBuyer(fixtures);
    const placed = await placeOrder(fixtures, rich, cart(...things));
    await fixtures.ask(rich, "payments.payWithBalance", payInput(placed));
    const input = { pay_no: placed.pay.pay_no, coin: "USDT", network: "TRC20" };
    expect(await errorOf(fixtures.ask(rich, "payments.payWithCrypto", input))).toEqual({
      error: "already_paid",
    });
  });
});

describe("transfers", () => {
  for (const [coin, network] of [
    ["USDT", "TRC20"],
    ["BTC", "Bitcoin"],
    ["ETH", "ERC20"],
  ] as const) {
    test(`the exact amount in ${coin} settles when it is confirmed`, async () => {
      const { buyer, payNo, amount, info } = await quoted(coin, network);
      const txid = await seen(payNo, amount);
      expect(await info()).toMatchObject({ status: "processing", additional_status: "none" });
      const order_no = (await info()).order_nos[0] ?? "";
      expect(await fixtures.ask(buyer, "orders.get", { order_no })).toMatchObject({
        can: { pay: false, cancel: false },
      });
      expect(await errorOf(fixtures.ask(buyer, "orders.cancel", { order_no }))).toEqual({
        error: "bad_state",
        status: "unpaid",
      });
      await Promise.all([confirmed(payNo, txid), confirmed(payNo, txid)]);
      const settled = await info();
      expect(settled).toMatchObject({
        status: "settled",
        credit_money: "0.000000",
        txids: [expect.any(String)],
      });
      expect(settled.confirmations).toBe(settled.confirmations_required);
      expect((await fixtures.ask(buyer, "orders.list", { tab: "paid" })).total).toBe(3);
      expect(await moneyOf(buyer)).toBe(0n);
    });
  }

  test("several parts settle together, and a surplus is credited", async () => {
    const { buyer, payNo, amount, info } = await quoted();
    const first = await seen(payNo, 40n * USDT);
    expect(await info()).toMatchObject({
      additional_status: "paid_partial",
      amount_paid: "40.000000",
      amount_due: "59.990000",
    });
    await confirmed(payNo, first);
    expect((await info()).status).toBe("processing");
    const second = await seen(payNo, amount);
    await confirmed(payNo, second);
    expect(await info()).toMatchObject({
      status: "settled",
      additional_status: "paid_over",
      credit_money: "40.000000",
    });
    expect(await moneyOf(buyer)).toBe(40n * USDT);
    await confirmed(payNo, await seen(payNo, 5n * USDT));
    expect(await moneyOf(buyer)).toBe(45n * USDT);
  });

  test("too little in time ends the payment and is credited", async () => {
    const { buyer, payNo, info } = await quoted();
    const [thing = nothing] = things;
    const txid = await seen(payNo, 40n * USDT);
    fixtures.clock.advance(fixtures.services.settings.payWithin);
    await expirePays(fixtures.services, fixtures.clock.now());
    const before = await stockOf(fixtures, thing);
    expect((await info()).status).toBe("processing");
    await confirmed(payNo, txid);
    expect(await expirePays(fixtures.services, fixtures.clock.now())).toBe(1);
    expect(await info()).toMatchObject({ status: "expired", credit_money: "40.000000" });
    expect(await moneyOf(buyer)).toBe(40n * USDT);
    expect(await stockOf(fixtures, thing)).toEqual({
      stock: (before?.stock ?? 0) + 1,
      sales: before?.sales,
    });
  });

  test("one that is never confirmed holds the items as long as the address is watched, and is credited later", async () => {
    const { buyer, payNo, amount, info } = await quoted();
    const [thing = nothing] = things;
    const txid = await seen(payNo, amount);
    const { payWithin, watchLate } = fixtures.services.settings;
    fixtures.clock.advance(payWithin + watchLate - 1);
    await expirePays(fixtures.services, fixtures.clock.now());
    expect((await info()).status).toBe("processing");
    const before = await stockOf(fixtures, thing);
    fixtures.clock.advance(1);
    expect(await expirePays(fixtures.services, fixtures.clock.now())).toBe(1);
    expect((await info()).status).toBe("expired");
    expect((await stockOf(fixtures, thing))?.stock).toBe((before?.stock ?? 0) + 1);
    expect(await moneyOf(buyer)).toBe(0n);
    await confirmed(payNo, txid);
    expect(await info()).toMatchObject({ status: "expired", additional_status: "paid_late" });
    expect(await moneyOf(buyer)).toBe(amount);
  });

  test("one below the network's minimum holds nothing, and is credited when it is confirmed", async () => {
    const { buyer, payNo, amount, info } = await quoted();
    const dust = await seen(payNo, 1n);
    expect(await info()).toMatchObject({ status: "created", amount_due: "99.990000" });
    await confirmed(payNo, dust);
    expect(await moneyOf(buyer)).toBe(1n);
    // Next to a transfer that counts it counts too: what is still missing may be less than the minimum.
    const most = await seen(payNo, amount - 5n);
    await confirmed(payNo, await seen(payNo, 5n));
    expect((await info()).status).toBe("processing");
    await confirmed(payNo, most);
    expect((await info()).status).toBe("settled");
    expect(await moneyOf(buyer)).toBe(1n);
  });

  test("an amount that the orders shrank to counts, however small", async () => {
    const { buyer, payNo, info } = await quoted();
    const [row] = await fixtures.db<{ least: bigint }[]>`
      select recharge_min as least from network where coin = 'USDT' and network = 'TRC20'`;
    await fixtures.db`update network set recharge_min = 40000000 where coin = 'USDT' and network = 'TRC20'`;
    const { order_nos } = await info();
    for (const order_no of order_nos.slice(0, 2)) await fixtures.ask(buyer, "orders.cancel", { order_no });
    await confirmed(payNo, await seen(payNo, 33_330_000n));
    expect((await info()).status).toBe("settled");
    await fixtures.db`update network set recharge_min = ${`${row?.least}`} where coin = 'USDT' and network = 'TRC20'`;
  });

  test("what comes late is credited", async () => {
    const { buyer, payNo, amount, info } = await quoted("BTC", "Bitcoin");
    fixtures.clock.advance(fixtures.services.settings.payWithin);
    const txid = await seen(payNo, amount);
    expect(await info()).toMatchObject({ status: "expired" });
    await confirmed(payNo, txid);
    expect(await info()).toMatchObject({ status: "expired", additional_status: "paid_late" });
    expect((await info()).credit_money).toBe("99.990837");
    expect(await moneyOf(buyer)).toBe(99_990_837n);
  });

  test("an earlier address is still watched: what comes there is credited once, even if it is asked for again", async () => {
    const { buyer, payNo, info } = await quoted("BTC", "Bitcoin");
    await fixtures.ask(buyer, "payments.payWithCrypto", { pay_no: payNo, coin: "USDT", network: "TRC20" });
    const txid = await seen(payNo, 100_000n, newTxid(), { coin: "BTC", network: "Bitcoin" });
    await confirmed(payNo, txid);
    expect(await info()).toMatchObject({ status: "created", credit_money: "91.250000" });
    await fixtures.ask(buyer, "payments.payWithCrypto", { pay_no: payNo, coin: "BTC", network: "Bitcoin" });
    fixtures.clock.advance(fixtures.services.settings.payWithin);
    await expirePays(fixtures.services, fixtures.clock.now());
    expect(await moneyOf(buyer)).toBe(91_250_000n);
  });

  test("a transfer counts once, for one payment", async () => {
    const one = await quoted();
    const two = await quoted();
    const txid = await seen(one.payNo, one.amount);
    await seen(one.payNo, one.amount, txid.toUpperCase());
    expect((await one.info()).amount_paid).toBe("99.990000");
    expect(await errorOf(seen(two.payNo, two.amount, txid))).toEqual({ error: "txid_used", field: "txid" });
    expect(await errorOf(seen(two.payNo, two.amount, "abc"))).toMatchObject({ error: "txid_invalid" });
    expect(await errorOf(confirmed(two.payNo, txid))).toMatchObject({ error: "bad_state" });
    const unquoted = await placeOrder(fixtures, await addBuyer(fixtures), cart(...things));
    expect(await errorOf(seen(unquoted.pay.pay_no, 1n))).toEqual({ error: "bad_state", status: "created" });
  });

  test("two outputs of one transaction are two transfers", async () => {
    const one = await quoted();
    const two = await quoted();
    const txid = newTxid();
    const { db, clock, services } = fixtures;
    const arrive = (payNo: string, output: number, amount: bigint) =>
      db.begin(async (tx) => {
        await transferSeen(tx, payNo, { txid, output, amount }, clock.now());
        await transferConfirmed(
          tx,
          payNo,
          { txid, output },
          { now: clock.now(), settings: services.settings },
        );
      });
    await arrive(one.payNo, 0, one.amount);
    await arrive(two.payNo, 1, two.amount);
    expect([(await one.info()).status, (await two.info()).status]).toEqual(["settled", "settled"]);
    await arrive(one.payNo, 2, 5n * USDT);
    await arrive(one.payNo, 3, 7n * USDT);
    await arrive(one.payNo, 3, 7n * USDT);
    expect(await moneyOf(one.buyer)).toBe(12n * USDT);
  });

  test("the operator can end a payment; what was confirmed goes back to the buyer", async () => {
    const { buyer, payNo, info } = await quoted();
    await confirmed(payNo, await seen(payNo, 10n * USDT));
    await seen(payNo, 89_990_000n);
    await fixtures.db.begin((tx) => voidPay(tx, payNo, "Double spend", fixtures.clock.now()));
    expect(await info()).toMatchObject({ status: "invalid", additional_status: "marked" });
    expect(await moneyOf(buyer)).toBe(10n * USDT);
    expect((await fixtures.ask(buyer, "orders.list", {})).data[0]).toMatchObject({ status: "cancelled" });
  });
});

describe("amounts", () => {
  test("a quote is the least amount of the coin that is worth the total", () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 15n }),
        fc.bigInt({ min: 1n, max: 10n ** 12n }),
        fc.constantFrom(["USDT", 6n] as const, ["BTC", 8n] as const, ["ETH", 18n] as const),
        (total, rate, [coin, scale]) => {
          const amount = coinAmount(total, coin, rate);
          const worth = (units: bigint) => units * rate >= total * 10n ** scale;
          return worth(amount) && !worth(amount - 1n);
        },
      ),
    );
  });

  test("parts sum to the whole and differ from their share by less than one", () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 20n }),
        fc.array(fc.bigInt({ min: 0n, max: 10n ** 12n }), { minLength: 1, maxLength: 8 }),
        (amount, weights) => {
          const parts = splitAmount(amount, weights);
          const whole = weights.reduce((sum, weight) => sum + weight, 0n);
          expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(amount);
          if (whole === 0n) return;
          parts.forEach((part, i) => {
            const off = part * whole - amount * (weights[i] ?? 0n);
            expect(off < whole && off > -whole).toBe(true);
          });
        },
      ),
    );
  });
});
