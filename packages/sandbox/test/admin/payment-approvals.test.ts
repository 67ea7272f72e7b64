import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { brokenInvariants } from "../../src/db/ledger/invariants";
import { balancesOf } from "../../src/db/ledger/post";
import type { Viewer } from "../../src/kernel/handler";
import { addBuyer, addProduct, addShop, cart, placeOrder } from "../features/orders/fixtures";
import { newTxid } from "../support/new-txid";
import { type AdminFixtures, createAdminFixtures, type OperatorName } from "./fixtures";

const UNIT = 1_000_000n;

let fixtures: AdminFixtures;
let buyer: Viewer;
let pay_no: string;
/** Of a transfer. */
let txid: string;
beforeAll(async () => {
  fixtures = await createAdminFixtures({ maxReservedWorth: 20_000n * UNIT });
});
afterAll(() => fixtures.close());
beforeEach(async () => {
  await fixtures.db`delete from approval`;
  await fixtures.db`update network set rate_until = null`;
  ({ buyer, pay_no } = await payment(12_000n));
  txid = newTxid();
});
afterEach(async () => expect(await brokenInvariants(fixtures.db)).toEqual([]));

/** An order that waits for so many USDT. */
async function payment(price: bigint) {
  const customer = await addBuyer(fixtures, 0n);
  const { shopId } = await addShop(fixtures);
  const product = await addProduct(fixtures, shopId, { price: price * UNIT });
  const { pay } = await placeOrder(fixtures, customer, cart(product));
  await fixtures.ask(customer, "payments.payWithCrypto", { ...pay, coin: "USDT", network: "TRC20" });
  return { buyer: customer, pay_no: pay.pay_no };
}
const as = (operator: OperatorName) => (path: string, fields: Record<string, string | number>) =>
  fixtures.act(`payments/${path}`, { pay_no, ...fields }, operator);
const [mira, jonas] = [as("Mira"), as("Jonas")];
const done = (result: unknown = null) => ({ ok: true, status: 200, result });
const KEPT = done({ waits_for: "second_operator" });
const status = async () => (await fixtures.ask(buyer, "payments.get", { pay_no })).status;
const money = async () => (await balancesOf(fixtures.db, buyer.id)).money;

test("a large transfer that arrives takes two operators", async () => {
  const transfer = { amount: "12000", txid };
  expect(await mira("arrive", transfer)).toEqual(KEPT);
  expect(await mira("arrive", transfer)).toMatchObject({ status: 409, error: "same_operator" });
  // The first approval was tried and undone.
  expect(await status()).toBe("created");
  expect(await fixtures.read("approvals")).toMatchObject([
    { subject: "pay", subject_id: pay_no, event: "arrive", amount: "12000.000000", actor: "Mira" },
  ]);
  expect(await jonas("arrive", { ...transfer, amount: "12001" })).toEqual(KEPT);
  expect(await jonas("arrive", { ...transfer, txid: "cd".repeat(32) })).toEqual(KEPT);
  expect(await jonas("arrive", transfer)).toEqual(done({ txid }));
  expect(await status()).toBe("settled");
});

test("nothing arrives without a transaction", async () => {
  expect(await mira("arrive", { amount: "20" })).toMatchObject({ status: 422, field: "txid" });
  expect(await mira("see", { amount: "20" })).toMatchObject({ status: 422, field: "txid" });
  expect(await status()).toBe("created");
});

test("a transfer is agreed to on the page of approvals", async () => {
  expect(await mira("arrive", { amount: "12000", txid })).toEqual(KEPT);
  const [kept] = await fixtures.read<{ id: number }>("approvals");
  const id = kept?.id ?? 0;
  expect(await fixtures.act("approvals/agree", { id }, "Mira")).toMatchObject({ error: "same_operator" });
  expect(await fixtures.act("approvals/agree", { id }, "Jonas")).toMatchObject({ status: 200 });
  expect(await status()).toBe("settled");
});

test("a large transfer that was seen by one is confirmed by two", async () => {
  expect(await mira("see", { amount: "12000", txid })).toEqual(done({ txid }));
  expect(await mira("confirm", { txid })).toEqual(KEPT);
  expect(await status()).toBe("processing");
  expect(await jonas("confirm", { txid })).toEqual(done());
  expect(await status()).toBe("settled");
  // There is nothing left to decide.
  expect(await mira("confirm", { txid })).toEqual(done());
});

test("the amount that was seen counts, not the one given afterwards", async () => {
  await mira("see", { amount: "12000", txid });
  expect(await mira("arrive", { amount: "1", txid: txid.toUpperCase() })).toEqual(KEPT);
  expect(await status()).toBe("processing");
});

test("a large payment that comes in parts takes two operators for the part that makes it large", async () => {
  const first = newTxid();
  expect(await mira("arrive", { amount: "6000", txid: first })).toEqual(done({ txid: first }));
  expect(await mira("arrive", { amount: "6000", txid })).toEqual(KEPT);
  expect(await status()).toBe("processing");
  expect(await jonas("arrive", { amount: "6000", txid })).toEqual(done({ txid }));
  expect(await status()).toBe("settled");
});

test("what is late, and credited to the buyer, takes two as well", async () => {
  fixtures.clock.advance(3_600);
  await mira("see", { amount: "12000", txid });
  expect(await mira("confirm", { txid })).toEqual(KEPT);
  expect(await money()).toBe(0n);
  expect(await jonas("confirm", { txid })).toEqual(done());
  expect(await money()).toBe(12_000n * UNIT);
});

test("a first approval counts no more when the payment was marked invalid", async () => {
  const transfer = { amount: "12000", txid };
  await mira("arrive", transfer);
  expect(await jonas("void", { reason: "Spent twice." })).toEqual(done());
  expect(await fixtures.read("approvals")).toEqual([]);
  expect(await jonas("arrive", transfer)).toEqual(KEPT);
});

test("one operator is enough for a small one; what can't be is refused to the first", async () => {
  ({ buyer, pay_no } = await payment(20n));
  expect(await mira("arrive", { amount: "20", txid })).toMatchObject({ status: 200 });
  expect(await status()).toBe("settled");
  const other = newTxid();
  expect(await mira("confirm", { txid: other })).toMatchObject({ status: 409, error: "bad_state" });
  expect(await mira("arrive", { pay_no: "P0", amount: "20000", txid })).toMatchObject({ status: 404 });
  expect(await fixtures.read("approvals")).toEqual([]);
});
