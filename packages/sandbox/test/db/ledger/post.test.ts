import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { brokenInvariants } from "../../../src/db/ledger/invariants";
import { balancesOf, move, post } from "../../../src/db/ledger/post";
import { BusinessError } from "../../../src/domain/errors";
import { available, clearing, escrow, hold } from "../../../src/domain/ledger/accounts";
import { createTestDatabase, type TestDatabase } from "../../support/database";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const now = 1_795_175_706;
const outside = clearing("USDT", "TRC20");
let events = 0;
const fund = (memberId: number, amount: bigint) =>
  database.db.begin((tx) =>
    post(tx, {
      ref: `fund:${++events}`,
      kind: "recharge",
      now,
      postings: move(outside, available(memberId), amount),
    }),
  );

describe("booking an event", () => {
  test("moves the money and keeps the books even", async () => {
    await fund(1, 5_000_000n);
    await database.db.begin((tx) =>
      post(tx, { ref: "pay:1", kind: "pay", now, postings: move(available(1), escrow("none"), 2_000_000n) }),
    );
    expect(await balancesOf(database.db, 1)).toEqual({ money: 3_000_000n, holdMoney: 0n });
    const rules = (await brokenInvariants(database.db)).map(({ rule, subject }) => `${rule}: ${subject}`);
    // An escrow without an order is what is wrong here, and that the journals were booked for nothing.
    expect(rules).toEqual([
      "a journal has its cause: fund:1",
      "a journal has its cause: pay:1",
      "escrow is the paid order: escrow:none",
    ]);
  });

  test("refuses what is not covered, without effect", async () => {
    await fund(2, 100n);
    const attempt = database.db.begin((tx) =>
      post(tx, { ref: "too-much", kind: "pay", now, postings: move(available(2), hold(2), 101n) }),
    );
    await expect(attempt).rejects.toThrow(new BusinessError("insufficient_balance"));
    expect(await balancesOf(database.db, 2)).toEqual({ money: 100n, holdMoney: 0n });
  });

  test("refuses the same event twice, and a journal that is not even", async () => {
    const twice = () =>
      database.db.begin((tx) =>
        post(tx, { ref: "twice", kind: "recharge", now, postings: move(outside, available(3), 7n) }),
      );
    await twice();
    await expect(twice()).rejects.toThrow("booked before");
    const uneven = database.db.begin((tx) =>
      post(tx, { ref: "uneven", kind: "x", now, postings: [{ account: available(3), amount: 1n }] }),
    );
    await expect(uneven).rejects.toThrow("does not sum to zero");
    expect((await balancesOf(database.db, 3)).money).toBe(7n);
  });

  test("never loses or makes money under parallel moves in circles", async () => {
    for (const member of [11, 12, 13]) await fund(member, 1_000n);
    const moves = fc.sample(
      fc.record({
        from: fc.constantFrom(11, 12, 13),
        to: fc.constantFrom(11, 12, 13),
        amount: fc.bigInt({ min: 1n, max: 600n }),
      }),
      { numRuns: 200, seed: 7 },
    );
    const results = await Promise.allSettled(
      moves.map(({ from, to, amount }, i) =>
        database.db.begin((tx) =>
          post(tx, {
            ref: `circle:${i}`,
            kind: "x",
            now,
            postings: from === to ? [] : move(available(from), available(to), amount),
          }),
        ),
      ),
    );
    for (const result of results) {
      if (result.status === "rejected")
        expect(result.reason).toEqual(new BusinessError("insufficient_balance"));
    }
    const sum = (await Promise.all([11, 12, 13].map((id) => balancesOf(database.db, id)))).reduce(
      (total, { money }) => total + money,
      0n,
    );
    expect(sum).toBe(3_000n);
  });
});
