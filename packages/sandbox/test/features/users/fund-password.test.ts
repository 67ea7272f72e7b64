import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Input } from "../../../src/contract/operations";
import { DAY, HOUR } from "../../../src/domain/durations";
import { codePlace, createEmailCode } from "../../../src/features/users/email-code";
import { changeFundPassword, setFundPassword } from "../../../src/features/users/fund-password";
import { verifyFundPassword } from "../../../src/features/users/verify-fund-password";
import { isPassword } from "../../../src/kernel/passwords";
import { testServices } from "../../support/call";
import { createCallHandler } from "../../support/call-handler";
import { createTestDatabase, type TestDatabase } from "../../support/database";
import { expectError, expectStatus } from "../../support/errors";
import { addMember } from "../../support/members";

vi.mock("../../../src/kernel/passwords", async (original) => {
  const real = await original<typeof import("../../../src/kernel/passwords")>();
  return { ...real, isPassword: vi.fn(real.isPassword) };
});

const LOGIN = "login-secret";
const FUND = "fund-secret";
const NEXT = "another-secret";

let database: TestDatabase;
let services: ReturnType<typeof testServices>;
let ask: ReturnType<typeof createCallHandler>;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => {
  services = testServices(database.db);
  ask = createCallHandler(services);
});
afterAll(() => database.close());

const member = (fundPassword?: string) =>
  addMember(database.db, { password: LOGIN, ...(fundPassword && { fundPassword }) });
type Member = Awaited<ReturnType<typeof member>>;
const set = (viewer: Member, input: Partial<Input<"fundPassword.set">> = {}, key: string = randomUUID()) =>
  ask("fundPassword.set", setFundPassword, viewer, { newpassword: FUND, password: LOGIN, ...input }, { key });
const change = (
  viewer: Member,
  input: Partial<Input<"fundPassword.change">> = {},
  key: string = randomUUID(),
) =>
  ask(
    "fundPassword.change",
    changeFundPassword,
    viewer,
    { oldpassword: FUND, newpassword: NEXT, ...input },
    { key },
  );
const check = (viewer: Member, password = FUND) =>
  verifyFundPassword(database.db, viewer.id, password, services.clock.now());
const codeFor = (viewer: Member, event: "fundpwd" | "register" = "fundpwd") =>
  createEmailCode(
    database.db,
    { email: `${viewer.username}@mail.example`, event, place: codePlace(services.secret, "127.0.0.1") },
    services.clock.now(),
  );
const lockOf = async (viewer: Member) => {
  const [row] = await database.db<{ until: number }[]>`
    select withdraw_locked_until as until from member where id = ${viewer.id}`;
  return row?.until;
};
const errorOf = (reason: unknown) => (reason instanceof Error ? reason.message : "");

describe("an attempt", () => {
  test("is one of five, however many come at once", async () => {
    const viewer = await member(FUND);
    vi.mocked(isPassword).mockClear();
    const attempts = await Promise.allSettled(
      Array.from({ length: 1_000 }, (_, i) => check(viewer, `guess-${i}`)),
    );
    expect(vi.mocked(isPassword).mock.calls.length).toBeLessThanOrEqual(5);
    const reasons = attempts.map((attempt) =>
      attempt.status === "rejected" ? errorOf(attempt.reason) : "let in",
    );
    const known = new Set(["fund_password_wrong", "fund_password_locked", "too_many_requests"]);
    expect(reasons.filter((reason) => !known.has(reason))).toEqual([]);
    await expectError(check(viewer), "fund_password_locked");
  });

  test("that is right is never counted: forty at once work", async () => {
    const viewer = await member(FUND);
    const attempts = await Promise.allSettled(Array.from({ length: 40 }, () => check(viewer)));
    expect(attempts.filter(({ status }) => status === "rejected")).toEqual([]);
    expect(await expectError(check(viewer, "guess"), "fund_password_wrong")).toMatchObject({ left: 4 });
  });

  test("can be made again after an hour", async () => {
    const viewer = await member(FUND);
    for (let i = 0; i < 5; i++) await check(viewer, "guess").catch(() => undefined);
    expect(await expectError(check(viewer), "fund_password_locked")).toEqual({
      until: services.clock.now() + HOUR,
    });
    services.clock.advance(HOUR - 1);
    await expectError(check(viewer), "fund_password_locked");
    services.clock.advance(1);
    await check(viewer);
  });

  test("whose process died counts as wrong and locks no one out forever", async () => {
    const viewer = await member(FUND);
    await database.db`update member set fund_tries = 5, fund_tried_at = ${services.clock.now()} where id = ${viewer.id}`;
    services.clock.advance(11);
    await expectError(check(viewer), "fund_password_locked");
    services.clock.advance(HOUR);
    await check(viewer);
  });
});

