import type { Order, OrderItem, ReviewInput } from "marketplace-sdk";
import type { FieldErrors } from "../../shared/forms/field-errors";
import type { FieldValues } from "../../shared/forms/form-values";

/** The marks that a buyer can give. */
export const STARS = [1, 2, 3, 4, 5] as const;

/** Fields of one review, named as in errors of orders.review. Each review is sent in a call of its own. */
export const REVIEW_FIELDS = ["comments.0.star", "comments.0.content", "comments.0.images"] as const;
export type ReviewField = (typeof REVIEW_FIELDS)[number];

/** Whether the buyer has reviewed a line already. */
export const isReviewed = ({ is_commented }: Pick<OrderItem, "is_commented">): boolean =>
  is_commented === true;

/** Lines the buyer may review now. */
export function openLines({ can, goods }: Pick<Order, "can" | "goods">): OrderItem[] {
  return can?.comment ? (goods ?? []).filter((line) => !isReviewed(line)) : [];
}

/** @param uploading whether a picture is still being uploaded, which sending now would lose */
export function validateReview(
  values: FieldValues<ReviewField>,
  uploading: boolean,
): FieldErrors<ReviewField> {
  const star = Number(values["comments.0.star"]);
  return {
    "comments.0.star": STARS.some((known) => known === star) ? undefined : "orders.chooseStars",
    "comments.0.images": uploading ? "orders.photosUnderWay" : undefined,
  };
}

/** Input of orders.review. */
export function reviewInput(
  line: Pick<OrderItem, "id">,
  values: FieldValues<ReviewField>,
  images: readonly string[],
): ReviewInput {
  return {
    order_goods_id: line.id,
    star: Number(values["comments.0.star"]),
    content: values["comments.0.content"].trim(),
    images: [...images],
  };
}
