import type { CartGroup } from "marketplace-sdk/state";
import { expect, test } from "vitest";
import { inFirstOrder } from "./cart-screen";

const store = (shopId: number): CartGroup => ({
  shopId,
  shopName: `Store ${shopId}`,
  goods: [],
  checkes: [],
});
const idsOf = (groups: readonly CartGroup[]) => groups.map(({ shopId }) => shopId);

test("a store whose first line is removed stays where it is", () => {
  const positions = new Map<string, number>();
  expect(idsOf(inFirstOrder([store(7), store(3)], positions))).toEqual([7, 3]);
  expect(idsOf(inFirstOrder([store(3), store(7)], positions))).toEqual([7, 3]);
});

test("a store that comes back by undo has its old place, a new one is last", () => {
  const positions = new Map<string, number>();
  inFirstOrder([store(7), store(3)], positions);
  expect(idsOf(inFirstOrder([store(3)], positions))).toEqual([3]);
  expect(idsOf(inFirstOrder([store(9), store(3), store(7)], positions))).toEqual([7, 3, 9]);
});
