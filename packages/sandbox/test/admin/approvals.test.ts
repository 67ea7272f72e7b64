import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { brokenInvariants } from "../../src/db/ledger/invariants";
import { balancesOf } from "../../src/db/ledger/post";
import { DAY } from "../../src/domain/durations";
import { handlers } from "../../src/features/index";
import { sandboxAddress } from "../../src/features/wallet/sandbox-address";
import type { Viewer } from "../../src/kernel/handler";
import { createCallHandler } from "../support/call-handler";
import { addMember } from "../support/members";
import { newTxid } from "../support/new-txid";
import { type AdminFixtures, createAdminFixtures, type OperatorName, TOKENS } from "./fixtures";

const UNIT = 1_000_000n;
const LARGE = "10000.01";

let fixtures: AdminFixtures;
let member: Viewer;
beforeAll(async () => {
  fixtures = await createAdminFixtures();
});
afterAll(() => fixtures.close());
beforeEach(async () => {
  member = await addMember(fixtures.db, { fundPassword: "fund-secret", money: 20_000n * UNIT });
});
afterEach(async () => expect(await brokenInvariants(fixtures.db)).toEqual([]));

const money = async () => (await balancesOf(fixtures.db, member.id)).money;
const as = (operator: OperatorName) => (path: string, fields: Record<string, string | number>) =>
  fixtures.act(path, fields, operator);
const [mira, jonas] = [as("Mira"), as("Jonas")];
const done = (result: unknown = null) => ({ ok: true, status: 200, result });
const KEPT = done({ waits_for: "second_operator" });
const decisionsOf = async (id: number | string) =>
  (
    await fixtures.db<{ event: string; actor: string; reason: string }[]>`
      select event, actor, reason from decision where subject_id = ${`${id}`} order by id`
  ).map(({ event, actor, reason }) => `${actor}: ${event} ${reason}`.trim());

describe("an adjustment", () => {
  const small = () => ({ id: member.id, amount: "12.5", reason: "A complaint" });

  test("is a journal with who made it and why, and a row in the member's transactions", async () => {
    expect(await mira("members/credit", small())).toEqual(done());
    expect(await jonas("members/debit", { ...small(), amount: "2.5" })).toEqual(done());
    expect(await money()).toBe(20_010n * UNIT);
    const rows = await fixtures.db`
      select kind, actors, reason from adjustment join journal on ref = journal_ref where member_id = ${member.id} order by adjustment.id`;
    expect(rows).toEqual([
      { kind: "adjustment", actors: "Mira", reason: "A complaint" },
      { kind: "adjustment", actors: "Jonas", reason: "A complaint" },
    ]);
    expect(await decisionsOf(member.id)).toEqual(["Mira: credit A complaint", "Jonas: debit A complaint"]);
    const list = createCallHandler(fixtures.services);
    const log = await list("account.transactions", handlers["account.transactions"], member, {
      type: "adjustment",
    });
    expect(log.data.slice(0, 2).map((row) => row.money)).toEqual(["-2.500000", "12.500000"]);
  });

  test("never takes more than there is, and names member, amount and reason", async () => {
    const much = { ...small(), amount: "9999" };
    expect(await mira("members/debit", much)).toEqual(done());
    fixtures.clock.advance(DAY);
    expect(await mira("members/debit", much)).toEqual(done());
    fixtures.clock.advance(DAY);
    expect(await mira("members/debit", much)).toMatchObject({ status: 409, error: "insufficient_balance" });
    expect(await money()).toBe(2n * UNIT);
    expect(await mira("members/credit", { ...small(), reason: "" })).toMatchObject({
      status: 422,
      field: "reason",
    });
    expect(await mira("members/credit", { ...small(), amount: "-1" })).toMatchObject({ status: 422 });
    expect(await mira("members/credit", { ...small(), id: 1 })).toMatchObject({ status: 404 });
  });

  test("above the limit takes a second operator who agrees to the same", async () => {
    const large = { ...small(), amount: LARGE };
    expect(await mira("members/credit", large)).toEqual(KEPT);
    expect(await mira("members/credit", large)).toMatchObject({ status: 409, error: "same_operator" });
    expect(await money()).toBe(20_000n * UNIT);
    expect(await fixtures.read("approvals")).toMatchObject([{ actor: "Mira", amount: "10000.010000" }]);

    // Another amount is another decision.
    expect(await jonas("members/credit", { ...large, amount: "10000.02" })).toEqual(KEPT);
    expect(await money()).toBe(20_000n * UNIT);
    expect(await jonas("members/credit", large)).toEqual(done());
    expect(await money()).toBe(30_000_010_000n);
    expect(await decisionsOf(member.id)).toEqual([
      "Mira: first approval: credit 10000.010000: A complaint",
      "Jonas: first approval: credit 10000.020000: A complaint",
      "Jonas: credit A complaint",
    ]);
    const [row] = await fixtures.db`select actors from adjustment where member_id = ${member.id}`;
    expect(row).toEqual({ actors: "Mira, Jonas" });
    const [left] = await fixtures.read<{ id: number }>("approvals");
    expect(await mira("approvals/drop", { id: left?.id ?? 0 })).toEqual(done());
    expect(await fixtures.read("approvals")).toEqual([]);
  });

  test("that can't be made is refused to the first operator", async () => {
    const large = { ...small(), amount: "20000.01" };
    expect(await mira("members/debit", large)).toMatchObject({ status: 409, error: "insufficient_balance" });
    expect(await fixtures.read("approvals")).toEqual([]);
  });

  test("is made once, however often the second approval comes at the same time", async () => {
    const large = { ...small(), amount: LARGE };
    await mira("members/credit", large);
    const [kept] = await fixtures.read<{ id: number }>("approvals");
    const id = kept?.id ?? 0;
    const answers = await Promise.all(Array.from({ length: 8 }, () => jonas("approvals/agree", { id })));
    expect(answers.filter((answer) => "result" in answer && answer.result === null)).toHaveLength(1);
    expect(await money()).toBe(30_000_010_000n);
    for (const { id: rest } of await fixtures.read<{ id: number }>("approvals")) {
      await mira("approvals/drop", { id: rest });
    }
  });
});

