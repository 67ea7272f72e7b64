import { validateAmount } from "marketplace-react";
import type { Input, Order } from "marketplace-sdk";
import { costOf, isZero, readAmount, sumOf } from "marketplace-sdk/money";
import { amountText } from "../../entities/money/amount";
import type { FieldErrors } from "../../shared/forms/field-errors";
import type { FieldValues } from "../../shared/forms/form-values";
import { isUnread } from "../../shared/forms/stored-text";

/** Fields of a report, named as in errors of disputes.open. */
export const PROBLEM_FIELDS = ["reason", "kind", "goods", "text", "amount", "images"] as const;

export type ProblemField = (typeof PROBLEM_FIELDS)[number];

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
export const maxClaim = (
  { total, goods }: Pick<Order, "total" | "goods">,
  pieces: string,
): string | undefined => (canReturn(goods) ? paidFor(goods, readPieces(pieces, goods)) : total);

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

/** Quantities by id of the order line. */
type Pieces = Readonly<Record<string, number>>;

type Line = Pick<Order["goods"][number], "id" | "num" | "total">;

/** Whether the server sends the cost of each line, and so supports returns; a cost that can't be read is one. */
export const canReturn = (goods: readonly Line[]): boolean =>
  goods.length > 0 && goods.every((line) => line.total !== undefined || isUnread(line, "total"));

/** All pieces of an order. */
export const allPieces = (goods: readonly Line[]): Pieces =>
  Object.fromEntries(goods.map(({ id, num }) => [String(id), num]));

/**
 * The amount paid for these quantities, with tax and freight. Each line is rounded down to a whole price step, as on
 * the server (contract: `OrderItem`). Undefined where one of them is not known.
 */
export const paidFor = (goods: readonly Line[], pieces: Pieces): string | undefined =>
  sumOf(
    goods.map(({ id, num, total }) => {
      const cost = num > 0 ? costOf(total, pieces[String(id)] ?? 0) : undefined;
      return cost && { units: cost.units / BigInt(num), scale: cost.scale };
    }),
  );

/** @returns undefined for the whole order */
export function linesOf(goods: readonly Line[], pieces: Pieces) {
  if (goods.every(({ id, num }) => pieces[String(id)] === num)) return undefined;
  return goods.flatMap(({ id }) => {
    const num = pieces[String(id)] ?? 0;
    return num > 0 ? { id, num } : [];
  });
}

/** Quantities as the text of a field, so that a draft can store them: `1981=5 1980=2`. */
export const piecesText = (pieces: Pieces): string =>
  Object.entries(pieces)
    .map(([id, num]) => `${id}=${num}`)
    .join(" ");

/** Quantities from such a text, limited to what was ordered as far as that is known; the whole order if it is empty. */
export function readPieces(text: string, goods: readonly Line[]): Pieces {
  const known = new Map([...text.matchAll(/(\d+)=(\d+)/g)].map(([, id, num]) => [id, Number(num)]));
  if (known.size === 0) return allPieces(goods);
  return Object.fromEntries(
    goods.map(({ id, num = Number.POSITIVE_INFINITY }) => [
      String(id),
      Math.min(known.get(String(id)) ?? 0, num),
    ]),
  );
}
