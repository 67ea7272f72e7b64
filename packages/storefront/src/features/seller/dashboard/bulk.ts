import { type Input, isOutcomeKnown, type MerchantProduct } from "marketplace-sdk";
import { unchangedInput } from "./unchanged-input";

type SaveInput = Input<"merchantProducts.save">;

/** A change to several products. Amounts and percentages are plain decimal strings. */
export type BulkChange =
  | { kind: "set"; price: string }
  | { kind: "raise"; percent: string }
  | { kind: "lower"; percent: string }
  | { kind: "stock"; stock: number }
  | { kind: "status"; status: "on" | "off" };

/** The result for one of them. */
export type BulkOutcome =
  | { kind: "running" }
  | { kind: "done" }
  /** It has that value already. */
  | { kind: "same" }
  | { kind: "failed"; error: unknown };

/** Hundredths of a percent in a whole: percentages have at most two digits after the point. */
const WHOLE = 10_000n;

/** A decimal string as units of 10^-`digits`; what lies beyond is not there in prices of that many digits. */
function unitsOf(decimal: string, digits: number): bigint {
  const [whole = "0", rest = ""] = decimal.split(".");
  return BigInt(whole + rest.padEnd(digits, "0").slice(0, digits));
}

function decimalOf(units: bigint, digits: number): string {
  const text = String(units).padStart(digits + 1, "0");
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/**
 * A price after a change by percent, rounded to the nearest that `digits` after the point can write, a half up; the same price for the
 * other changes.
 */
export function changedPrice(price: string, change: BulkChange, digits: number): string {
  if (change.kind === "set") return change.price;
  if (change.kind !== "raise" && change.kind !== "lower") return price;
  const part = unitsOf(change.percent, 2);
  const factor = change.kind === "raise" ? WHOLE + part : WHOLE - part;
  return decimalOf((unitsOf(price, digits) * factor * 2n + WHOLE) / (WHOLE * 2n), digits);
}

/**
 * A product with a change, as merchantProducts.save takes it. By percent, prices by quantity change along with the price of one.
 *
 * @param digits of prices, after the point
 * @returns undefined when nothing would be another
 */
export function changedInput(
  product: MerchantProduct,
  change: Exclude<BulkChange, { kind: "status" }>,
  digits: number,
): SaveInput | undefined {
  const input = unchangedInput(product);
  if (change.kind === "stock") {
    const { stock } = change;
    const { skus = [] } = product;
    if (skus.length === 0) return product.stock === stock ? undefined : { ...input, stock };
    if (skus.every((sku) => sku.stock === stock)) return undefined;
    return { ...input, skus: (input.skus ?? []).map((sku) => ({ ...sku, stock })) };
  }
  const next = (price: string): string => changedPrice(price, change, digits);
  const prices = input.skus?.map(({ price }) => price) ?? [input.price ?? "0"];
  if (prices.every((price) => unitsOf(next(price), digits) === unitsOf(price, digits))) return undefined;
  const tiers = product.price_tiers ?? [];
  return {
    ...input,
    ...(input.skus
      ? { skus: input.skus.map((sku) => ({ ...sku, price: next(sku.price) })) }
      : { price: next(input.price ?? "0") }),
    ...(change.kind !== "set" &&
      tiers.length > 0 && { price_tiers: tiers.map((tier) => ({ ...tier, price: next(tier.price) })) }),
  };
}

/** The calls that a bulk change makes. */
export interface BulkCalls {
  read: (id: string) => Promise<MerchantProduct>;
  save: (input: SaveInput) => Promise<unknown>;
  setStatus: (id: string, status: "on" | "off") => Promise<unknown>;
}

/** Inputs sent with an unknown outcome, by product. */
export type UnknownOutcomes = Map<string, SaveInput>;

/**
 * Changes one product: reads it, and saves it with the change. What was sent without an outcome is sent again as it was: were the product
 * fetched again, a price already raised would be raised twice.
 */
export async function changeProduct(
  id: string,
  change: BulkChange,
  digits: number,
  calls: BulkCalls,
  unknown: UnknownOutcomes,
): Promise<BulkOutcome> {
  const sent = unknown.get(id);
  try {
    if (change.kind === "status") {
      await calls.setStatus(id, change.status);
      return { kind: "done" };
    }
    const input = sent ?? changedInput(await calls.read(id), change, digits);
    if (!input) return { kind: "same" };
    unknown.set(id, input);
    await calls.save(input);
    unknown.delete(id);
    return { kind: "done" };
  } catch (error) {
    // A call that fails when repeated may have succeeded the first time.
    if (!sent && isOutcomeKnown(error)) unknown.delete(id);
    return { kind: "failed", error };
  }
}