describe("a reversal", () => {
  const refOf = async () =>
    (
      await fixtures.db<
        { ref: string }[]
      >`select journal_ref as ref from adjustment where member_id = ${member.id}`
    )[0]?.ref ?? "";

  test("takes a journal back, once, with who and why", async () => {
    await mira("members/credit", { id: member.id, amount: "5", reason: "Wrong member" });
    const ref = await refOf();
    expect(await jonas("ledger/reverse", { ref, reason: "Typing error" })).toEqual(done());
    expect(await money()).toBe(20_000n * UNIT);
    expect(await jonas("ledger/reverse", { ref, reason: "Again" })).toMatchObject({
      status: 409,
      error: "bad_state",
    });
    expect(await jonas("ledger/reverse", { ref: `reversal:${ref}`, reason: "Back" })).toMatchObject({
      status: 404,
    });
    const [reversal, adjustment] = await fixtures.read("ledger");
    expect(reversal).toMatchObject({
      ref: `reversal:${ref}`,
      amount: "5.000000",
      actors: "Jonas",
      reason: "Typing error",
    });
    expect(adjustment).toMatchObject({ ref, kind: "adjustment", actors: "Mira", reason: "Wrong member" });
  });

  test("never leaves less than nothing", async () => {
    await mira("members/credit", { id: member.id, amount: "5", reason: "Wrong member" });
    for (const amount of ["9999", "9999", "5"]) {
      fixtures.clock.advance(DAY);
      await mira("members/debit", { id: member.id, amount, reason: "Spent" });
    }
    expect(await mira("ledger/reverse", { ref: await refOf(), reason: "Late" })).toMatchObject({
      error: "insufficient_balance",
    });
  });

  test("is not for what an order or a withdrawal holds", async () => {
    const { order_no } = await withdraw("20");
    const ref = `withdraw:${order_no}`;
    expect(await mira("ledger/reverse", { ref, reason: "No" })).toMatchObject({
      status: 409,
      error: "bad_state",
    });
    expect(await mira("ledger/reverse", { ref: "nothing:1", reason: "No" })).toMatchObject({ status: 404 });
  });
});

async function withdraw(amount: string) {
  const call = createCallHandler(fixtures.services);
  const asked = { coin: "USDT", network: "TRC20", amount };
  const quote = await call("withdrawals.quote", handlers["withdrawals.quote"], member, asked);
  return call("withdrawals.create", handlers["withdrawals.create"], member, {
    quote_id: quote.quote_id,
    address: sandboxAddress("tron", Buffer.from("a wallet outside"), `${member.id}`),
    fund_password: "fund-secret",
    expect_fee: quote.fee,
    expect_received: quote.received,
    ack_irreversible: 1,
  });
}

