import type { Data, Input } from "../../contract/operations";
import type { Tx } from "../../db/connect";
import type { RowOf } from "../../db/tables";
import { DAY } from "../../domain/durations";
import { BusinessError } from "../../domain/errors";
import { PRICE_SCALE, PRICE_STEP, parseUnits, priceText, shareDown } from "../../domain/money";
import { invalidField } from "../../kernel/errors";
import type { IdempotentCall } from "../../kernel/idempotency";
import type { Settings } from "../../kernel/settings";
import { notify } from "../messages/notify";
import { MAX_DISPUTES } from "../orders/dispute-dto";
import { ownOrder } from "../orders/read-orders";
import { readOwnPictures } from "../uploads/own-pictures";
import { type LockedDispute, type LockedOrder, lastDispute, lockOrder, recordEvent } from "./locked-dispute";

/** The buyer reports a problem. From then on the order is held. */
export async function openDispute(
  call: IdempotentCall<"disputes.open">,
  tx: Tx,
): Promise<Data<"disputes.open">> {
  const { input, viewer, services, now } = call;
  const { settings } = services;
  const order = await lockOrder(tx, tx`o.order_no = ${input.order_no} and o.member_id = ${viewer.id}`);
  const before = order.dispute_id === null ? undefined : await lastDispute(tx, order);
  assertMayFollow(before);
  const kind = readKind(input);
  await assertInTime(tx, order, input.reason, now);
  const lines = await readLines(tx, order, input.goods);
  const max = lines === undefined ? order.total : sumOf(lines);
  const amount = input.amount === undefined ? max : readAmount(input.amount, max);
  const text = input.text.trim();
  if (text === "") throw invalidField("text", "missing_field");
  const images = await readOwnPictures(tx, viewer.id, input.images, settings.commentImages);

  const { reason } = input;
  const report = { number: (before?.number ?? 0) + 1, reason, kind, lines, text, images, amount, max };
  await insertDispute(tx, order, report, now, settings);
  return ownOrder(tx, viewer.id, order.order_no, now);
}

/** What the buyer reports; the amount in ledger units. */
interface Report {
  /** The first, second, … of its order. */
  readonly number: number;
  readonly reason: string;
  readonly text: string;
  readonly images?: readonly string[];
  readonly amount: bigint;
  /** What was paid for the lines; the order's total when left out. */
  readonly max?: bigint;
  readonly kind?: "refund" | "return";
  /** Undefined: the whole order. */
  readonly lines?: readonly ReportedLine[] | undefined;
}

/** Puts a locked order on hold and notifies its shop. @returns the id of the dispute */
export async function insertDispute(
  tx: Tx,
  order: LockedOrder,
  { number, reason, text, images = [], amount, max = order.total, kind = "refund", lines = [] }: Report,
  now: number,
  { disputeAnswer }: Pick<Settings, "disputeAnswer">,
): Promise<number> {
  const [dispute] = await tx<{ id: number }[]>`
    insert into dispute (order_id, number, status, reason, kind, amount, max_amount, due_at, createtime)
    values (${order.id}, ${number}, 'open', ${reason}, ${kind}, ${`${amount}`}, ${`${max}`}, ${now + disputeAnswer}, ${now}) returning id`;
  const id = dispute?.id ?? 0;
  if (lines.length > 0) {
    await tx`
      insert into dispute_line (dispute_id, order_goods_id, num)
      select ${id}, * from unnest(${lines.map((line) => line.id)}::bigint[], ${lines.map(({ num }) => num)}::integer[])`;
  }
  await tx`update shop_order set is_disputed = true, dispute_id = ${id} where id = ${order.id}`;
  await tx`update settlement set is_held = true where order_id = ${order.id} and status = 'pending'`;
  const { order_no, currency, member_id, owner_id } = order;
  await recordEvent(
    tx,
    id,
    { event: "opened", actor: "buyer", memberId: member_id, text, images, amount },
    now,
  );
  await notify(tx, now, {
    memberId: owner_id,
    type: "merchant",
    template: kind === "return" ? "return_requested" : "dispute_opened",
    params: { order_no, amount: priceText(amount), currency, days: Math.round(disputeAnswer / DAY) },
    ref: { type: "order", id: order_no },
  });
  return id;
}

function assertMayFollow(before: LockedDispute | undefined): void {
  if (before && (before.status !== "withdrawn" || before.number >= MAX_DISPUTES)) {
    throw new BusinessError("already_disputed", { status: before.status });
  }
}

/** Missing items can't be returned, and items that are as ordered can only be returned. @throws {HttpError} 422 for `kind` */
function readKind({ kind = "refund", reason }: Pick<Input<"disputes.open">, "kind" | "reason">) {
  const mustReturn = reason === "changed_mind";
  if (kind === "return" ? reason === "not_arrived" : mustReturn) throw invalidField("kind");
  return kind;
}

/** Quantity of a line, with the amount paid in ledger units. */
interface ReportedLine {
  readonly id: number;
  readonly num: number;
  readonly paid: bigint;
}

const sumOf = (lines: readonly ReportedLine[]) => lines.reduce((sum, { paid }) => sum + paid, 0n);

/** @returns undefined for the whole order @throws {HttpError} 422 for what the order does not have, or has less of */
async function readLines(
  tx: Tx,
  { id }: LockedOrder,
  asked: Input<"disputes.open">["goods"],
): Promise<ReportedLine[] | undefined> {
  if (asked === undefined) return undefined;
  const bought = await tx<RowOf<"order_goods", "id" | "num" | "total">[]>`
    select id, num, total from order_goods where order_id = ${id}`;
  const byId = new Map(bought.map((line) => [line.id, line]));
  return asked.map(({ id: lineId, num }, i) => {
    const line = byId.get(Number(lineId));
    if (!line) throw invalidField(`goods.${i}.id`);
    if (num > line.num) throw invalidField(`goods.${i}.num`);
    byId.delete(line.id);
    return { id: line.id, num, paid: paidFor(line, num) };
  });
}

/** The amount paid for part of a line, rounded down to whole price steps. */
const paidFor = ({ num: all, total }: { readonly num: number; readonly total: bigint }, num: number) =>
  num === all ? total : (shareDown(total, BigInt(num), BigInt(all)) / PRICE_STEP) * PRICE_STEP;

/** Shipped: until the automatic receipt. Received: until the settlement, and only about what has arrived. */
async function assertInTime(tx: Tx, order: LockedOrder, reason: string, now: number): Promise<void> {
  if (order.status === "shipped" && reason !== "changed_mind") {
    const until = order.auto_receipt_at ?? 0;
    if (now >= until) throw new BusinessError("dispute_too_late", { until });
    return;
  }
  const hasArrived = order.status === "received" || order.status === "completed";
  if (!hasArrived || reason === "not_arrived") {
    throw new BusinessError("bad_state", { status: order.status });
  }
  const [settlement] = await tx<RowOf<"settlement", "status" | "available_at">[]>`
    select status, available_at from settlement where order_id = ${order.id} for no key update`;
  const until = settlement?.available_at ?? 0;
  if (settlement?.status !== "pending" || now >= until)
    throw new BusinessError("dispute_too_late", { until });
}

/** Ledger units of an amount above zero. @throws {BusinessError} `amount_too_large` with `max` */
export function readAmount(text: string, max: bigint): bigint {
  const units = (parseUnits(text, PRICE_SCALE) ?? 0n) * PRICE_STEP;
  if (units === 0n) throw invalidField("amount");
  if (units > max) throw new BusinessError("amount_too_large", { field: "amount", max: priceText(max) });
  return units;
}
