import { expect, test } from "vitest";
import { successOf } from "./success-screen";

test.each([
  ["recharge", "7", "/rechargeDetail?id=7"],
  ["recharge", undefined, "/rechargeRecode"],
  ["withdraw", "9", "/withdrawRecode?id=9"],
  ["merchant", undefined, "/merchant"],
  ["toString", undefined, "/mine"],
  [null, undefined, "/mine"],
])("%s %s leads to %s", (of, no, details) => {
  expect(successOf(of, no).details).toBe(details);
});