describe("two operators also decide", () => {
  test("on a large withdrawal", async () => {
    await fixtures.db`update network set withdraw_max = 50000000000 where coin = 'USDT'`;
    const { id } = await withdraw("10001");
    fixtures.clock.advance(2 * DAY);
    await fixtures.db`update network set rate_until = null`;
    const status = async () =>
      (await fixtures.db<{ status: string }[]>`select status from withdrawal where id = ${id}`)[0]?.status;
    expect(await mira("withdrawals/approve", { id })).toEqual(KEPT);
    expect(await status()).toBe("pending");
    const [kept] = await fixtures.read<{ id: number }>("approvals");
    expect(await mira("approvals/agree", { id: kept?.id ?? 0 })).toMatchObject({ error: "same_operator" });
    expect(await jonas("approvals/agree", { id: kept?.id ?? 0 })).toEqual(done());
    expect(await status()).toBe("approved");
    expect((await decisionsOf(id)).at(-1)).toBe("Jonas: approve");
  });

  test("that a large withdrawal failed after it was sent: its coins may be gone, and its amount would be back", async () => {
    await fixtures.db`update network set withdraw_max = 50000000000, rate_until = null where coin = 'USDT'`;
    const { id } = await withdraw("10001");
    fixtures.clock.advance(2 * DAY);
    await mira("withdrawals/approve", { id });
    expect(await jonas("withdrawals/approve", { id })).toEqual(done());
    const failed = { id, reason: "The network lost it." };
    expect(await mira("withdrawals/broadcast", { id, txid: newTxid() })).toEqual(done());
    expect(await mira("withdrawals/fail", failed)).toEqual(KEPT);
    expect(await mira("withdrawals/fail", failed)).toMatchObject({ error: "same_operator" });
    expect(await money()).toBe(9_999n * UNIT);
    expect(await jonas("withdrawals/fail", failed)).toEqual(done());
    expect(await money()).toBe(20_000n * UNIT);
  });

  test("but one is enough for a withdrawal that was not sent, or is small", async () => {
    await fixtures.db`update network set withdraw_max = 50000000000, rate_until = null where coin = 'USDT'`;
    const [large, small] = [await withdraw("10001"), await withdraw("20")];
    fixtures.clock.advance(2 * DAY);
    await mira("withdrawals/approve", { id: large.id });
    expect(await jonas("withdrawals/approve", { id: large.id })).toEqual(done());
    expect(await mira("withdrawals/fail", { id: large.id, reason: "Not sent" })).toEqual(done());
    expect(await mira("withdrawals/approve", { id: small.id })).toEqual(done());
    expect(await mira("withdrawals/broadcast", { id: small.id, txid: newTxid() })).toEqual(done());
    expect(await mira("withdrawals/fail", { id: small.id, reason: "Lost" })).toEqual(done());
    expect(await money()).toBe(20_000n * UNIT);
  });

  test("on the credit of a large recharge, with the very amount", async () => {
    const call = createCallHandler(fixtures.services);
    const coins = { coin: "USDT", network: "TRC20" };
    await fixtures.db`update network set rate_until = null`;
    const { id } = await call("recharges.create", handlers["recharges.create"], member, {
      ...coins,
      amount: "12000",
    });
    const txid = "ab".repeat(32);
    await call("recharges.submitProof", handlers["recharges.submitProof"], member, {
      id,
      amount: "12000",
      txid,
    });
    expect(await mira("recharges/confirm", { id, amount_received: "12000" })).toEqual(KEPT);
    expect(await jonas("recharges/confirm", { id, amount_received: "12001" })).toEqual(KEPT);
    expect(await jonas("recharges/confirm", { id, amount_received: "12000" })).toEqual(done());
    expect(await money()).toBe(32_000n * UNIT);
  });
});

