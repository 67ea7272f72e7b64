import type { Address } from "marketplace-sdk";

/**
 * The address that was added since `known` was written down.
 *
 * @param known ids separated by commas; empty when nobody went to add one
 */
export function newAddress(
  list: readonly Pick<Address, "id">[] | undefined,
  known: string | undefined,
): string | undefined {
  if (!list || !known) return undefined;
  const ids = known.split(",");
  const added = list.find(({ id }) => !ids.includes(`${id}`));
  return added && `${added.id}`;
}
