import { pictureList } from "marketplace-react";
import type { Input, MerchantProduct } from "marketplace-sdk";
import { limits } from "marketplace-sdk/limits";
import { isAbove, isZero, readAmount } from "marketplace-sdk/money";
import { isUnread, textOf } from "../../../shared/forms/stored-text";

/** One index per option that the contract allows a product, such as color and size. */
export const OPTION_INDEXES = [0, 1, 2] as const;
/** Limits of a product in the contract. */
export const PRODUCT = limits["merchantProducts.save"];

/**
 * A product as input of merchantProducts.save, unchanged. Whatever the server keeps when it is left out, such as stock, tiers
 * and codes, is left out, so that nothing changed in the meantime is overwritten.
 */
export function unchangedInput(product: MerchantProduct): Input<"merchantProducts.save"> {
  const { id, version, category_id = "", title, description, content } = product;
  const { market_price, freight_price, is_store_freight, tax_rate, ship_hours } = product;
  // Many servers write null for an empty list.
  const [specs, skus] = [product.specs ?? [], product.skus ?? []];
  return {
    id,
    version,
    category_id,
    title: textOf(title),
    images: [...pictureList(product.images)],
    description: textOf(description),
    content: textOf(content),
    ...(market_price && !isZero(market_price) && { market_price }),
    // What could not be read is not known, and 0 would be a price.
    ...(freight_price !== undefined && { freight_price }),
    ...(is_store_freight && { is_store_freight }),
    ...(tax_rate !== undefined && { tax_rate }),
    ...(ship_hours !== undefined && { ship_hours }),
    ...(skus.length === 0
      ? { price: product.price }
      : {
          specs: specs.map(({ name, items }) => ({ name: textOf(name), items: items.map(textOf) })),
          skus: skus.map(({ id, spec, price, image }) => ({
            id,
            spec: spec.map(textOf),
            price,
            ...(image && { image }),
          })),
        }),
  };
}

/** What the server takes for none, or for the usual, where a change leaves it out. */
const SENT_ALONG = ["market_price", "freight_price", "is_store_freight", "tax_rate", "ship_hours"] as const;

/**
 * Whether a change to a product would lose what could not be read of it. Only its form asks for that again.
 *
 * @param input of the change, which may give it another value
 */
export const losesUnread = (product: MerchantProduct, input: Input<"merchantProducts.save">): boolean =>
  SENT_ALONG.some(
    (name) =>
      isUnread(product, name) &&
      input[name] === undefined &&
      // Nothing asks for a freight of its own where the store's table applies.
      !(name === "freight_price" && input.is_store_freight),
  );

/**
 * Whether what every change sends along or counts from could not be read: version, pictures, combinations, and prices of a piece and from a
 * quantity on. No change can then be made but in the product's form.
 */
export function hasUnreadParts(product: MerchantProduct): boolean {
  const lists = ["images", "specs", "skus", "price_tiers"] as const;
  if ([...lists, "version"].some((name) => isUnread(product, name))) return true;
  const [specs, skus, tiers] = [product.specs ?? [], product.skus ?? [], product.price_tiers ?? []];
  const priced = skus.length > 0 ? skus : [product];
  return (
    specs.some((spec) => !spec?.items) ||
    skus.some((sku) => !sku?.spec) ||
    [...priced, ...tiers].some((row) => !row?.price) ||
    tiers.some(({ min_num }) => !min_num)
  );
}

/** "0.085" as "8.5". */
export function percentOf(fraction: string): string {
  const [units = "0", rest = ""] = fraction.split(".");
  const digits = rest.padEnd(2, "0");
  const after = digits.slice(2).replace(/0+$/, "");
  return `${Number(units + digits.slice(0, 2))}${after && `.${after}`}`;
}

const TAX_RATE = new RegExp(PRODUCT.tax_rate.pattern);

/** "8.5" as "0.085"; undefined for anything but a percentage that a product's tax may be. */
export function fractionOf(percent: string, tag: string): string | undefined {
  const read = readAmount(percent, tag, { whole: 2, fraction: 4 });
  if (read === null) return undefined;
  const [units = "", rest = ""] = (read ?? "0").split(".");
  const digits = (units.padStart(2, "0") + rest).replace(/0+$/, "");
  const rate = digits ? `0.${digits}` : "0";
  return TAX_RATE.test(rate) ? rate : undefined;
}

/** The lowest of these decimal strings; undefined without any. */
export const lowestOf = (prices: readonly string[]): string | undefined =>
  prices.reduce<string | undefined>(
    (lowest, price) => (lowest === undefined || isAbove(lowest, price) ? price : lowest),
    undefined,
  );