describe("the credit of a large recharge that names a transaction", () => {
  beforeAll(() => fixtures.db`update network set rate_until = null`);
  const hash = (digit: string) => digit.repeat(64);
  /** A recharge of 12,000 USDT, with a transaction or a picture as its proof. */
  async function submitted(proof: { txid: string }) {
    const call = createCallHandler(fixtures.services);
    const asked = { coin: "USDT", network: "TRC20", amount: "12000" };
    const { id } = await call("recharges.create", handlers["recharges.create"], member, asked);
    await prove(id, proof);
    return id;
  }
  const prove = (id: number, proof: { txid: string }) =>
    createCallHandler(fixtures.services)("recharges.submitProof", handlers["recharges.submitProof"], member, {
      id,
      amount: "12000",
      ...proof,
    });
  const confirm = (operator: typeof mira, id: number, more: { txid?: string } = {}) =>
    operator("recharges/confirm", { id, amount_received: "12000", ...more });
  const dropAll = async () => {
    for (const { id } of await fixtures.read<{ id: number }>("approvals"))
      await mira("approvals/drop", { id });
  };
  afterEach(dropAll);

  test("is agreed to with that transaction alone", async () => {
    const id = await submitted({ txid: hash("1") });
    expect(await confirm(mira, id, { txid: hash("2") })).toEqual(KEPT);
    expect(await confirm(jonas, id, { txid: hash("3") })).toEqual(KEPT);
    // The one that the member named is another one, too.
    expect(await confirm(jonas, id)).toEqual(KEPT);
    expect(await money()).toBe(20_000n * UNIT);
    expect(await confirm(jonas, id, { txid: hash("2") })).toEqual(done());
    expect(await money()).toBe(32_000n * UNIT);
    const [row] = await fixtures.db`select txid from recharge where id = ${id}`;
    expect(row).toEqual({ txid: hash("2") });
  });

  test("is refused to the first operator when the transaction is another's", async () => {
    const owner = await submitted({ txid: hash("4") });
    await confirm(mira, owner);
    expect(await confirm(jonas, owner)).toEqual(done());
    const id = await submitted({ txid: hash("5") });
    expect(await confirm(mira, id, { txid: hash("4") })).toMatchObject({ status: 409, error: "txid_used" });
    expect(await fixtures.read("approvals")).toEqual([]);
  });

  test("is denied to the second when the transaction was claimed by another in the meantime", async () => {
    const [id, other] = [await submitted({ txid: hash("6") }), await submitted({ txid: hash("7") })];
    expect(await confirm(mira, id, { txid: hash("8") })).toEqual(KEPT);
    await confirm(mira, other, { txid: hash("8") });
    expect(await confirm(jonas, other, { txid: hash("8") })).toEqual(done());
    expect(await confirm(jonas, id, { txid: hash("8") })).toMatchObject({ error: "txid_used" });
    expect(await money()).toBe(32_000n * UNIT);
  });

  test("is not agreed to when another transaction was seen since the first approval", async () => {
    const id = await submitted({ txid: hash("9") });
    expect(await confirm(mira, id)).toEqual(KEPT);
    expect(await mira("recharges/see", { id, txid: hash("a") })).toEqual(done());
    expect(await confirm(jonas, id)).toEqual(KEPT);
    expect(await money()).toBe(20_000n * UNIT);
    expect(await confirm(mira, id)).toEqual(done());
    expect(await money()).toBe(32_000n * UNIT);
  });

  test("needs approval again after a rejection and a new proof", async () => {
    const id = await submitted({ txid: hash("b") });
    expect(await confirm(mira, id)).toEqual(KEPT);
    expect(await jonas("recharges/reject", { id, reason: "Not found" })).toEqual(done());
    await prove(id, { txid: hash("b") });
    expect(await confirm(jonas, id)).toEqual(KEPT);
    expect(await money()).toBe(20_000n * UNIT);
  });
});

describe("many small decisions", () => {
  const credit = (operator: typeof mira, id: number, amount: string) =>
    operator("members/credit", { id, amount, reason: "A complaint" });
  const newMember = async () => (await addMember(fixtures.db)).id;
  beforeEach(async () => {
    await fixtures.db`delete from approval`;
    fixtures.clock.advance(2 * DAY);
  });

  test("about one member are one large decision, whoever makes them", async () => {
    expect(await credit(mira, member.id, "6000")).toEqual(done());
    expect(await credit(mira, member.id, "4000.01")).toEqual(KEPT);
    expect(await credit(jonas, member.id, "4000.02")).toEqual(KEPT);
    expect(await credit(jonas, member.id, "4000")).toEqual(done());
    expect(await money()).toBe(30_000n * UNIT);
    // What two have agreed to counts for neither.
    expect(await credit(jonas, member.id, "4000.01")).toEqual(done());
    fixtures.clock.advance(DAY);
    expect(await credit(mira, member.id, "10000")).toEqual(done());
  });

  test("count credits, withdrawals and refunds of one member together", async () => {
    const { id } = await withdraw("100");
    fixtures.clock.advance(2 * DAY);
    await fixtures.db`update network set rate_until = null`;
    expect(await credit(mira, member.id, "9950")).toEqual(done());
    expect(await mira("withdrawals/approve", { id })).toEqual(KEPT);
    expect(await jonas("withdrawals/approve", { id })).toEqual(done());
  });

  test("by one operator about many members take a second one in the end", async () => {
    for (let n = 0; n < 5; n++) expect(await credit(mira, await newMember(), "10000")).toEqual(done());
    expect(await credit(mira, await newMember(), "0.01")).toEqual(KEPT);
    expect(await credit(jonas, await newMember(), "10000")).toEqual(done());
  });

  test("at the same time don't miss each other", async () => {
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, n) => credit(mira, member.id, `${9_000 + n}`)),
    );
    expect(answers.filter((answer) => "result" in answer && answer.result === null)).toHaveLength(1);
  });
});

