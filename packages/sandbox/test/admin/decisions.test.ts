import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { balancesOf } from "../../src/db/ledger/post";
import { DAY, HOUR } from "../../src/domain/durations";
import { handlers } from "../../src/features/index";
import { applyAsMerchant } from "../../src/features/merchants/apply";
import { sandboxAddress } from "../../src/features/wallet/sandbox-address";
import { addContract, addFile, CONTRACT, registration } from "../features/merchants/fixtures";
import {
  addBuyer,
  addProduct,
  addShop,
  broken,
  buy,
  buyOne,
  cart,
  FUND_PASSWORD,
  placeOrder,
  ship,
  USDT,
} from "../features/orders/fixtures";
import { createCallHandler } from "../support/call-handler";
import { expectError } from "../support/errors";
import { newTxid } from "../support/new-txid";
import { type AdminFixtures, createAdminFixtures } from "./fixtures";

const TRON = { coin: "USDT", network: "TRC20" };

let fixtures: AdminFixtures;
let callHandler: ReturnType<typeof createCallHandler>;
beforeAll(async () => {
  fixtures = await createAdminFixtures();
  callHandler = createCallHandler(fixtures.services);
});
afterEach(async () => {
  expect(await broken(fixtures)).toEqual([]);
  expect(
    fixtures.lines.filter((line) => !/^(books checked: all rules hold|ledger checked: )/.test(line)),
  ).toEqual([]);
});
afterAll(() => fixtures.close());

const moneyOf = async ({ id }: { id: number }) => (await balancesOf(fixtures.db, id)).money;
const done = (result: unknown = null) => ({ status: 200, ok: true, result });
const decided = async (subject: string, id: number | string) => {
  const rows = await fixtures.read<{ subject: string; subject_id: string; event: string; reason: string }>(
    "journal",
  );
  return rows
    .filter((row) => row.subject === subject && row.subject_id === String(id))
    .map(({ event, reason }) => `${event} ${reason}`.trim())
    .reverse();
};

async function submittedRecharge() {
  const buyer = await addBuyer(fixtures, 0n);
  const { id } = await callHandler("recharges.create", handlers["recharges.create"], buyer, {
    ...TRON,
    amount: "100",
  });
  const image = await addFile(fixtures.db, buyer.id, "kyc");
  await callHandler("recharges.submitProof", handlers["recharges.submitProof"], buyer, {
    id,
    amount: "100",
    image,
  });
  return { buyer, id };
}

test("a recharge credits what arrived, once", async () => {
  const { buyer, id } = await submittedRecharge();
  expect(await fixtures.act("recharges/see", { id, txid: newTxid(), confirmations: 3 })).toEqual(done());
  expect(await fixtures.act("recharges/confirm", { id, amount_received: "99.5" })).toEqual(done());
  expect(await moneyOf(buyer)).toBe(99_500_000n);
  expect(await fixtures.act("recharges/confirm", { id, amount_received: "99.5" })).toMatchObject({
    status: 409,
    error: "bad_state",
  });
  expect(await moneyOf(buyer)).toBe(99_500_000n);
  expect(await fixtures.read("recharges")).toContainEqual(
    expect.objectContaining({ id, status: "credited", amount: "100.000000", amount_received: "99.500000" }),
  );
});

test("who credits a picture names the transfer that it shows, on the page, too", async () => {
  const { buyer, id } = await submittedRecharge();
  expect(await fixtures.act("recharges/confirm", { id, amount_received: "100" })).toMatchObject({
    status: 409,
    error: "txid_invalid",
  });
  expect(await moneyOf(buyer)).toBe(0n);
  const page = await (await fixtures.send("/recharges", { headers: { accept: "text/html" } })).text();
  const form = page.split("<form").find((each) => each.includes("recharges/confirm")) ?? "";
  expect(form).toContain(`value="${id}"`);
  expect(form).toContain('name="txid"');
  expect(form).toContain('name="output"');
  const txid = "ef".repeat(32);
  expect(await fixtures.act("recharges/confirm", { id, amount_received: "100", txid })).toEqual(done());
  // Now its member can't have it again by naming it.
  const second = await callHandler("recharges.create", handlers["recharges.create"], buyer, {
    ...TRON,
    amount: "100",
  });
  await expectError(
    callHandler("recharges.submitProof", handlers["recharges.submitProof"], buyer, {
      id: second.id,
      amount: "100",
      txid,
    }),
    "txid_used",
  );
});

