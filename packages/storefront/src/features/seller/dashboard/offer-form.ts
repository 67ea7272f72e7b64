import { addDecimals, isZero, readAmount, timesPieces, typedAmount } from "marketplace-react/money";
import type { Input, Offer, PurchaseRequest } from "marketplace-sdk";
import { priceRule, readPrice } from "../../../entities/money/price";
import type { FieldErrors, FieldValues } from "../../../shared/forms/use-form";

/** Fields of an offer, named as the server names them when it refuses one. */
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

/** Longest values the contract takes. */
export const MAX_LENGTH = { num: 5, delivery_days: 3, note: 1000 } as const;
/** Days an offer may be accepted, to choose from. */
export const VALID_DAYS: readonly number[] = [3, 7, 14, 30, 60];
const MAX_PIECES = 99_999;
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

/** The rules for the values. */
export interface OfferRules {
  /** Of prices, after the point. */
  readonly digits: number;
  /** Of the reader's language. */
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
  return {
    pro_id: values.pro_id ? undefined : "offers.enterProduct",
    sku_id: hasVariants && !values.sku_id ? "offers.enterVariant" : undefined,
    price: !price || isZero(price) ? priceRule(digits) : undefined,
    num: within(values.num, tag, MAX_PIECES) ? undefined : "requests.numRule",
    freight: freight === null ? priceRule(digits) : undefined,
    delivery_days: within(values.delivery_days, tag, MAX_DAYS) ? undefined : "offers.daysRule",
  };
}

const readWhole = (typed: string, tag: string): number =>
  Number(readAmount(typed, tag, { whole: 5, fraction: 0 }) ?? 0);

const within = (typed: string, tag: string, most: number): boolean => {
  const value = readWhole(typed, tag);
  return value >= 1 && value <= most;
};

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
    num: readWhole(values.num, tag),
    freight: readPrice(values.freight, digits, tag) ?? "0",
    delivery_days: readWhole(values.delivery_days, tag),
    valid_days: Number(values.valid_days),
    note: values.note.trim(),
  };
}

/** Goods and freight without tax; undefined while something is missing. */
export function offerSum(
  { price, num, freight }: FieldValues<OfferField>,
  { digits, tag }: Pick<OfferRules, "digits" | "tag">,
): string | undefined {
  const [each, extra] = [readPrice(price, digits, tag), readPrice(freight, digits, tag)];
  const pieces = readWhole(num, tag);
  if (!each || extra === null || pieces === 0) return undefined;
  return addDecimals([timesPieces(each, pieces), extra ?? "0", `0.${"0".repeat(digits)}`]);
}