describe("a rate", () => {
  const set = (operator: typeof mira, rate: string) => operator("rates/set", { coin: "BTC", rate });
  const rateOf = async () =>
    (await fixtures.db<{ rate: bigint }[]>`select distinct rate from network where coin = 'BTC'`)[0]?.rate;
  beforeEach(async () => {
    await fixtures.db`delete from approval`;
    await fixtures.db`update network set rate = 91250000000, reference_rate = 91250000000, rate_until = null where coin = 'BTC'`;
  });

  test("is moved far by two operators alone", async () => {
    expect(await set(mira, "100")).toEqual(KEPT);
    expect(await rateOf()).toBe(91_250n * UNIT);
    expect(await set(mira, "100")).toMatchObject({ error: "same_operator" });
    expect(await set(mira, "91250000")).toEqual(KEPT);
    expect(await set(jonas, "100")).toEqual(done());
    expect(await rateOf()).toBe(100n * UNIT);
    // From there on is measured.
    expect(await set(mira, "105")).toEqual(done());
    expect(await set(mira, "91250")).toEqual(KEPT);
  });

  test("is not moved far by one operator in small steps either", async () => {
    expect(await set(mira, "87000")).toEqual(done());
    expect(await set(mira, "86687.5")).toEqual(done());
    expect(await set(mira, "86687.49")).toEqual(KEPT);
    expect(await set(mira, "83000")).toEqual(KEPT);
    expect(await rateOf()).toBe(86_687_500_000n);
  });

  test("that a coin never had takes two", async () => {
    await fixtures.db`update network set rate = null, reference_rate = null where coin = 'BTC'`;
    expect(await set(mira, "91250")).toEqual(KEPT);
    expect(await set(jonas, "91250")).toEqual(done());
  });

  test("of one operator lowers no withdrawal below the limit: the coins that leave are weighed at the reference", async () => {
    await fixtures.db`update network set withdraw_max = 50000000000 where coin = 'BTC'`;
    expect(await set(mira, "86700")).toEqual(done());
    const call = createCallHandler(fixtures.services);
    const asked = { coin: "BTC", network: "Bitcoin", amount: "9800" };
    const quote = await call("withdrawals.quote", handlers["withdrawals.quote"], member, asked);
    const { id } = await call("withdrawals.create", handlers["withdrawals.create"], member, {
      quote_id: quote.quote_id,
      address: sandboxAddress("bitcoin", Buffer.from("a wallet outside"), `${member.id}`),
      fund_password: "fund-secret",
      expect_fee: quote.fee,
      expect_received: quote.received,
      ack_irreversible: 1,
    });
    fixtures.clock.advance(2 * DAY);
    expect(await mira("withdrawals/approve", { id })).toEqual(KEPT);
    const [kept] = await fixtures.read<{ amount: string }>("approvals");
    // (9,800 − 8 − 0.1 %) / 86,700 BTC, at 91,250.
    expect(Number(kept?.amount)).toBeGreaterThan(10_290);
    expect(await jonas("withdrawals/approve", { id })).toEqual(done());
  });
});

test("an operator is who holds the token, in programs and in browsers; names that a request says prove nothing", async () => {
  const freeze = { method: "POST", body: JSON.stringify({ id: member.id, reason: "Stolen" }) };
  const headers = {
    "content-type": "application/json",
    "x-operator": "Jonas",
    cookie: "sandbox-operator-4020=Jonas",
  };
  expect((await fixtures.sendAs("Mira", "/api/members/freeze", { ...freeze, headers })).status).toBe(200);
  expect(await decisionsOf(member.id)).toEqual(["Mira: freeze Stolen"]);

  const opened = await fixtures.browse(`/approvals?token=${TOKENS.Jonas}`);
  expect(opened.status).toBe(303);
  const cookie = (opened.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
  expect(await (await fixtures.browse("/members", cookie)).text()).toContain(
    'href="/_dev/approvals">Jonas</a>',
  );
});

test("stores and members are stopped and let go by name", async () => {
  expect(await mira("members/freeze", { id: member.id, reason: "Stolen" })).toEqual(done());
  expect(await jonas("members/unfreeze", { id: member.id, reason: "Returned" })).toEqual(done());
  expect(await jonas("members/unfreeze", { id: member.id, reason: "Again" })).toMatchObject({
    error: "bad_state",
  });
  expect(await decisionsOf(member.id)).toEqual(["Mira: freeze Stolen", "Jonas: unfreeze Returned"]);
});