test("a recharge is sent back with the reason its member reads", async () => {
  const { buyer, id } = await submittedRecharge();
  expect(await fixtures.act("recharges/reject", { id })).toMatchObject({ status: 422, field: "reason" });
  expect(await fixtures.act("recharges/reject", { id, reason: "Nothing arrived." })).toEqual(done());
  const info = await callHandler("recharges.get", handlers["recharges.get"], buyer, { id });
  expect(info).toMatchObject({ status: "rejected", reason: "Nothing arrived." });
  expect(await decided("recharge", id)).toEqual(["reject Nothing arrived."]);
});

test.each(["0", "-1", "1.0000001", "", "many"])("an amount of %j is refused", async (amount) => {
  const { id } = await submittedRecharge();
  const answer = await fixtures.act("recharges/confirm", { id, amount_received: amount });
  expect(answer).toMatchObject({ status: 422, field: "amount_received" });
});

async function withdrawn() {
  const buyer = await addBuyer(fixtures, 200n * USDT);
  const quote = await callHandler("withdrawals.quote", handlers["withdrawals.quote"], buyer, {
    ...TRON,
    amount: "100",
  });
  const { id } = await callHandler("withdrawals.create", handlers["withdrawals.create"], buyer, {
    quote_id: quote.quote_id,
    address: sandboxAddress("tron", Buffer.from(randomUUID()), "a wallet"),
    fund_password: FUND_PASSWORD,
    expect_fee: quote.fee,
    expect_received: quote.received,
    ack_irreversible: 1,
  });
  return { buyer, id };
}

test("a withdrawal is sent by a transaction that is named", async () => {
  const { id } = await withdrawn();
  await fixtures.act("clock/advance", { seconds: DAY });
  await fixtures.act("withdrawals/approve", { id });
  for (const txid of [{}, { txid: "" }])
    expect(await fixtures.act("withdrawals/broadcast", { id, ...txid })).toMatchObject({
      status: 422,
      field: "txid",
    });
});

test("one transaction pays two withdrawals, each by an output of its own", async () => {
  const [one, two] = [await withdrawn(), await withdrawn()];
  await fixtures.act("clock/advance", { seconds: DAY });
  for (const { id } of [one, two]) await fixtures.act("withdrawals/approve", { id });
  expect((await fixtures.page("/withdrawals")).text).toContain('name="output"');
  const txid = newTxid();
  const send = ({ id }: { id: number }, output?: number) =>
    fixtures.act("withdrawals/broadcast", { id, txid, ...(output !== undefined && { output }) });
  expect(await send(one)).toEqual(done());
  expect(await send(two)).toMatchObject({ status: 409, error: "txid_used" });
  expect(await send(two, 0)).toMatchObject({ status: 409, error: "txid_used" });
  expect(await send(two, 1)).toEqual(done());
  for (const { buyer, id } of [one, two]) {
    expect(await fixtures.act("withdrawals/confirm", { id })).toEqual(done());
    const shown = await callHandler("withdrawals.get", handlers["withdrawals.get"], buyer, { id });
    expect(shown).toMatchObject({ status: "completed", txid });
  }
});

test("a withdrawal waits for its hold, is sent and arrives", async () => {
  const { buyer, id } = await withdrawn();
  expect(await fixtures.act("withdrawals/approve", { id })).toMatchObject({
    status: 409,
    error: "bad_state",
  });
  expect((await fixtures.page("/withdrawals")).text).not.toContain("withdrawals/approve");
  expect(await fixtures.act("clock/advance", { seconds: DAY })).toMatchObject({ status: 200 });
  const txid = newTxid();
  for (const [step, more] of Object.entries({ approve: {}, broadcast: { txid }, confirm: {} })) {
    expect((await fixtures.page("/withdrawals")).text).toContain(`withdrawals/${step}`);
    expect(await fixtures.act(`withdrawals/${step}`, { id, ...more })).toEqual(done());
  }
  expect(await callHandler("withdrawals.get", handlers["withdrawals.get"], buyer, { id })).toMatchObject({
    status: "completed",
    txid,
  });
  expect(await moneyOf(buyer)).toBe(100n * USDT);
});

