import { limits } from "marketplace-sdk/limits";
import { readQuantity as readTyped } from "marketplace-sdk/money";

const MAX_QUANTITY = limits["orders.create"].items.items.num.maximum;

/**
 * Reads a quantity that a user typed.
 *
 * @param tag of the language it is typed in
 * @returns undefined for anything but a whole number from 1 to the most that an order may have
 */
export function readQuantity(typed: string, tag: string): number | undefined {
  const quantity = readTyped(typed, tag) ?? 0;
  return quantity >= 1 && quantity <= MAX_QUANTITY ? quantity : undefined;
}
