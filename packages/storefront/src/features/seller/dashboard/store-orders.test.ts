import { expect, test } from "vitest";
import { inOrder, isLate, statusViewOf } from "./store-orders";

test("late orders lead among those to ship; one without a promise is last", () => {
  const rows = [{ ship_by: 300 }, { ship_by: 0 }, { ship_by: 100 }, {}, { ship_by: 200 }];
  expect(inOrder("paid", rows).map((row) => row.ship_by)).toEqual([100, 200, 300, 0, undefined]);
  expect(inOrder("shipped", rows)).toEqual(rows);
});

test("only unshipped orders are late", () => {
  expect(isLate({ status: "paid", ship_by: 99 }, 100)).toBe(true);
  expect(isLate({ status: "paid", ship_by: 101 }, 100)).toBe(false);
  expect(isLate({ status: "paid", ship_by: 0 }, 100)).toBe(false);
  expect(isLate({ status: "shipped", ship_by: 99 }, 100)).toBe(false);
});

test("an unknown state counts as in progress", () => {
  expect(statusViewOf("frozen")).toEqual({ text: "orders.processing", tone: "warning" });
});
