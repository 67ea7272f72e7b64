import { isTrue } from "marketplace-react";
import type { Address } from "marketplace-sdk";

/** Whether orders use this address by default. */
export const isDefault = ({ is_default }: Pick<Address, "is_default">): boolean => isTrue(is_default);

function same(one: Address["id"], other: Address["id"]): boolean {
  return String(one) === String(other);
}

/** An address in the list. Ids are compared as text. */
export function findAddress(list: readonly Address[], id: Address["id"] | undefined): Address | undefined {
  return id === undefined ? undefined : list.find((address) => same(address.id, id));
}

/**
 * The list after the server has saved `saved`: in its old place, or at `at` (default: the end) if it is new. A new default
 * address replaces the old one, as on the server.
 */
export function withSaved(list: readonly Address[], saved: Address, at = list.length): Address[] {
  const takesMark = isDefault(saved);
  const place = list.findIndex((row) => same(row.id, saved.id));
  const others = without(list, saved.id).map((row): Address => (takesMark ? { ...row, is_default: 0 } : row));
  others.splice(place < 0 ? at : place, 0, saved);
  return others;
}

/** The list without one address. */
export function without(list: readonly Address[], id: Address["id"]): Address[] {
  return list.filter((row) => !same(row.id, id));
}
