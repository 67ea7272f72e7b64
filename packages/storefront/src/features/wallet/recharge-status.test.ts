import { expect, test } from "vitest";
import { isSome, sameAmount, statusView } from "./recharge-status";

test.each(["created", "submitted", "confirming", "credited", "rejected", "expired"])(
  "%s has its own words",
  (status) => {
    expect(statusView(status)).toMatchObject({ text: `wallet.${status}` });
    expect(statusView(status).unknown).toBeUndefined();
  },
);

test.each(["frozen", "", "toString", "__proto__"])(
  "the unknown state %j counts as being worked on",
  (status) => {
    expect(statusView(status)).toMatchObject({ text: "wallet.processing", unknown: true });
  },
);

test.each([
  ["120.50", "120.5", true],
  ["0.00", "0", true],
  ["007", "7", true],
  ["100", "1", false],
  ["0.1", "0.10000000000000001", false],
  ["-0.50", "-0.5", true],
])("%s and %s are the same amount: %s", (one, other, same) => {
  expect(sameAmount(one, other)).toBe(same);
});

test("nothing is no amount", () => {
  expect([undefined, "0", "0.00", "0.01", "10"].map(isSome)).toEqual([false, false, false, true, true]);
});
