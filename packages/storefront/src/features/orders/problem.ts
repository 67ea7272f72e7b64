import { validateAmount } from "marketplace-react";
import { readAmount } from "marketplace-react/money";
import type { Input, Order } from "marketplace-sdk";
import { amountText } from "../../entities/money/amount-text";
import type { FieldErrors, FieldValues } from "../../shared/forms/use-form";

/** Fields of a report under the names that errors of disputes.open give them. */
export const PROBLEM_FIELDS = ["reason", "text", "amount", "images"] as const;
export type ProblemField = (typeof PROBLEM_FIELDS)[number];

/** Longest text of a dispute (contract: `DisputeText`). */
export const MAX_LENGTH = 1000;

type Reason = Input<"disputes.open">["reason"];

/** What can be reported: "not arrived" only while the order is on its way. */
export const reasonsFor = ({ status }: Pick<Order, "status">): readonly Reason[] =>
  status === "shipped" ? ["not_arrived", "not_as_described"] : ["not_as_described"];

/** @param tag of the reader's language @param uploading a picture is still being uploaded: sending now would lose it */
export function validateProblem(
  { total }: Pick<Order, "total">,
  values: FieldValues<ProblemField>,
  tag: string,
  uploading: boolean,
): FieldErrors<ProblemField> {
  return {
    text: values.text.trim() ? undefined : "disputes.enterWords",
    // Empty: the whole amount.
    amount: values.amount.trim()
      ? amountText(validateAmount(values.amount, tag, { max: total, decimals: 2 }))
      : undefined,
    images: uploading ? "orders.photosUnderWay" : undefined,
  };
}

/** What is sent. */
export function problemInput(
  { order_no, status }: Pick<Order, "order_no" | "status">,
  values: FieldValues<ProblemField>,
  tag: string,
  images: readonly string[],
): Input<"disputes.open"> {
  const reasons = reasonsFor({ status });
  const amount = readAmount(values.amount, tag);
  return {
    order_no,
    reason: reasons.find((known) => known === values.reason) ?? reasons[0] ?? "not_as_described",
    text: values.text.trim(),
    images: [...images],
    ...(amount && { amount }),
  };
}
