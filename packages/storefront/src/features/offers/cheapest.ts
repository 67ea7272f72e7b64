import { compareDecimals } from "marketplace-react/money";
import type { Offer } from "marketplace-sdk";

/** Id of the offer with the lowest total among those that can be accepted; undefined where there is nothing to compare. */
export function cheapestOf(offers: readonly Pick<Offer, "id" | "total" | "can">[]): Offer["id"] | undefined {
  const [first, ...others] = offers.filter(({ can }) => can?.accept);
  if (!first || others.length === 0) return undefined;
  return others.reduce(
    (least, offer) => (compareDecimals(offer.total, least.total) < 0 ? offer : least),
    first,
  ).id;
}
