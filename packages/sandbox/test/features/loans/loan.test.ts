import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Input } from "../../../src/contract/operations";
import type { Tx } from "../../../src/db/connect";
import { brokenInvariants } from "../../../src/db/ledger/invariants";
import { balancesOf } from "../../../src/db/ledger/post";
import { handlers } from "../../../src/features/index";
import { approveLoan, rejectLoan, takeLoan } from "../../../src/features/loans/admin";
import { costOf, termsHtml } from "../../../src/features/loans/terms";
import { LANGUAGES } from "../../../src/i18n/languages";
import { DEMO_SETTINGS } from "../../../src/kernel/settings";
import { testServices } from "../../support/call";
import { createCallHandler } from "../../support/call-handler";
import { createTestDatabase, type TestDatabase } from "../../support/database";
import { expectError, expectStatus } from "../../support/errors";
import { addMember } from "../../support/members";

let database: TestDatabase;
let ask: ReturnType<typeof createCallHandler>;
let askWithout: ReturnType<typeof createCallHandler>;
beforeAll(async () => {
  database = await createTestDatabase();
  ask = createCallHandler(testServices(database.db, { settings: { loan: DEMO_SETTINGS.loan } }));
  askWithout = createCallHandler(testServices(database.db));
});
afterAll(async () => {
  expect(await brokenInvariants(database.db)).toEqual([]);
  await database.close();
});

const now = 1_795_175_706;
const member = () => addMember(database.db);
type Member = Awaited<ReturnType<typeof member>>;
const wish = { amount: "500.00", term_days: 30, agree: "demo-1" };
const apply = (viewer: Member, input: Partial<Input<"loans.apply">> = {}, key: string = randomUUID()) =>
  ask("loans.apply", handlers["loans.apply"], viewer, { ...wish, ...input }, { key });
const list = (viewer: Member) => ask("loans.list", handlers["loans.list"], viewer, {});
const asAdmin = (work: (tx: Tx) => Promise<void>) => database.db.begin(work);

describe("what is offered", () => {
  test("is nothing without a lender", async () => {
    const viewer = await member();
    const offer = await askWithout("loans.terms", handlers["loans.terms"], viewer, {});
    expect(offer).toMatchObject({ enabled: false, terms: [], can_apply: false });
    expect(offer.blocked_reason).not.toBe("");
    await expectError(askWithout("loans.apply", handlers["loans.apply"], viewer, wish), "loan_disabled");
  });

  test("names lender, rate with all costs, and a worked example", async () => {
    const offer = await ask("loans.terms", handlers["loans.terms"], await member(), {});
    expect(offer).toMatchObject({
      enabled: true,
      terms_version: "demo-1",
      can_apply: true,
      blocked_reason: "",
    });
    expect(offer.warning).toBe("Borrowing money costs money.");
    expect(offer.terms_html).toMatch(/^<p>These terms belong to a demonstration: .+<\/p>$/);
    // 100 for 30 days: interest 1.479…, fee 1; 18 % and the fee twelve times a year.
    expect(offer.terms[0]).toEqual({
      term_days: 30,
      min: "100.00",
      max: "2000.00",
      apr: "0.301667",
      fee: "2.48",
      example:
        "Borrow 100.00 USDT for 30 days: it costs 2.48, and you repay 102.48 in one payment. APR 30.17%.",
    });
  });

  test("comes with the terms in every language, which bring no elements of their own", () => {
    const { loan: lender } = DEMO_SETTINGS;
    if (!lender) throw new Error("the demonstration has no lender");
    for (const language of LANGUAGES) {
      expect(termsHtml(lender, language).match(/<p>[^<]+<\/p>/g)).toHaveLength(5);
    }
    const termsText = { ...lender.termsText, en: "a < b & c\n<b>d" };
    expect(termsHtml({ ...lender, termsText }, "en")).toBe("<p>a &lt; b &amp; c</p><p>&lt;b>d</p>");
  });

  test("never states less than it costs", () => {
    const term = fc.record({
      termDays: fc.integer({ min: 1, max: 3_660 }),
      aprPpm: fc.integer({ min: 0, max: 2_000_000 }),
      feePpm: fc.integer({ min: 0, max: 200_000 }),
    });
    fc.assert(
      fc.property(term, fc.bigInt({ min: 1n, max: 10n ** 14n }), (rates, amount) => {
        const { fee, aprPpm } = costOf({ ...rates, min: 0n, max: 0n }, amount);
        const year = 365n * 1_000_000n;
        const exact = amount * (BigInt(rates.aprPpm) * BigInt(rates.termDays) + BigInt(rates.feePpm) * 365n);
        expect(fee * year).toBeGreaterThanOrEqual(exact);
        expect(fee % 10_000n).toBe(0n);
        expect(fee * year - exact).toBeLessThan(10_002n * year);
        expect(BigInt(aprPpm) * BigInt(rates.termDays) * amount).toBeGreaterThanOrEqual(exact);
      }),
    );
  });
});

