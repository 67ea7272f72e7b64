import { validateAmount } from "marketplace-react";
import { isZero, readAmount } from "marketplace-react/money";
import type { Input, Order } from "marketplace-sdk";
import { amountText } from "../../entities/money/amount-text";
import { canReturn, linesOf, paidFor, readPieces } from "../../entities/order/returned";
import type { FieldErrors, FieldValues } from "../../shared/forms/use-form";

/** Fields of a report, named as in errors of disputes.open. */
export const PROBLEM_FIELDS = ["reason", "kind", "goods", "text", "amount", "images"] as const;
export type ProblemField = (typeof PROBLEM_FIELDS)[number];

/** Longest text of a dispute (contract: `DisputeText`). */
export const MAX_LENGTH = 1000;

type Reason = Input<"disputes.open">["reason"];

type Kind = NonNullable<Input<"disputes.open">["kind"]>;

/** Reasons to choose from: "not arrived" only while the order is on its way, a change of mind only after it has arrived. */
export function reasonsFor({ status, goods }: Pick<Order, "status" | "goods">): readonly Reason[] {
  const isOnItsWay = status === "shipped";
  if (!canReturn(goods)) return isOnItsWay ? ["not_arrived", "not_as_described"] : ["not_as_described"];
  return isOnItsWay
    ? ["not_arrived", "not_as_described", "damaged", "wrong_item"]
    : ["not_as_described", "damaged", "wrong_item", "changed_mind"];
}

/** The remedies to choose from: missing items can't be returned, and items that are as ordered can only be returned. */
export function kindsFor(reason: string, goods: Order["goods"]): readonly Kind[] {
  if (reason === "not_arrived" || !canReturn(goods)) return ["refund"];
  return reason === "changed_mind" ? ["return"] : ["refund", "return"];
}

/** The chosen one of `choices`, or the first if it is no longer among them. */
export const chosenOrFirst = <Choice extends string>(choices: readonly Choice[], value: string) =>
  choices.find((known) => known === value) ?? choices[0];

/** The highest amount that can be claimed. */
export const maxClaim = ({ total, goods }: Pick<Order, "total" | "goods">, pieces: string): string =>
  canReturn(goods) ? paidFor(goods, readPieces(pieces, goods)) : total;

/** @param tag of the reader's language @param uploading whether a picture is still being uploaded, which sending now would lose */
export function validateProblem(
  order: Pick<Order, "total" | "goods">,
  values: FieldValues<ProblemField>,
  tag: string,
  uploading: boolean,
): FieldErrors<ProblemField> {
  const max = maxClaim(order, values.goods);
  return {
    goods: isZero(max) ? "returns.choosePieces" : undefined,
    text: values.text.trim() ? undefined : "disputes.enterWords",
    // Empty stands for the whole amount.
    amount: values.amount.trim()
      ? amountText(validateAmount(values.amount, tag, { max, decimals: 2 }))
      : undefined,
    images: uploading ? "orders.photosUnderWay" : undefined,
  };
}

/** Input of disputes.open. */
export function problemInput(
  { order_no, status, goods }: Pick<Order, "order_no" | "status" | "goods">,
  values: FieldValues<ProblemField>,
  tag: string,
  images: readonly string[],
): Input<"disputes.open"> {
  const reason = chosenOrFirst(reasonsFor({ status, goods }), values.reason) ?? "not_as_described";
  const lines = canReturn(goods) ? linesOf(goods, readPieces(values.goods, goods)) : undefined;
  const kind = chosenOrFirst(kindsFor(reason, goods), values.kind);
  const amount = readAmount(values.amount, tag);
  return {
    order_no,
    reason,
    ...(canReturn(goods) && kind && { kind }),
    ...(lines && { goods: lines }),
    text: values.text.trim(),
    images: [...images],
    ...(amount && { amount }),
  };
}