describe("setting it", () => {
  test("takes the login password, and locks nothing the first time", async () => {
    const viewer = await member();
    await expectError(check(viewer), "fund_password_unset");
    expect(await set(viewer)).toBeNull();
    await check(viewer);
    expect(await lockOf(viewer)).toBe(0);
    const [message] = await database.db`select template from message where member_id = ${viewer.id}`;
    expect(message).toEqual({ template: "fund_password_set" });
  });

  test("is refused for a wrong, weak or used password", async () => {
    const viewer = await member();
    expect(await expectError(set(viewer, { password: "wrong" }), "password_wrong")).toEqual({
      field: "password",
    });
    expect(await expectError(set(viewer, { newpassword: LOGIN }), "same_as_login")).toEqual({
      field: "newpassword",
    });
    for (const newpassword of [
      "12345678",
      "aaaaaaaa",
      "12121212",
      "hgfedcba",
      "Passw0rd",
      `${viewer.username}1`,
    ]) {
      await expectError(set(viewer, { newpassword }), "weak_password");
    }
    await expectError(check(viewer), "fund_password_unset");
  });

  test("again is a reset: it needs an e-mail code and locks withdrawals for a day", async () => {
    const viewer = await member(FUND);
    const other = await codeFor(viewer, "register");
    await expectError(set(viewer, { newpassword: NEXT }), "code_wrong");
    await expectError(set(viewer, { newpassword: NEXT, code: other }), "code_wrong");
    for (let i = 0; i < 5; i++) await check(viewer, "guess").catch(() => undefined);
    const code = await codeFor(viewer);
    const key = randomUUID();
    await set(viewer, { newpassword: NEXT, code }, key);
    expect(await set(viewer, { newpassword: NEXT, code }, key)).toBeNull();
    await check(viewer, NEXT);
    expect(await lockOf(viewer)).toBe(services.clock.now() + DAY);
    await expectError(set(viewer, { newpassword: FUND, code }), "code_wrong");
  });

  test("twice at the same moment sets one", async () => {
    const viewer = await member();
    const attempts = await Promise.allSettled([set(viewer), set(viewer, { newpassword: NEXT }), set(viewer)]);
    expect(attempts.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });
});

describe("changing it", () => {
  test("takes the present one", async () => {
    const viewer = await member(FUND);
    const key = randomUUID();
    expect(await change(viewer, {}, key)).toBeNull();
    expect(await change(viewer, {}, key)).toBeNull();
    await expectStatus(change(viewer, { newpassword: "third-secret" }, key), 422);
    await check(viewer, NEXT);
    expect(await lockOf(viewer)).toBe(0);
  });

  test("again with its key is the same change, and no wrong attempt", async () => {
    const viewer = await member(FUND);
    const key = randomUUID();
    for (let call = 0; call < 7; call++) await change(viewer, {}, key);
    await check(viewer, NEXT);
    const [row] = await database.db`select fund_tries, fund_locked_until from member where id = ${viewer.id}`;
    expect(row).toEqual({ fund_tries: 0, fund_locked_until: 0 });
  });

  test("counts wrong ones together with payments and withdrawals", async () => {
    const viewer = await member(FUND);
    await check(viewer, "guess").catch(() => undefined);
    for (const left of [3, 2, 1]) {
      expect(
        await expectError(change(viewer, { oldpassword: "guess" }), "fund_password_wrong"),
      ).toMatchObject({
        left,
      });
    }
    await expectError(change(viewer, { oldpassword: "guess" }), "fund_password_locked");
    await expectError(change(viewer), "fund_password_locked");
  });

  test("is refused without one, and for a weak or used one", async () => {
    await expectError(change(await member()), "fund_password_unset");
    const viewer = await member(FUND);
    await expectError(change(viewer, { newpassword: "87654321" }), "weak_password");
    await expectError(change(viewer, { newpassword: LOGIN }), "same_as_login");
    await check(viewer);
  });
});
