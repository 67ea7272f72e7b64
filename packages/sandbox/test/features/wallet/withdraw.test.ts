import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { DAY, HOUR } from "../../../src/domain/durations";
import { handlers } from "../../../src/features/index";
import { forgetQuotes } from "../../../src/features/wallet/jobs";
import { testServices } from "../../support/call";
import { createCallHandler } from "../../support/call-handler";
import { expectError, expectStatus } from "../../support/errors";
import { addMember } from "../../support/members";
import {
  ask,
  balances,
  cancel,
  create,
  database,
  FUND,
  ownAddress,
  quote,
  quoteAll,
  rich,
  services,
  signed,
  TRON,
  UNIT,
  untouched,
  withdrawing,
  withdrawn,
} from "./withdrawing";

withdrawing();

test("the methods say what it costs and what is in the way", async () => {
  const viewer = await rich();
  await withdrawn(viewer);
  const answer = await ask("withdrawals.methods", handlers["withdrawals.methods"], viewer, {});
  expect(answer).toMatchObject({
    money: "900.000000",
    hold_money: "100.000000",
    has_fund_password: 1,
    daily_left: "49900.000000",
    locked_until: 0,
  });
  expect(answer.methods.find(({ network }) => network === "TRC20")).toMatchObject({
    fee_fixed: "1.000000",
    fee_rate: "0.001000",
    step: "0.010000",
    enabled: true,
  });
  expect(answer.methods.find(({ network }) => network === "Polygon")?.enabled).toBe(false);
});

describe("a quote", () => {
  test("fixes fee and what arrives", async () => {
    const viewer = await rich();
    expect(await quote(viewer)).toMatchObject({
      amount: "100.000000",
      fee: "1.100000",
      received: "98.900000",
    });
    expect(await quote(viewer, { coin: "BTC", network: "Bitcoin", amount: "1000" })).toMatchObject({
      fee: "9.000000",
      received: "0.01086027",
      rate: "91250.000000",
    });
  });

  test("of everything keeps to steps and limits", async () => {
    expect((await quoteAll(await rich(123_456_789n))).amount).toBe("123.450000");
    expect((await quoteAll(await rich(9_000n * UNIT))).amount).toBe("5000.000000");
    expect(await expectError(quoteAll(await rich(5n * UNIT)), "insufficient_balance")).toEqual({
      money: "5.000000",
    });
  });

  test("is refused outside of them", async () => {
    const viewer = await rich();
    expect(await expectError(quote(viewer, { amount: "9.99" }), "amount_too_small")).toEqual({
      min: "10.000000",
    });
    expect(await expectError(quote(viewer, { amount: "5000.01" }), "amount_too_large")).toEqual({
      max: "5000.000000",
    });
    expect(await expectError(quote(viewer, { amount: "10.001" }), "amount_step")).toEqual({
      step: "0.010000",
    });
    expect(await expectError(quote(viewer, { amount: "1000.01" }), "insufficient_balance")).toEqual({
      money: "1000.000000",
    });
    expect(await expectError(quote(viewer, { network: "Polygon" }), "network_disabled")).toMatchObject({
      network: "Polygon",
    });
    await expectStatus(ask("withdrawals.quote", handlers["withdrawals.quote"], viewer, TRON), 422);
    await expectStatus(quote(viewer, { amount: "10.0000001" }), 422);
  });

  test("is forgotten a day after its time", async () => {
    const viewer = await rich();
    const old = await quote(viewer);
    expect(await forgetQuotes(services, old.expires_at + DAY)).toBe(0);
    expect(await forgetQuotes(services, old.expires_at + DAY + 1)).toBeGreaterThan(0);
    await expectStatus(create(viewer, signed(old)), 404);
  });
});

