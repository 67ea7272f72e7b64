import { MarketplaceError } from "marketplace-sdk";
import { describe, expect, test } from "vitest";
import { afterFailure, type FundField, fundTask, validateFundPassword } from "./fund-password";

const filled: Readonly<Record<FundField, string>> = {
  oldpassword: "calm-harbour-1",
  newpassword: "quiet-harbour-9",
  repeat: "quiet-harbour-9",
  password: "login-word-3",
  code: "123456",
};
const empty = { oldpassword: "", newpassword: "", repeat: "", password: "", code: "" };
const refused = (errors: object): string[] =>
  Object.entries(errors).flatMap(([name, error]) => (error ? name : []));

test.each([
  [{ has_fund_password: false } as const, false, "set"],
  [{ has_fund_password: false } as const, true, "set"],
  [{}, true, "set"],
  [{ has_fund_password: true } as const, false, "change"],
  [{ has_fund_password: true } as const, true, "reset"],
])("%j, forgotten %s: %s", (user, forgotten, task) => {
  expect(fundTask({ id: 1, ...user }, forgotten)).toBe(task);
});

test.each([
  ["set", ["newpassword", "repeat", "password"]],
  ["change", ["oldpassword", "newpassword", "repeat"]],
  ["reset", ["newpassword", "repeat", "password", "code"]],
] as const)("%s asks for %j", (task, names) => {
  expect(refused(validateFundPassword(task, empty))).toEqual(names);
  expect(refused(validateFundPassword(task, filled))).toEqual([]);
});

test("a new one keeps the contract's rules and is typed twice", () => {
  expect(validateFundPassword("set", { ...filled, newpassword: "short", repeat: "short" }).newpassword).toBe(
    "account.passwordRule",
  );
  expect(validateFundPassword("change", { ...filled, repeat: "quiet-harbour-8" }).repeat).toBe(
    "account.passwordsDiffer",
  );
  expect(validateFundPassword("set", filled, { min: 40 }).newpassword).toBe("account.passwordShort");
});

describe("after a failed try", () => {
  const unset = { user: { id: 1, has_fund_password: false } as const, saved: false };
  const failure = (reason: string) =>
    new MarketplaceError("refused", {
      kind: "api",
      operation: "fundPassword.set",
      attempts: 1,
      code: 422,
      reason,
    });

  test("whose answer was lost, a password that is there now is the one that was typed", () => {
    const now = { id: 1, has_fund_password: true } as const;
    expect(afterFailure(unset, new Error("network"), now)).toEqual({ user: now, saved: true });
    expect(afterFailure(unset, failure("code_wrong"), now)).toEqual({ user: now, saved: true });
  });

  test("that differs from an earlier one, the earlier one counts, also when nothing more can be asked", () => {
    const known = afterFailure(unset, failure("code_wrong"));
    expect(known).toMatchObject({ user: { has_fund_password: true }, saved: true });
    expect(fundTask(known.user, false)).toBe("change");
  });

  test("that was refused, all is as before", () => {
    expect(afterFailure(unset, failure("weak_password"), unset.user)).toEqual(unset);
    const set = { user: { id: 1, has_fund_password: true } as const, saved: false };
    expect(afterFailure(set, failure("password_wrong"), set.user)).toEqual(set);
    expect(afterFailure(set, failure("code_wrong"), set.user)).toEqual(set);
  });

  test("what was said once stays said", () => {
    const saved = { user: { id: 1, has_fund_password: true } as const, saved: true };
    expect(afterFailure(saved, failure("password_wrong"), saved.user)).toEqual(saved);
  });
});
