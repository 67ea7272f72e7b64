import type { Input, Offer, PurchaseRequest } from "marketplace-sdk";
import { limits } from "marketplace-sdk/limits";
import { addDecimals, isZero, timesQuantity, typedAmount } from "marketplace-sdk/money";
import { priceRule, readPrice } from "../../../entities/money/amount";
import { readQuantity } from "../../../entities/product/quantity";
import type { FieldErrors } from "../../../shared/forms/field-errors";
import type { FieldValues } from "../../../shared/forms/form-values";
import { storedText } from "../../../shared/forms/stored-text";

/** Fields of an offer, named as in the server's errors. */
export const OFFER_FIELDS = [
  "pro_id",
  "sku_id",
  "price",
  "num",
  "freight",
  "delivery_days",
  "valid_days",
  "note",
] as const;

export type OfferField = (typeof OFFER_FIELDS)[number];

export const LIMITS = limits["merchantOffers.save"];

/** The initial values of an offer: the previous offer's, or else those of the request. @param tag of the reader's language */
export function firstOffer(
  { num, target_price }: Pick<PurchaseRequest, "num" | "target_price">,
  offer: Offer | undefined,
  tag: string,
): FieldValues<OfferField> {
  const amount = (text: string): string => typedAmount(text, tag);
  return {
    pro_id: offer ? String(offer.pro_id) : "",
    sku_id: offer?.sku_id ? String(offer.sku_id) : "",
    price: offer ? storedText(offer, "price", amount) : amount(target_price ?? ""),
    num: offer ? storedText(offer, "num") : String(Math.min(num, LIMITS.num.maximum)),
    freight: storedText<"freight", string>(offer ?? {}, "freight", amount),
    delivery_days: offer?.delivery_days ? String(offer.delivery_days) : "",
    valid_days: "14",
    note: offer?.note ?? "",
  };
}

/** What validating and sending depend on. */
interface OfferRules {
  /** Decimal digits of prices. */
  readonly digits: number;
  /** BCP-47 tag of the reader's language. */
  readonly tag: string;
  /** Whether the product has variants to choose from. */
  readonly hasVariants: boolean;
}

export function validateOffer(
  values: FieldValues<OfferField>,
  { digits, tag, hasVariants }: OfferRules,
): FieldErrors<OfferField> {
  const price = readPrice(values.price, digits, tag);
  const freight = readPrice(values.freight, digits, tag);
  const days = readQuantity(values.delivery_days, tag);
  return {
    pro_id: values.pro_id ? undefined : "offers.enterProduct",
    sku_id: hasVariants && !values.sku_id ? "offers.enterVariant" : undefined,
    price: !price || isZero(price) ? priceRule(digits) : undefined,
    num: readQuantity(values.num, tag) ? undefined : "requests.numRule",
    freight: freight === null ? priceRule(digits) : undefined,
    delivery_days: days !== undefined && days <= LIMITS.delivery_days.maximum ? undefined : "offers.daysRule",
  };
}

/** Input of merchantOffers.save. */
export function offerInput(
  requestId: PurchaseRequest["id"],
  values: FieldValues<OfferField>,
  { digits, tag, hasVariants }: OfferRules,
): Input<"merchantOffers.save"> {
  return {
    request_id: requestId,
    pro_id: values.pro_id,
    ...(hasVariants && { sku_id: values.sku_id }),
    price: readPrice(values.price, digits, tag) ?? "",
    num: readQuantity(values.num, tag) ?? 0,
    freight: readPrice(values.freight, digits, tag) ?? "0",
    delivery_days: readQuantity(values.delivery_days, tag) ?? 0,
    valid_days: Number(values.valid_days),
    note: values.note.trim(),
  };
}

/** Price of goods and freight without tax; undefined while something is missing. */
export function offerSum(
  { price, num, freight }: FieldValues<OfferField>,
  { digits, tag }: Pick<OfferRules, "digits" | "tag">,
): string | undefined {
  const [each, extra] = [readPrice(price, digits, tag), readPrice(freight, digits, tag)];
  const pieces = readQuantity(num, tag);
  if (!each || extra === null || pieces === undefined) return undefined;
  return addDecimals([timesQuantity(each, pieces), extra ?? "0", `0.${"0".repeat(digits)}`]);
}