describe("a withdrawal", () => {
  test("holds its amount, once for a key and once for a quote", async () => {
    const viewer = await rich();
    const input = signed(await quote(viewer));
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => create(viewer, input, key)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(answers[0]).toMatchObject({
      status: "pending",
      can_cancel: true,
      fee: "1.100000",
      received: "98.900000",
    });
    expect(await balances(viewer)).toEqual({ money: 900n * UNIT, holdMoney: 100n * UNIT });
    await expectStatus(create(viewer, { ...input, fund_password: `${FUND}!` }, key), 422);
    await expectError(create(viewer, input), "quote_expired");
    const [message] = await database.db`select template from message where member_id = ${viewer.id}`;
    expect(message).toEqual({ template: "withdraw_created" });
  });

  test("never takes more than there is, however many come at once", async () => {
    const viewer = await rich(250n * UNIT);
    const quotes = await Promise.all(Array.from({ length: 8 }, () => quote(viewer)));
    const attempts = await Promise.allSettled(quotes.map((one) => create(viewer, signed(one))));
    expect(attempts.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
    expect(await balances(viewer)).toEqual({ money: 50n * UNIT, holdMoney: 200n * UNIT });
    const late = await addMember(database.db, { money: 100n * UNIT, fundPassword: FUND });
    const [first, second] = [await quote(late), await quote(late)];
    await create(late, signed(first));
    expect(await expectError(create(late, signed(second)), "insufficient_balance")).toEqual({
      money: "0.000000",
    });
  });

  test("needs the figures that were shown, in time", async () => {
    const viewer = await rich();
    const shown = await quote(viewer);
    const figures = { fee: "1.100000", received: "98.900000" };
    expect(await expectError(create(viewer, signed(shown, { expect_fee: "1" })), "quote_changed")).toEqual(
      figures,
    );
    expect(
      await expectError(create(viewer, signed(shown, { expect_received: "99" })), "quote_changed"),
    ).toEqual(figures);
    services.clock.advance(601);
    await expectError(create(viewer, signed(shown)), "quote_expired");
    const next = await quote(viewer);
    await database.db`update network set withdraw_enabled = false where network = 'TRC20'`;
    await expectError(create(viewer, signed(next)), "quote_expired");
    await database.db`update network set withdraw_enabled = true where network = 'TRC20'`;
    await untouched(viewer);
    // The errors have not used the quote up.
    expect((await create(viewer, signed(next))).status).toBe("pending");
  });

  test("needs an address of the network that is not the platform's", async () => {
    const viewer = await rich();
    const shown = await quote(viewer);
    const to = (address: string) => create(viewer, signed(shown, { address }));
    await expectError(to("TSandbox1GKogECSwfREta91oj5UCMV1F4"), "address_invalid");
    await expectError(to("0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed"), "address_wrong_network");
    const input = { coin: "USDT", network: "TRC20", amount: "100" };
    const { address = "" } = await ask("recharges.create", handlers["recharges.create"], await rich(), input);
    await expectError(to(address), "self_address");
    await database.db`update network set memo = 'required' where network = 'TRC20'`;
    await expectError(to(ownAddress()), "memo_required");
    const done = await create(viewer, signed(shown, { memo: "42" }));
    await database.db`update network set memo = 'none' where network = 'TRC20'`;
    expect(done.memo).toBe("42");
  });

  test("needs to know that it is final, and the fund password", async () => {
    const viewer = await rich();
    const shown = await quote(viewer);
    await expectError(create(viewer, signed(shown, { ack_irreversible: 0 })), "acknowledgement_required");
    for (const left of [4, 3, 2, 1]) {
      const wrong = create(viewer, signed(shown, { fund_password: "guess" }));
      expect(await expectError(wrong, "fund_password_wrong")).toMatchObject({ left });
    }
    const last = await expectError(
      create(viewer, signed(shown, { fund_password: "guess" })),
      "fund_password_locked",
    );
    expect(last).toEqual({ until: services.clock.now() + HOUR });
    await expectError(create(viewer, signed(shown)), "fund_password_locked");
    await untouched(viewer);
    const without = await addMember(database.db, { money: 100n * UNIT });
    await expectError(create(without, signed(await quote(without))), "fund_password_unset");
  });

  test("answers a repetition without asking for the password again", async () => {
    const viewer = await rich();
    const input = signed(await quote(viewer));
    const key = randomUUID();
    const { id } = await create(viewer, input, key);
    await database.db`update member set fund_locked_until = ${services.clock.now() + 99} where id = ${viewer.id}`;
    expect((await create(viewer, input, key)).id).toBe(id);
  });

  test("waits while withdrawals are locked", async () => {
    const viewer = await rich();
    const until = services.clock.now() + 60;
    await database.db`update member set withdraw_locked_until = ${until} where id = ${viewer.id}`;
    expect(await expectError(withdrawn(viewer), "locked")).toEqual({ until });
    expect((await ask("withdrawals.methods", handlers["withdrawals.methods"], viewer, {})).locked_until).toBe(
      until,
    );
    await untouched(viewer);
  });

  test("keeps to the daily limit, which returns with what came back and on the next day", async () => {
    const strict = testServices(database.db, {
      clock: services.clock,
      settings: { withdrawDaily: 150n * UNIT },
    });
    const askStrictly = createCallHandler(strict);
    const viewer = await rich();
    const take = async () =>
      askStrictly("withdrawals.create", handlers["withdrawals.create"], viewer, signed(await quote(viewer)));
    const { id } = await take();
    expect(await expectError(take(), "daily_limit")).toEqual({ left: "50.000000" });
    await cancel(viewer, id);
    await take();
    services.clock.advance(DAY);
    expect((await take()).status).toBe("pending");
  });
});
