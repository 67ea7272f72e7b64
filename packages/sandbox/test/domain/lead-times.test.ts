import { expect, test } from "vitest";
import { leadTimeFault, shipHoursAt } from "../../src/domain/lead-times";

const leadTimes = [
  { min_num: 10, days: 3 },
  { min_num: 100, days: 9 },
];

test.each([
  [1, 24],
  [9, 24],
  [10, 72],
  [99, 72],
  [100, 216],
])("%i pieces are shipped in %i hours", (pieces, hours) => {
  expect(shipHoursAt({ shipHours: 24, leadTimes }, pieces)).toBe(hours);
});

test("more pieces are never promised sooner than one", () => {
  expect(shipHoursAt({ shipHours: 240, leadTimes }, 100)).toBe(240);
});

test("quantities and days have to rise", () => {
  expect(leadTimeFault(leadTimes)).toBeUndefined();
  expect(leadTimeFault([{ min_num: 1, days: 1 }])).toEqual({ index: 0, field: "min_num" });
  expect(leadTimeFault([leadTimes[1], leadTimes[0]].flatMap((time) => time ?? []))).toEqual({
    index: 1,
    field: "min_num",
  });
  expect(leadTimeFault([...leadTimes, { min_num: 200, days: 9 }])).toEqual({ index: 2, field: "days" });
});
