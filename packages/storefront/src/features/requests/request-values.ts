import type { Input } from "marketplace-sdk";
import { limits } from "marketplace-sdk/limits";
import { isZero, readAmount } from "marketplace-sdk/money";
import { priceRule, readPrice } from "../../entities/money/amount";
import type { FieldErrors } from "../../shared/forms/field-errors";
import type { FieldValues } from "../../shared/forms/form-values";

/** Fields of a new request, named as in the server's errors. */
export const REQUEST_FIELDS = [
  "title",
  "content",
  "num",
  "unit",
  "target_price",
  "category_id",
  "country",
  "days",
  "images",
] as const;
export type RequestField = (typeof REQUEST_FIELDS)[number];

/** Limits of the fields. */
export const LIMITS = limits["purchaseRequests.create"];

/** @param title words of a search that found nothing, if any */
export function firstValues(title: string): FieldValues<RequestField> {
  return {
    title: title.slice(0, LIMITS.title.maxLength),
    content: "",
    num: "",
    unit: "",
    target_price: "",
    category_id: "",
    country: "",
    days: "30",
    images: "",
  };
}

/** The stored draft, with the searched words as its title if it had none. */
export function continued(
  first: FieldValues<RequestField>,
  kept: Partial<FieldValues<RequestField>>,
): FieldValues<RequestField> {
  return { ...first, ...kept, title: kept.title || first.title };
}

/** @param digits of prices, after the point @param tag of the reader's language */
export function validateRequest(
  values: FieldValues<RequestField>,
  digits: number,
  tag: string,
): FieldErrors<RequestField> {
  const price = readPrice(values.target_price, digits, tag);
  return {
    title: values.title.trim() ? undefined : "requests.enterWhat",
    content: values.content.trim() ? undefined : "requests.enterDetails",
    num: readPieces(values.num, tag) ? undefined : "requests.numRule",
    unit: values.unit.trim() ? undefined : "requests.enterUnit",
    target_price: price === null || isZero(price) ? priceRule(digits) : undefined,
  };
}

/** A whole quantity; 0 for anything else. */
const readPieces = (typed: string, tag: string): number =>
  Number(readAmount(typed, tag, { whole: 9, fraction: 0 }) ?? 0);

/**
 * Input of purchaseRequests.create.
 *
 * @param digits of prices, after the point
 * @param tag of the reader's language
 * @param images addresses from uploads.image
 */
export function requestInput(
  values: FieldValues<RequestField>,
  digits: number,
  tag: string,
  images: readonly string[],
): Input<"purchaseRequests.create"> {
  const price = readPrice(values.target_price, digits, tag);
  return {
    title: values.title.trim(),
    content: values.content.trim(),
    num: readPieces(values.num, tag),
    unit: values.unit.trim(),
    ...(price && { target_price: price }),
    ...(values.category_id && { category_id: values.category_id }),
    ...(values.country && { country: values.country }),
    ...(images.length > 0 && { images: [...images] }),
    days: Number(values.days),
  };
}
