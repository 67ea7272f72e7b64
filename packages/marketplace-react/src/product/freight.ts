import type { FreightZone, PreviewGroup } from "marketplace-sdk";
import { compareDecimals, isZero } from "marketplace-sdk/money";
import { amountOrZero } from "../server-values.js";

/** One of the amounts that add up to a freight. */
export interface FreightPart {
  /** What it is asked for: an order, each piece, each started kilogram, or the products with a freight of their own. */
  per: "order" | "piece" | "kg" | "own";
  /** Decimal string; undefined where it can't be read. */
  amount: string | undefined;
}

/** How a store's freight for an order is made. */
export interface FreightTerms {
  /** What is added up. Without `order`, `piece` and `kg` the store's zone asks for nothing, such as above `freeFrom`. */
  parts: readonly FreightPart[];
  /** Item amount from which the zone is free, decimal string; undefined where it never is. */
  freeFrom: string | undefined;
}

/** The amounts of a zone, but for those that are zero. */
export const zoneParts = (zone: FreightZone): readonly FreightPart[] =>
  [
    { per: "order", amount: zone.base } as const,
    { per: "piece", amount: amountOrZero(zone, "per_piece") } as const,
    { per: "kg", amount: amountOrZero(zone, "per_kg") } as const,
  ].filter(({ amount }) => !isZero(amount));

/**
 * How the freight of one store's part of an order is made.
 *
 * @param sums of `orders.preview`, or of `checkoutGroups`
 * @returns undefined where every product has a freight of its own
 */
export function freightTerms({
  freight,
  freight_detail,
}: Pick<PreviewGroup, "freight" | "freight_detail">): FreightTerms | undefined {
  if (!freight_detail?.zone) return undefined;
  const { own, zone } = freight_detail;
  // The sum from which the zone is free is reached, or it asks for nothing.
  const isFree = compareDecimals(freight, own) === 0;
  return {
    parts: [
      ...(isFree ? [] : zoneParts(zone)),
      ...(isZero(own) ? [] : [{ per: "own", amount: own } as const]),
    ],
    freeFrom: zone.free_from,
  };
}