describe("an application", () => {
  test("keeps the terms as they were accepted, once for a key", async () => {
    const viewer = await member();
    const key = randomUUID();
    const made = await apply(viewer, { purpose: "Stock" }, key);
    expect(made).toMatchObject({
      amount: "500.00",
      fee: "12.40",
      apr: "0.301667",
      status: "submitted",
      purpose: "Stock",
      terms_version: "demo-1",
    });
    expect(await apply(viewer, { purpose: "Stock" }, key)).toEqual(made);
    expect(await list(viewer)).toMatchObject({ total: 1, data: [made] });
    expect(await list(await member())).toMatchObject({ total: 0, data: [] });
  });

  test("is refused for other terms and amounts", async () => {
    const viewer = await member();
    expect(await expectError(apply(viewer, { agree: "demo-0" }), "terms_changed")).toEqual({
      terms_version: "demo-1",
    });
    const range = { field: "amount", min: "100.00", max: "2000.00" };
    expect(await expectError(apply(viewer, { amount: "99.99" }), "amount_range")).toEqual(range);
    expect(await expectError(apply(viewer, { amount: "2000.01" }), "amount_range")).toEqual(range);
    expect(await expectError(apply(viewer, { term_days: 31 }), "amount_range")).toEqual({
      field: "term_days",
    });
    await expectStatus(apply(viewer, { amount: "100.001" }), 422);
    expect((await list(viewer)).total).toBe(0);
  });

  test("is one at a time, also in parallel", async () => {
    const viewer = await member();
    const attempts = await Promise.allSettled(Array.from({ length: 6 }, () => apply(viewer)));
    expect(attempts.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const [open] = (await list(viewer)).data;
    expect(await expectError(apply(viewer), "open_application")).toEqual({ id: open?.id });
    const offer = await ask("loans.terms", handlers["loans.terms"], viewer, {});
    expect(offer.can_apply).toBe(false);
    expect(offer.blocked_reason).not.toBe("");
  });
});

describe("the lender", () => {
  test("decides after looking at it, and no money moves here", async () => {
    const viewer = await member();
    const { id } = await apply(viewer);
    await expectError(
      asAdmin((tx) => approveLoan(tx, id, now)),
      "bad_state",
    );
    await asAdmin((tx) => takeLoan(tx, id, now));
    await asAdmin((tx) => approveLoan(tx, id, now));
    expect((await list(viewer)).data[0]).toMatchObject({ status: "approved", reason: "" });
    expect(await balancesOf(database.db, viewer.id)).toEqual({ money: 0n, holdMoney: 0n });
    const [message] = await database.db`select template from message where member_id = ${viewer.id}`;
    expect(message).toEqual({ template: "loan_approved" });
  });

  test("says why not, and leaves the way open for another", async () => {
    const viewer = await member();
    const { id } = await apply(viewer);
    await asAdmin((tx) => takeLoan(tx, id, now));
    await asAdmin((tx) => rejectLoan(tx, id, "Too few sales.", now));
    expect((await list(viewer)).data[0]).toMatchObject({ status: "rejected", reason: "Too few sales." });
    await expectError(
      asAdmin((tx) => rejectLoan(tx, id, "Again.", now)),
      "bad_state",
    );
    expect((await apply(viewer)).status).toBe("submitted");
  });
});
