import { type Input, isOutcomeKnown, type MerchantProduct } from "marketplace-sdk";
import { useI18n } from "../../../i18n";
import { hasUnreadParts, losesUnread, unchangedInput } from "./product-input";
import styles from "./store-tables.module.css";

type SaveInput = Input<"merchantProducts.save">;

/** A change to several products. Amounts and percentages are plain decimal strings. */
export type BulkChange =
  | { kind: "set"; price: string }
  | { kind: "raise"; percent: string }
  | { kind: "lower"; percent: string }
  | { kind: "stock"; stock: number }
  | { kind: "status"; status: "on" | "off" };

/** The result for one product. */
export type BulkOutcome =
  | { kind: "running" }
  | { kind: "done" }
  /** It had that value already. */
  | { kind: "same" }
  /** Some of it could not be read, and a save would remove that. */
  | { kind: "unread" }
  | { kind: "failed"; error: unknown };

/** 100 percent in hundredths of a percent, because percentages have at most two decimal digits. */
const WHOLE = 10_000n;

/** A decimal string as units of 10^-`digits`; prices have no further digits. */
function unitsOf(decimal: string, digits: number): bigint {
  const [whole = "0", rest = ""] = decimal.split(".");
  return BigInt(whole + rest.padEnd(digits, "0").slice(0, digits));
}

function decimalOf(units: bigint, digits: number): string {
  const text = String(units).padStart(digits + 1, "0");
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/**
 * The price after a change, rounded half up to `digits` decimal digits; unchanged unless prices change.
 */
export function changedPrice(price: string, change: BulkChange, digits: number): string {
  if (change.kind === "set") return change.price;
  if (change.kind !== "raise" && change.kind !== "lower") return price;
  const part = unitsOf(change.percent, 2);
  const factor = change.kind === "raise" ? WHOLE + part : WHOLE - part;
  return decimalOf((unitsOf(price, digits) * factor * 2n + WHOLE) / (WHOLE * 2n), digits);
}

/**
 * A changed product as input of merchantProducts.save. A percentage also changes the tier prices.
 *
 * @param digits of prices, after the point
 * @returns undefined if nothing would change
 */
export function changedInput(
  product: MerchantProduct,
  change: Exclude<BulkChange, { kind: "status" }>,
  digits: number,
): SaveInput | undefined {
  const input = unchangedInput(product);
  if (change.kind === "stock") {
    const { stock } = change;
    const skus = product.skus ?? [];
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

/** Inputs whose save has an unknown outcome, by product id. */
export type UnknownOutcomes = Map<string, SaveInput>;

/** What {@link changeProduct} works with. */
export interface BulkContext {
  /** Decimal digits of prices. */
  digits: number;
  calls: BulkCalls;
  /** Changed by each call; pass the same one to repeat a bulk change. */
  unknown: UnknownOutcomes;
}

/**
 * Changes one product: reads it, then saves it with the change. An input with an unknown outcome is sent again as it was; after
 * reading the product again, a price could be raised twice.
 */
export async function changeProduct(
  id: string,
  change: BulkChange,
  { digits, calls, unknown }: BulkContext,
): Promise<BulkOutcome> {
  const sent = unknown.get(id);
  try {
    if (change.kind === "status") {
      await calls.setStatus(id, change.status);
      return { kind: "done" };
    }
    const product = sent ? undefined : await calls.read(id);
    if (product && hasUnreadParts(product)) return { kind: "unread" };
    const input = sent ?? (product && changedInput(product, change, digits));
    if (!input) return { kind: "same" };
    if (product && losesUnread(product, input)) return { kind: "unread" };
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

/** The outcome for one product, next to its title. */
export function BulkResult({ outcome }: { outcome: BulkOutcome }) {
  const { t, failureText } = useI18n();
  if (outcome.kind === "failed") return <p className={styles.failed}>{failureText(outcome.error)}</p>;
  if (outcome.kind === "unread") return <p className={styles.failed}>{t("bulk.unread")}</p>;
  if (outcome.kind === "running") return <p className={styles.quiet}>…</p>;
  return <p className={styles.done}>{t(outcome.kind === "same" ? "bulk.same" : "bulk.done")}</p>;
}
