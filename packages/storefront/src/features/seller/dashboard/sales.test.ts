import { expect, test } from "vitest";
import { barsOf, lastYear, monthName } from "./sales";

test("a year ends today and begins with a whole month", () => {
  expect(lastYear(new Date("2026-11-21T23:59:59Z"))).toEqual({ from: "2025-12-01", to: "2026-11-21" });
  expect(lastYear(new Date("2027-01-01T00:00:00Z"))).toEqual({ from: "2026-02-01", to: "2027-01-01" });
});

test("the best month is drawn in full, the others beside it, and none without a sale", () => {
  const month = (date: string, sales_amount: string) => ({ date, sales_amount, order_count: 1 });
  expect(barsOf([month("2026-09", "250.00"), month("2026-10", "1000.000"), month("2026-11", "0")])).toEqual([
    { month: "2026-09", height: 250 },
    { month: "2026-10", height: 1000 },
    { month: "2026-11", height: 0 },
  ]);
  expect(barsOf([month("2026-11", "0.00")])).toEqual([{ month: "2026-11", height: 0 }]);
});

test("a month is named in the reader's language; what is none is shown as it came", () => {
  expect(monthName("2026-11", "en")).toBe("Nov 2026");
  expect(monthName("2026-11", "de")).toBe("Nov. 2026");
  expect(monthName("week 3", "en")).toBe("week 3");
});