test.each(["reject", "fail"])("a withdrawal that ends in %s gives everything back", async (end) => {
  const { buyer, id } = await withdrawn();
  if (end === "fail") {
    await fixtures.act("clock/advance", { seconds: DAY });
    await fixtures.act("withdrawals/approve", { id });
  }
  expect(await fixtures.act(`withdrawals/${end}`, { id, reason: "Not this time." })).toEqual(done());
  expect(await moneyOf(buyer)).toBe(200n * USDT);
});

async function payment() {
  const buyer = await addBuyer(fixtures, 0n);
  const { shopId } = await addShop(fixtures);
  const placed = await placeOrder(
    fixtures,
    buyer,
    cart(await addProduct(fixtures, shopId, { price: 20n * USDT })),
  );
  const pay_no = placed.pay.pay_no;
  await fixtures.ask(buyer, "payments.payWithCrypto", { pay_no, ...TRON });
  const info = () => fixtures.ask(buyer, "payments.get", { pay_no });
  return { buyer, pay_no, info };
}

test("a payment settles by a transfer that is seen, then confirmed", async () => {
  const { pay_no, info } = await payment();
  const seen = await fixtures.act("payments/see", { pay_no, amount: "20", txid: newTxid() });
  expect(seen).toMatchObject({ status: 200, result: { txid: expect.stringMatching(/^[0-9a-f]{64}$/) } });
  const { txids } = await info();
  expect(await info()).toMatchObject({ status: "processing", additional_status: "none" });
  expect(await fixtures.act("payments/confirm", { pay_no, txid: txids?.[0] ?? "" })).toEqual(done());
  expect(await info()).toMatchObject({ status: "settled" });
});

test("too little, too much and too late: nothing is lost", async () => {
  const partial = await payment();
  await fixtures.act("payments/arrive", {
    pay_no: partial.pay_no,
    amount: "12",
    txid: newTxid(),
  });
  expect(await partial.info()).toMatchObject({ additional_status: "paid_partial", amount_due: "8.000000" });

  const over = await payment();
  await fixtures.act("payments/arrive", { pay_no: over.pay_no, amount: "23", txid: newTxid() });
  expect(await over.info()).toMatchObject({ status: "settled", additional_status: "paid_over" });
  expect(await moneyOf(over.buyer)).toBe(3n * USDT);

  const late = await payment();
  await fixtures.act("clock/advance", { seconds: HOUR });
  expect(await late.info()).toMatchObject({ status: "expired" });
  const tooLate = { pay_no: late.pay_no, amount: "20", txid: newTxid() };
  expect(await fixtures.act("payments/arrive", tooLate)).toMatchObject({ status: 200 });
  expect(await late.info()).toMatchObject({ status: "expired", additional_status: "paid_late" });
  expect(await moneyOf(late.buyer)).toBe(20n * USDT);
  expect(await moneyOf(partial.buyer)).toBe(12n * USDT);
});

test("a payment is marked invalid", async () => {
  const { pay_no, info } = await payment();
  expect(await fixtures.act("payments/void", { pay_no, reason: "Spent twice." })).toEqual(done());
  expect(await info()).toMatchObject({ status: "invalid" });
  expect(await fixtures.act("payments/see", { pay_no: "P0", amount: "1" })).toMatchObject({ status: 404 });
});

