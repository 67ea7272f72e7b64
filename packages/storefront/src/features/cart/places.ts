import type { CartGroup } from "marketplace-sdk/state";

/** Which place each store has on the screen, by its id. */
export type StorePlaces = Map<string, number>;

/**
 * Stores in the order in which they were first shown. By their lines alone a store whose first line is removed could
 * jump to the end of the cart, away from the finger. New stores come last; `places` learns them.
 */
export function inPlace(groups: readonly CartGroup[], places: StorePlaces): readonly CartGroup[] {
  for (const { shopId } of groups) {
    if (!places.has(`${shopId}`)) places.set(`${shopId}`, places.size);
  }
  const place = ({ shopId }: CartGroup): number => places.get(`${shopId}`) ?? 0;
  return [...groups].sort((one, other) => place(one) - place(other));
}
