import type { CartGroup } from "marketplace-sdk/state";

/** Position of each store on the screen, by its id. */
export type StorePositions = Map<string, number>;

/**
 * Sorts stores in the order in which they were first shown. Sorted by their lines, a store whose first line is removed
 * would jump to the end of the cart, away from the finger. New stores come last and are added to `positions`.
 */
export function inFirstOrder(groups: readonly CartGroup[], positions: StorePositions): readonly CartGroup[] {
  for (const { shopId } of groups) {
    if (!positions.has(`${shopId}`)) positions.set(`${shopId}`, positions.size);
  }
  const position = ({ shopId }: CartGroup): number => positions.get(`${shopId}`) ?? 0;
  return [...groups].sort((one, other) => position(one) - position(other));
}
