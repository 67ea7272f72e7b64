import { expect, test } from "vitest";
import { checkFund, type FundField, fundTask } from "./fund-form";

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
  [{ has_fund_password: 0 } as const, false, "set"],
  [{ has_fund_password: 0 } as const, true, "set"],
  [{}, true, "set"],
  [{ has_fund_password: 1 } as const, false, "change"],
  [{ has_fund_password: true } as const, true, "reset"],
])("%j, forgotten %s: %s", (user, forgotten, task) => {
  expect(fundTask({ id: 1, ...user }, forgotten)).toBe(task);
});

test.each([
  ["set", ["newpassword", "repeat", "password"]],
  ["change", ["oldpassword", "newpassword", "repeat"]],
  ["reset", ["newpassword", "repeat", "password", "code"]],
] as const)("%s asks for %j", (task, names) => {
  expect(refused(checkFund(task, empty))).toEqual(names);
  expect(refused(checkFund(task, filled))).toEqual([]);
});

test("a new one keeps the contract's rules and is typed twice", () => {
  expect(checkFund("set", { ...filled, newpassword: "short", repeat: "short" }).newpassword).toBe(
    "account.passwordRule",
  );
  expect(checkFund("change", { ...filled, repeat: "quiet-harbour-8" }).repeat).toBe(
    "account.passwordsDiffer",
  );
});
