import type { Tx } from "../../db/connect";
import { DAY } from "../../domain/durations";
import { BusinessError } from "../../domain/errors";
import { PRICE_SCALE, PRICE_STEP, parseUnits, priceText } from "../../domain/money";
import type { Data } from "../../http/contract";
import type { Settings } from "../../settings";
import { invalidField } from "../errors";
import type { IdempotentCall } from "../idempotency";
import { notify } from "../messages/notify";
import { ownOrder } from "../orders/info";
import { readOwnPictures } from "../uploads/own-pictures";
import { MAX_DISPUTES } from "./dispute-dto";
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
  await assertInTime(tx, order, input.reason, now);
  const amount = input.amount === undefined ? order.total : readAmount(input.amount, order.total);
  const text = input.text.trim();
  if (text === "") throw invalidField("text", "missing_field");
  const images = await readOwnPictures(tx, viewer.id, input.images, settings.commentImages);

  const report = { number: (before?.number ?? 0) + 1, reason: input.reason, text, images, amount };
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
}

/** Holds a locked order, and tells its shop. @returns the id of the dispute */
export async function insertDispute(
  tx: Tx,
  order: LockedOrder,
  { number, reason, text, images = [], amount }: Report,
  now: number,
  { disputeAnswer }: Pick<Settings, "disputeAnswer">,
): Promise<number> {
  const [dispute] = await tx<{ id: number }[]>`
    insert into dispute (order_id, number, status, reason, amount, due_at, createtime)
    values (${order.id}, ${number}, 'open', ${reason}, ${`${amount}`}, ${now + disputeAnswer}, ${now}) returning id`;
  const id = dispute?.id ?? 0;
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
    template: "dispute_opened",
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

/** Shipped: until the automatic receipt. Received: until the settlement, and only about what has arrived. */
async function assertInTime(tx: Tx, order: LockedOrder, reason: string, now: number): Promise<void> {
  if (order.status === "shipped") {
    const until = order.auto_receipt_at ?? 0;
    if (now >= until) throw new BusinessError("dispute_too_late", { until });
    return;
  }
  const hasArrived = order.status === "received" || order.status === "completed";
  if (!hasArrived || reason !== "not_as_described") {
    throw new BusinessError("bad_state", { status: order.status });
  }
  const [settlement] = await tx<{ status: string; available_at: number }[]>`
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