test("a loan is taken up and decided", async () => {
  const buyer = await addBuyer(fixtures);
  const wish = { amount: "500", term_days: 30, agree: "demo-1" };
  const { id } = await callHandler("loans.apply", handlers["loans.apply"], buyer, wish);
  expect(await fixtures.act("loans/approve", { id })).toMatchObject({ status: 409, error: "bad_state" });
  expect(await fixtures.act("loans/take", { id })).toEqual(done());
  expect(await fixtures.act("loans/approve", { id })).toEqual(done());
  const other = await callHandler("loans.apply", handlers["loans.apply"], buyer, wish);
  await fixtures.act("loans/take", { id: other.id });
  expect(await fixtures.act("loans/reject", { id: other.id, reason: "Too much." })).toEqual(done());
  expect(await fixtures.read("loans")).toMatchObject([
    { id: other.id, status: "rejected", reason: "Too much.", amount: "500.00" },
    { id, status: "approved" },
  ]);
});

test("a review is taken out of view with a reason, and no figure counts it", async () => {
  const buyer = await addBuyer(fixtures);
  const { shopId } = await addShop(fixtures);
  const product = await addProduct(fixtures, shopId);
  const [order_no = ""] = await buy(fixtures, buyer, product);
  await ship(fixtures, shopId, order_no);
  const { goods } = await fixtures.ask(buyer, "orders.confirmReceipt", { order_no });
  const comments = [{ order_goods_id: goods[0]?.id ?? 0, star: 1, content: "Broken." }];
  await callHandler("orders.review", handlers["orders.review"], buyer, { order_no, comments });
  const [review] = await fixtures.read<{ id: number }>("reviews");
  const id = review?.id ?? 0;
  expect(await fixtures.act("reviews/reject", { id })).toMatchObject({ status: 422, field: "reason" });
  expect(await fixtures.act("reviews/reject", { id, reason: "Names a person." })).toEqual(done());
  expect(await fixtures.act("reviews/reject", { id, reason: "Again." })).toMatchObject({ status: 409 });
  const [figures] = await fixtures.db`
    select p.negative_count, f.review_count from product p join shop_figures f on f.shop_id = p.shop_id where p.id = ${product.id}`;
  expect(figures).toEqual({ negative_count: 0, review_count: 0 });
  expect(await decided("review", id)).toEqual(["reject Names a person."]);
});

test("a shop registration goes back field by field, and is approved", async () => {
  const buyer = await addBuyer(fixtures);
  await addContract(fixtures.db, CONTRACT);
  const { id } = await callHandler(
    "merchant.apply",
    applyAsMerchant,
    buyer,
    await registration(fixtures.db, buyer),
  );
  expect(await fixtures.act("merchants/take", { id })).toEqual(done());
  expect(await fixtures.act("merchants/reject", { id })).toMatchObject({ status: 422, field: "reasons" });
  expect(await fixtures.act("merchants/reject", { id, image_back: "Please take it again." })).toEqual(done());
  expect(await fixtures.read("merchants")).toMatchObject([
    {
      id,
      status: "rejected",
      reasons: [{ field: "image_back", error: "refused", note: "Please take it again." }],
    },
  ]);
  const image_back = await addFile(fixtures.db, buyer.id, "kyc");
  await callHandler("merchant.apply", applyAsMerchant, buyer, { id, image_back });
  const approved = await fixtures.act("merchants/approve", { id });
  expect(approved).toMatchObject({ status: 200, result: { shop_id: expect.any(Number) } });
});

test("nothing is ordered to a country that is closed until it opens again", async () => {
  const buyer = await addBuyer(fixtures, 0n);
  const { shopId } = await addShop(fixtures);
  const items = cart(await addProduct(fixtures, shopId, { price: 20n * USDT }));
  const countries = await fixtures.read<{ id: number; name: string; addresses: number }>("areas");
  const { id = 0, addresses } = countries.find(({ name }) => name === "Germany") ?? {};
  expect(addresses).toBeGreaterThan(0);

  expect(await fixtures.act("areas/close", { id })).toEqual(done());
  const { groups } = await fixtures.ask(buyer, "orders.preview", { items });
  expect(groups[0]?.problems).toMatchObject([{ error: "area_not_open" }]);
  expect(await fixtures.act("areas/open", { id })).toEqual(done());
  expect((await placeOrder(fixtures, buyer, items)).orders).toHaveLength(1);
  expect(await fixtures.act("areas/open", { id: 999_999 })).toMatchObject({ status: 404 });
});

