import { randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { bundleDriver, FUND_PASSWORD, settle } from "../../../bench/lib/settle.mjs";
import { openDatabase } from "../../../src/db/connect";
import { sealing } from "../../../src/db/ledger/sealing";
import { openSession } from "../../../src/features/users/sessions";
import { createTestApp } from "../../support/app";
import { TEST_SECRET } from "../../support/call";
import { addMember } from "../../support/members";
import { addAddress, addProduct, addShop, cart, createFixtures, USDT } from "../orders/fixtures";

const CACHE = fileURLToPath(new URL("../../../node_modules/.cache/statements-test/", import.meta.url));

/** A buyer with a session and two orders of one piece each. */
async function buyerWithOrders() {
  const fixtures = await createFixtures();
  onTestFinished(fixtures.close);
  const { db, clock } = fixtures;
  const buyer = await addMember(db, { money: 100n * USDT, fundPassword: FUND_PASSWORD });
  await addAddress(db, buyer.id, "Germany", true);
  const thing = await addProduct(fixtures, (await addShop(fixtures)).shopId);
  const token = await openSession(db, buyer.id, clock.now());
  const order = async () => {
    const items = cart(thing);
    const seen = await fixtures.ask(buyer, "orders.preview", { items });
    const { pay } = await fixtures.ask(buyer, "orders.create", {
      items,
      address_id: seen.address?.id ?? 0,
      price_token: seen.price_token,
      expect_total: seen.total,
    });
    return { pay_no: pay.pay_no, fund_password: FUND_PASSWORD, expect_total: pay.total };
  };
  return { url: fixtures.url, clock, token, first: await order(), second: await order() };
}

/** A connection pool, and what was sent over it. Statements that did not wait for each other are one round trip. */
function recorded(url: string) {
  const db = sealing(openDatabase(url), TEST_SECRET);
  onTestFinished(() => db.end());
  const statements: string[] = [];
  let roundTrips = 0;
  let isUnderWay = false;
  const debug = (_connection: number, statement: string) => {
    statements.push(statement.trim());
    if (isUnderWay) return;
    roundTrips += 1;
    isUnderWay = true;
    setImmediate(() => {
      isUnderWay = false;
    });
  };
  Object.assign(db.options, { debug });
  return {
    db,
    async during(work: () => Promise<unknown>) {
      statements.length = 0;
      roundTrips = 0;
      await work();
      return { statements: [...statements], roundTrips };
    },
  };
}

test("a payment from the balance takes eight round trips", async () => {
  const { url, clock, token, first, second } = await buyerWithOrders();
  const { db, during } = recorded(url);
  const app = createTestApp(db, { clock, relaxed: false, production: true });
  const pay = (input: typeof first) => app.ok("payments.payWithBalance", input, { token, key: randomUUID() });
  // The first one prepares each statement.
  await pay(first);
  const { statements, roundTrips } = await during(() => pay(second));
  expect(roundTrips).toBe(8);
  expect(statements).toHaveLength(17);
});

test("a payment is booked after all else that it writes, and its answer reads the balance after that", async () => {
  const { url, clock, token, first } = await buyerWithOrders();
  const { db, during } = recorded(url);
  const app = createTestApp(db, { clock, relaxed: false, production: true });
  const { statements } = await during(() =>
    app.ok("payments.payWithBalance", first, { token, key: randomUUID() }),
  );
  const written = statements.filter((text) =>
    /^(with before|insert into (sale|message))|ledger_post|from account where/.test(text),
  );
  expect(
    written.map((text) => /shop_order|\bpay\b|sale_change|message|ledger_post|account/.exec(text)?.[0]),
  ).toEqual(["account", "pay", "shop_order", "sale_change", "message", "ledger_post", "account"]);
});

test("the bench settles payments by the statements of the API, and no others", async () => {
  const { url, clock, token, first, second } = await buyerWithOrders();
  const { db, during } = recorded(url);
  const app = createTestApp(db, { clock, relaxed: false, production: true });
  // The first call asks what types there are.
  await app.ok("account.get", {}, { token });
  const overHttp = await during(() => app.ok("payments.payWithBalance", first, { token, key: randomUUID() }));

  mkdirSync(CACHE, { recursive: true });
  const program = await import(await bundleDriver(CACHE));
  const payment = { token, payNo: second.pay_no, total: String(125n * 10n ** 5n) };
  // The bundle has a ledger of its own.
  const money = program.sealing(db, TEST_SECRET);
  const alone = await during(() => settle(program, { member: db, money }, payment, clock.now()));
  expect(alone.statements).toEqual(overHttp.statements);
});
