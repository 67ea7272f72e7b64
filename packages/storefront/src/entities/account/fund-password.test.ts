import { MarketplaceError } from "marketplace-sdk";
import { expect, test } from "vitest";
import { fundObstacle } from "./fund-password";

const apiError = (reason: string, data: unknown): MarketplaceError =>
  new MarketplaceError("No.", { kind: "api", operation: "withdrawals.create", attempts: 1, reason, data });

test("a lock is shown with its end", () => {
  expect(fundObstacle(apiError("fund_password_locked", { until: 1795179306 }))).toEqual({
    kind: "locked",
    until: 1795179306,
  });
});

test.each([{}, null, [], { until: "soon" }, undefined])(
  "a lock of a terse server, %j, is still one",
  (data) => {
    expect(fundObstacle(apiError("fund_password_locked", data))).toEqual({ kind: "locked", until: 0 });
  },
);

test("a user without one must set it first", () => {
  expect(fundObstacle(apiError("fund_password_unset", {}))).toEqual({ kind: "unset" });
});

test.each([
  apiError("fund_password_wrong", { left: 4 }),
  apiError("insufficient_balance", {}),
  new Error("fund_password_unset"),
  undefined,
])("%s is no obstacle", (error) => {
  expect(fundObstacle(error)).toBeUndefined();
});
