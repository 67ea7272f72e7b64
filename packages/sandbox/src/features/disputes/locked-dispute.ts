import type { Fragment } from "postgres";
import type { Tx } from "../../db/connect";
import { transition } from "../../db/transition";
import { disputeMachine } from "../../domain/state-machines/machines";
import { notFound } from "../../kernel/errors";
import type { ClosingOrder } from "../orders/cancel";

/** An order that its buyer may dispute, or has disputed; its row is locked. */
export interface LockedOrder extends ClosingOrder {
  readonly status: string;
  readonly commission: bigint;
  readonly auto_receipt_at: number | null;
  readonly is_disputed: boolean;
  readonly dispute_id: number | null;
}

/** The last dispute of a locked order. */
export interface LockedDispute {
  readonly id: number;
  readonly number: number;
  readonly status: string;
  readonly amount: bigint;
  readonly offer_amount: bigint;
  readonly max_amount: bigint;
  readonly kind: "refund" | "return";
}

/** One step of a dispute, for its timeline. */
export interface DisputeEvent {
  readonly event: string;
  readonly actor: "buyer" | "store" | "operator" | "system";
  /** Who wrote it, for buyer and store. */
  readonly memberId?: number;
  readonly text?: string;
  readonly images?: readonly string[];
  /** Ledger units. */
  readonly amount?: bigint;
}

/**
 * Locks an order. Everything that changes a dispute begins with it.
 *
 * @param where condition on `o` (shop_order); the owner check belongs in it
 * @throws {HttpError} 404 when missing
 */
export async function lockOrder(tx: Tx, where: Fragment): Promise<LockedOrder> {
  const [row] = await tx<LockedOrder[]>`
    select o.id, o.order_no, o.pay_id, o.member_id, o.currency, o.total, o.status, o.commission, o.auto_receipt_at,
      o.is_disputed, o.dispute_id, shop.owner_id
    from shop_order o join shop on shop.id = o.shop_id where ${where} for no key update of o`;
  if (!row) throw notFound();
  return row;
}

/** The last dispute of a locked order. @throws {HttpError} 404 when it has none */
export async function lastDispute(tx: Tx, order: LockedOrder): Promise<LockedDispute> {
  const [row] = await tx<LockedDispute[]>`
    select id, number, status, amount, offer_amount, max_amount, kind from dispute where id = ${order.dispute_id} for no key update`;
  if (!row) throw notFound();
  return row;
}

/** Locks an order and its last dispute. @throws {HttpError} 404 when one of them is missing */
export async function lockDispute(tx: Tx, where: Fragment) {
  const order = await lockOrder(tx, where);
  return { order, dispute: await lastDispute(tx, order) };
}

/** Writes the timeline. */
export async function recordEvent(
  tx: Tx,
  disputeId: number,
  { event, actor, memberId, text = "", images = [], amount = 0n }: DisputeEvent,
  now: number,
): Promise<void> {
  await tx`insert into dispute_event (dispute_id, event, actor, member_id, text, images, amount, createtime)
    values (${disputeId}, ${event}, ${actor}, ${memberId ?? null}, ${text}, ${tx.json([...images])}, ${`${amount}`}, ${now})`;
}

/** Closes a dispute and releases its order. @param refunded ledger units that go back to the buyer */
export async function closeDispute(
  tx: Tx,
  { order, dispute }: { order: LockedOrder; dispute: LockedDispute },
  event: "accept" | "accept_offer" | "arrive" | "refund" | "reject" | "withdraw" | "expire",
  now: number,
  refunded = 0n,
): Promise<void> {
  await transition(tx, disputeMachine, event, dispute.id, {
    refund_amount: `${refunded}`,
    due_at: 0,
    closetime: now,
  });
  await tx`update shop_order set is_disputed = false where id = ${order.id}`;
  await tx`update settlement set is_held = false where order_id = ${order.id}`;
}
