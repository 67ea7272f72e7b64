import { expect, it } from "vitest";
import { createProgress } from "../../src/report/progress";

const drawn = (isTTY: boolean) => {
  const texts: string[] = [];
  const show = createProgress({ isTTY, write: (text) => texts.push(text) });
  show(0, 4, "auth.login");
  show(2, 4, "orders.list");
  show(4, 4, "");
  return texts;
};

it("draws a bar over itself and leaves the line empty", () => {
  const [first, half, last] = drawn(true);
  expect(first).toContain(`${"░".repeat(24)} 0/4 auth.login`);
  expect(half).toContain(`${"█".repeat(12)}${"░".repeat(12)} 2/4 orders.list`);
  expect(last).toBe("\r\u001b[2K");
});

it("is silent in a pipe", () => {
  expect(drawn(false)).toEqual([]);
});
