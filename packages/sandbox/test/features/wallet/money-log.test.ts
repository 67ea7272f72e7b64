import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Input } from "../../../src/contract/operations";
import { move, post } from "../../../src/db/ledger/post";
import { available, clearing, platform } from "../../../src/domain/ledger/accounts";
import { handlers } from "../../../src/features/index";
import { seedNetworks } from "../../../src/features/wallet/default-networks";
import { confirmRecharge } from "../../../src/features/wallet/recharge-admin";
import { wallet } from "../../../src/features/wallet/routes";
import { testServices } from "../../support/call";
import { createCallHandler } from "../../support/call-handler";
import { createTestDatabase, type TestDatabase } from "../../support/database";
import { addMember } from "../../support/members";

let database: TestDatabase;
let ask: ReturnType<typeof createCallHandler>;
beforeAll(async () => {
  database = await createTestDatabase();
  ask = createCallHandler(testServices(database.db));
  await seedNetworks(database.db, { enabled: true });
});
afterAll(() => database.close());

const now = 1_795_175_706;
const member = (money = 0n) => addMember(database.db, { money, fundPassword: "fund-secret" });
type Member = Awaited<ReturnType<typeof member>>;
const log = (viewer: Member, input: Input<"account.transactions"> = {}, language: "en" | "de" = "en") =>
  ask("account.transactions", wallet["account.transactions"], viewer, input, { language });
/** Money in (positive) or out, for any cause. */
const book = (viewer: Member, ref: string, amount: bigint) =>
  database.db.begin((tx) =>
    post(tx, {
      ref,
      kind: "test",
      now,
      postings: move(clearing("USDT", "test"), available(viewer.id), amount),
    }),
  );

test("says what came and went, why, and what it is about", async () => {
  const viewer = await member();
  const top = { coin: "USDT", network: "TRC20", amount: "50" };
  const { id, order_no } = await ask("recharges.create", handlers["recharges.create"], viewer, top);
  const txid = "ef".repeat(32);
  await ask("recharges.submitProof", handlers["recharges.submitProof"], viewer, { id, amount: "50", txid });
  await database.db.begin((tx) => confirmRecharge(tx, id, 50_000_000n, now));
  const { fee, received, quote_id } = await ask("withdrawals.quote", handlers["withdrawals.quote"], viewer, {
    ...top,
    amount: "20",
  });
  const out = await ask("withdrawals.create", handlers["withdrawals.create"], viewer, {
    quote_id,
    address: "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t",
    fund_password: "fund-secret",
    expect_fee: fee,
    expect_received: received,
    ack_irreversible: true,
  });
  await ask("withdrawals.cancel", handlers["withdrawals.cancel"], viewer, { id: out.id });

  const { data, total } = await log(viewer);
  expect(total).toBe(3);
  const withdrawal = { type: "withdrawal", id: out.id, no: "" };
  expect(data.map(({ id: _, createtime: __, ...row }) => row)).toEqual([
    {
      type: "withdrawal_return",
      money: "20.000000",
      before: "30.000000",
      after: "50.000000",
      currency: "USDT",
      ref: withdrawal,
      memo: `Withdrawal ${out.order_no} returned`,
    },
    {
      type: "withdrawal",
      money: "-20.000000",
      before: "50.000000",
      after: "30.000000",
      currency: "USDT",
      ref: withdrawal,
      memo: `Withdrawal ${out.order_no}`,
    },
    {
      type: "recharge",
      money: "50.000000",
      before: "0.000000",
      after: "50.000000",
      currency: "USDT",
      ref: { type: "recharge", id, no: "" },
      memo: `Top-up ${order_no}`,
    },
  ]);
  const [german] = (await log(viewer, { limit: 1 }, "de")).data;
  expect(german?.memo).toContain(out.order_no);
  expect(german?.memo).not.toBe(data[0]?.memo);
});

test("knows every cause by the journal's name, and calls the rest an adjustment", async () => {
  const viewer = await member();
  const causes = [
    ["settle:O1", "settlement", "order"],
    ["pay-over:P1:ab", "overpayment", "pay"],
    ["pay-late:P2:cd", "overpayment", "pay"],
    ["refund:O2", "refund", "order"],
    ["seed:start", "adjustment", ""],
    ["pay:O3", "payment", "order"],
  ] as const;
  for (const [ref] of causes) await book(viewer, ref, ref.startsWith("pay:") ? -1n : 1n);
  const { data } = await log(viewer);
  const seen = data.map(({ type, ref }) => [type, ref?.type, ref?.no]).reverse();
  expect(seen).toEqual(causes.map(([ref, type, about]) => [type, about, about && ref.split(":")[1]]));
  for (const type of ["overpayment", "refund", "adjustment", "recharge"] as const) {
    const rows = await log(viewer, { type });
    expect(rows.total).toBe(causes.filter((cause) => cause[1] === type).length);
    expect(rows.data.every((row) => row.type === type)).toBe(true);
  }
});

test("is one unbroken chain, however many bookings came at once, on every page", async () => {
  const amount = fc.bigInt({ min: -5n, max: 9n }).filter((value) => value !== 0n);
  const amounts =
    fc.sample(fc.array(amount, { minLength: 60, maxLength: 60 }), { numRuns: 1, seed: 7 })[0] ?? [];
  const viewer = await member(1_000n);
  await Promise.all(amounts.map((value, i) => book(viewer, `test:${viewer.id}:${i}`, value)));
  const pages = await Promise.all([1, 2, 3, 4].map((page) => log(viewer, { page, limit: 20 })));
  const rows = pages.flatMap(({ data }) => data);
  expect(rows).toHaveLength(61);
  expect(rows.slice(0, -1).map(({ before }) => before)).toEqual(rows.slice(1).map(({ after }) => after));
  expect(rows.at(-1)?.before).toBe("0.000000");
});

test("contains only the member's own", async () => {
  const [viewer, other] = [await member(), await member(5n)];
  await database.db.begin((tx) =>
    post(tx, { ref: "fee:1", kind: "test", now, postings: move(available(other.id), platform("fee"), 1n) }),
  );
  expect(await log(viewer)).toMatchObject({ total: 0, data: [] });
  expect((await log(other)).total).toBe(2);
});

test("shows a period: from a time on, and up to another one", async () => {
  const viewer = await member();
  for (const [at, day] of [1, 2, 3].entries()) {
    await database.db.begin((tx) =>
      post(tx, {
        ref: `pay:period-${viewer.id}-${at}`,
        kind: "test",
        now: now + day,
        postings: move(clearing("USDT", "test"), available(viewer.id), BigInt(day)),
      }),
    );
  }
  const times = async (input: Input<"account.transactions">) => {
    const { data, total } = await log(viewer, input);
    expect(total).toBe(data.length);
    return data.map(({ createtime }) => Number(createtime) - now);
  };
  expect(await times({})).toEqual([3, 2, 1]);
  expect(await times({ from: now + 2 })).toEqual([3, 2]);
  expect(await times({ to: now + 3 })).toEqual([2, 1]);
  expect(await times({ from: now + 2, to: now + 3, type: "payment" })).toEqual([2]);
  expect(await times({ from: now + 4 })).toEqual([]);
});
