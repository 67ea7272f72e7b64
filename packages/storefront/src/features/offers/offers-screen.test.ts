import { expect, it } from "vitest";
import { cheapestOf } from "./offers-screen";

const offer = (id: number, total: string, accept = true) => ({
  id,
  total,
  can: { accept, decline: accept, change: false, withdraw: false },
});

it("is the lowest total of those that can be accepted, compared as amounts", () => {
  expect(cheapestOf([offer(1, "1200.00"), offer(2, "980.5"), offer(3, "12.00", false)])).toBe(2);
  expect(cheapestOf([offer(1, "10.00"), offer(2, "10.0")])).toBe(1);
});

it("is not named where there is nothing to compare", () => {
  expect(cheapestOf([])).toBeUndefined();
  expect(cheapestOf([offer(1, "10.00"), offer(2, "5.00", false)])).toBeUndefined();
});
