import { addDecimals, isZero, timesPieces, typedAmount } from "marketplace-react/money";
import type { Input, Offer, PurchaseRequest } from "marketplace-sdk";
import { priceRule, readPrice } from "../../../entities/money/price";
import { MAX_PIECES, readQuantity } from "../../../entities/product/quantity";
import type { FieldErrors, FieldValues } from "../../../shared/forms/use-form";

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

/** Maximum lengths in the contract. */
export const MAX_LENGTH = { num: 5, delivery_days: 3, note: 1000 } as const;
/** Choices for how many days an offer can be accepted. */
export const VALID_DAYS: readonly number[] = [3, 7, 14, 30, 60];
const MAX_DAYS = 365;

/** The initial values of an offer: the previous offer's, or else those of the request. @param tag of the reader's language */
export function firstOffer(
  { num, target_price }: Pick<PurchaseRequest, "num" | "target_price">,
  offer: Offer | undefined,
  tag: string,
): FieldValues<OfferField> {
  const amount = (text: string | undefined): string => (text ? typedAmount(text, tag) : "");
  return {
    pro_id: offer ? String(offer.pro_id) : "",
    sku_id: offer?.sku_id ? String(offer.sku_id) : "",
    price: amount(offer?.price ?? target_price),
    num: String(offer?.num ?? Math.min(num, MAX_PIECES)),
    freight: amount(offer?.freight),
    delivery_days: offer?.delivery_days ? String(offer.delivery_days) : "",
    valid_days: "14",
    note: offer?.note ?? "",
  };
}

/** What validating and sending depend on. */
export interface OfferRules {
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
    delivery_days: days !== undefined && days <= MAX_DAYS ? undefined : "offers.daysRule",
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
  return addDecimals([timesPieces(each, pieces), extra ?? "0", `0.${"0".repeat(digits)}`]);
}
