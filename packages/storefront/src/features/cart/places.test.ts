import type { CartGroup } from "marketplace-sdk/state";
import { expect, test } from "vitest";
import { inPlace } from "./places";

const store = (shopId: number): CartGroup => ({
  shopId,
  shopName: `Store ${shopId}`,
  goods: [],
  checkes: [],
});
const idsOf = (groups: readonly CartGroup[]) => groups.map(({ shopId }) => shopId);

test("a store whose first line is removed stays where it is", () => {
  const places = new Map<string, number>();
  expect(idsOf(inPlace([store(7), store(3)], places))).toEqual([7, 3]);
  expect(idsOf(inPlace([store(3), store(7)], places))).toEqual([7, 3]);
});

test("a store that comes back by undo has its old place, a new one comes last", () => {
  const places = new Map<string, number>();
  inPlace([store(7), store(3)], places);
  expect(idsOf(inPlace([store(3)], places))).toEqual([3]);
  expect(idsOf(inPlace([store(9), store(3), store(7)], places))).toEqual([7, 3, 9]);
});
