import { describe, expect, test } from "vitest";
import { bestOf, heightOf, namedBars, periodName, rangeName, scaleOf, statsInput } from "./sales-chart";

const at = (time: string): number => Date.parse(time) / 1000;

describe("what is asked for", () => {
  test("30 days end today", () => {
    expect(statsInput("days", at("2026-11-21T23:59:59Z"))).toEqual({
      from: "2026-10-23",
      to: "2026-11-21",
      by: "day",
    });
  });

  test("months begin with a whole one, also at the turn of a year", () => {
    expect(statsInput("months", at("2026-11-21T23:59:59Z"))).toMatchObject({ from: "2025-12-01" });
    expect(statsInput("months", at("2027-01-01T00:00:00Z"))).toEqual({
      from: "2026-02-01",
      to: "2027-01-01",
      by: "month",
    });
    expect(statsInput("years", at("2027-01-31T00:00:00Z"))).toMatchObject({ from: "2024-02-01" });
  });
});

test("ranges are named in the reader's language", () => {
  expect(["days", "months", "years"].map((range) => rangeName(range as "days", "en"))).toEqual([
    "30 days",
    "12 months",
    "3 years",
  ]);
  expect(rangeName("days", "ar")).toContain("30");
});

describe("the scale", () => {
  test.each([
    ["0", ["1"]],
    ["0.40", ["1"]],
    ["1", ["1"]],
    ["5", ["1", "2", "3", "4", "5"]],
    ["5.01", ["2", "4", "6"]],
    ["47", ["10", "20", "30", "40", "50"]],
    ["61.5", ["20", "40", "60", "80"]],
    ["8478.18", ["2000", "4000", "6000", "8000", "10000"]],
    ["123456789012345678901.5", ["50000000000000000000", "100000000000000000000", "150000000000000000000"]],
  ])("up to %s has lines at %j", (best, lines) => {
    expect(scaleOf(best)).toEqual({ top: lines.at(-1), lines });
  });

  test("holds every amount", () => {
    for (let amount = 1; amount < 20_000; amount += 7) {
      const scale = scaleOf(`${amount}.99`);
      const height = heightOf(`${amount}.99`, scale);
      expect(height).toBeLessThanOrEqual(1000);
      expect(scale.lines.length).toBeLessThanOrEqual(5);
      if (amount > 5) expect(height).toBeGreaterThan(500);
    }
  });

  test("is that of the best period", () => {
    const of = (date: string, sales_amount: string) => ({ date, sales_amount, order_count: 1 });
    expect(bestOf([of("2026-09", "250.00"), of("2026-10", "1000.000"), of("2026-11", "0")])).toBe("1000.000");
    expect(bestOf([])).toBe("0");
  });
});

test("a period is named in the reader's language; anything else is shown as it came", () => {
  expect(periodName("2026-11", "en")).toBe("Nov 2026");
  expect(periodName("2026-11", "de")).toBe("Nov. 2026");
  expect(periodName("2026-11-05", "en")).toBe("Nov 5, 2026");
  expect(periodName("2026-11-05", "en", "short")).toBe("11/5");
  expect(periodName("2026-11", "en", "short")).toBe("Nov");
  expect(periodName("week 3", "en")).toBe("week 3");
});

test("the last bar is named, and no more than four are", () => {
  for (const count of [1, 6, 12, 30, 36]) {
    expect(namedBars(count).has(count - 1)).toBe(true);
    expect(namedBars(count).size).toBeLessThanOrEqual(4);
  }
});