test("a rate is set, with its source and its end", async () => {
  expect(await fixtures.act("rates/set", { coin: "USDT", rate: "2" })).toMatchObject({ status: 404 });
  expect(await fixtures.act("rates/set", { coin: "BTC", rate: "90000.5", seconds: 600 })).toEqual(done());
  const now = fixtures.clock.now();
  expect(await fixtures.read("rates")).toContainEqual({
    coin: "BTC",
    rate: "90000.500000",
    rate_source: "operator",
    rate_at: now,
    rate_until: now + 600,
  });
  expect(await decided("rate", "BTC")).toEqual(["set 90000.500000"]);
  expect(await fixtures.act("rates/set", { coin: "BTC", rate: "91250" })).toEqual(done());
});

test("a dispute is decided with a part of the money, once, and on record", async () => {
  const shop = await addShop(fixtures);
  const product = await addProduct(fixtures, shop.shopId);
  const { buyer, order_no } = await buyOne(fixtures, product);
  await ship(fixtures, shop.shopId, order_no);
  await fixtures.ask(buyer, "disputes.open", { order_no, reason: "not_arrived", text: "Nothing has come." });
  const [{ id } = { id: 0 }] = (await fixtures.read<{ id: number; order_no: string }>("disputes")).filter(
    (row) => row.order_no === order_no,
  );
  const decision = { id, amount: "2.5", reason: "The tracking shows a delay." };
  expect(await fixtures.act("disputes/refund", decision)).toMatchObject({ status: 409, error: "bad_state" });
  fixtures.clock.advance(5 * DAY);
  await fixtures.act("clock/run", {});
  expect(await fixtures.act("disputes/refund", { ...decision, amount: "2.505" })).toMatchObject({
    status: 422,
  });
  expect(await fixtures.act("disputes/refund", decision)).toEqual(done());
  expect(await fixtures.act("disputes/refund", decision)).toMatchObject({ status: 409, error: "bad_state" });
  expect(await moneyOf(buyer)).toBe(1_000n * USDT - 10_000_000n);
  expect(await decided("dispute", id)).toEqual(["refund The tracking shows a delay."]);
  expect(await fixtures.read("disputes")).toContainEqual(
    expect.objectContaining({ id, status: "refunded", refund_amount: "2.50" }),
  );
});

test("a refund above the limit takes two operators, even of what the buyer claims", async () => {
  const { shopId } = await addShop(fixtures);
  const product = await addProduct(fixtures, shopId, { price: 10_001n * USDT });
  const buyer = await addBuyer(fixtures, 20_000n * USDT);
  const [order_no = ""] = await buy(fixtures, buyer, product);
  await ship(fixtures, shopId, order_no);
  await fixtures.ask(buyer, "disputes.open", { order_no, reason: "not_arrived", text: "Nothing has come." });
  fixtures.clock.advance(5 * DAY);
  await fixtures.act("clock/run", {});
  const rows = await fixtures.read<{ id: number; order_no: string }>("disputes");
  const id = rows.find((row) => row.order_no === order_no)?.id ?? 0;
  const before = await moneyOf(buyer);

  const decision = { id, reason: "It was lost." };
  expect(await fixtures.act("disputes/refund", { ...decision, amount: "10001.01" }, "Mira")).toMatchObject({
    status: 409,
    error: "amount_too_large",
  });
  expect(await fixtures.act("disputes/refund", decision, "Mira")).toEqual(
    done({ waits_for: "second_operator" }),
  );
  expect(await fixtures.act("disputes/refund", decision, "Mira")).toMatchObject({ error: "same_operator" });
  expect(await moneyOf(buyer)).toBe(before);
  const [kept] = await fixtures.read<{ id: number; terms: string }>("approvals");
  expect(kept?.terms).toBe("10001.00: It was lost.");
  expect(await fixtures.act("approvals/agree", { id: kept?.id ?? 0 }, "Jonas")).toEqual(done());
  expect(await moneyOf(buyer)).toBe(before + 10_001n * USDT);
  expect(await decided("dispute", id)).toEqual([
    "first approval: refund 10001.00: It was lost.",
    "refund It was lost.",
  ]);
});
