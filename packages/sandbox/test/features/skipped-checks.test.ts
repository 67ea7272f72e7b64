import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Db } from "../../src/db/connect";
import { handlers } from "../../src/features/index";
import { sandboxAddress } from "../../src/features/wallet/sandbox-address";
import { createCallHandler } from "../support/call-handler";
import { expectStatus } from "../support/errors";
import {
  addBuyer,
  addProduct,
  addShop,
  cart,
  createFixtures,
  type Fixtures,
  payInput,
  placeOrder,
} from "./orders/fixtures";

/** A call that skips its check because its key has an answer must find that answer, or fail. */

let fixtures: Fixtures;
beforeAll(async () => {
  fixtures = await createFixtures();
});
afterAll(() => fixtures.close());

/** The database as one call sees it whose key is purged right after the server found its answer. */
function purgedInBetween(db: Db): Db {
  let isPurged = false;
  return new Proxy(db, {
    apply(target, self, [strings, ...values]: [TemplateStringsArray, ...never[]]) {
      const found: Promise<unknown> = Reflect.apply(target, self, [strings, ...values]);
      const isLookup = Array.isArray(strings) && strings.join("").includes(" as answered");
      if (!isLookup || isPurged) return found;
      isPurged = true;
      return found.then(async (rows) => {
        await db`delete from idempotency`;
        return rows;
      });
    },
  });
}

test("a withdrawal whose stored answer is purged in the meantime is not made with a wrong fund password", async () => {
  const buyer = await addBuyer(fixtures);
  const ask = createCallHandler(fixtures.services);
  const quoted = await ask("withdrawals.quote", handlers["withdrawals.quote"], buyer, {
    coin: "USDT",
    network: "TRC20",
    amount: "100",
  });
  const input = {
    quote_id: quoted.quote_id,
    address: sandboxAddress("tron", Buffer.from("a wallet outside"), "1"),
    fund_password: "not it",
    expect_fee: quoted.fee,
    expect_received: quoted.received,
    ack_irreversible: 1 as const,
  };
  const key = randomUUID();
  await fixtures.db`insert into idempotency (member_id, operation, key, body_hash, response, createtime)
    values (${buyer.id}, 'withdrawals.create', ${key}, 'old', '{}', ${fixtures.clock.now()})`;
  const call = createCallHandler({ ...fixtures.services, db: purgedInBetween(fixtures.db) });
  await expectStatus(call("withdrawals.create", handlers["withdrawals.create"], buyer, input, { key }), 409);
  expect(await fixtures.db`select 1 from withdrawal where member_id = ${buyer.id}`).toHaveLength(0);
  expect(await fixtures.db`select 1 from idempotency where key = ${key}`).toHaveLength(0);
});

test("a repeated payment does not reset the count of wrong fund passwords", async () => {
  const buyer = await addBuyer(fixtures);
  const thing = await addProduct(fixtures, (await addShop(fixtures)).shopId);
  const input = payInput(await placeOrder(fixtures, buyer, cart(thing)));
  const key = randomUUID();
  const paid = await fixtures.call(buyer, "payments.payWithBalance", input, key);
  await fixtures.db`update member set fund_tries = 4 where id = ${buyer.id}`;
  const again = await fixtures.call(buyer, "payments.payWithBalance", input, key);
  expect(again).toEqual({ data: paid.data, replayed: true });
  expect(await fixtures.db`select fund_tries from member where id = ${buyer.id}`).toEqual([
    { fund_tries: 4 },
  ]);
});
