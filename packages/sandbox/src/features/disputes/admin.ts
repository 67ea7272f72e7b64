import { recordDecision } from "../../db/audit-log";
import type { Tx } from "../../db/connect";
import { BusinessError } from "../../domain/errors";
import { PRICE_STEP, priceText } from "../../domain/money";
import { invalidField } from "../../kernel/errors";
import type { Settings } from "../../kernel/settings";
import { closeDispute, lockDispute, recordEvent } from "./locked-dispute";
import { notifyBothSides } from "./notify-both-sides";
import { refundDispute } from "./refund";

interface Decision {
  readonly id: number;
  /** Read by both sides. */
  readonly reason: string;
  readonly now: number;
}

const lockById = (tx: Tx, id: number) =>
  lockDispute(tx, tx`o.dispute_id = ${id} and o.id = (select order_id from dispute where id = ${id})`);

/**
 * The operator decides for the buyer.
 *
 * @param amount ledger units; without it, what the buyer asks for
 * @throws {BusinessError} `bad_state` with `status`, `amount_too_large` with `max`
 */
export async function decideRefund(
  tx: Tx,
  { id, reason, now }: Decision,
  amount: bigint | undefined,
  settings: Pick<Settings, "settleAfter">,
): Promise<void> {
  const { order, dispute } = await lockById(tx, id);
  const refunded = amount ?? dispute.amount;
  if (refunded % PRICE_STEP !== 0n) throw invalidField("amount");
  if (refunded > dispute.max_amount) {
    throw new BusinessError("amount_too_large", { max: priceText(dispute.max_amount) });
  }
  await refundDispute(tx, order, dispute, { event: "refund", amount: refunded, reason, now, settings });
  const event = { event: "refunded", actor: "operator", text: reason, amount: refunded } as const;
  await recordEvent(tx, id, event, now);
  await recordDecision(tx, { subject: "dispute", id, event: "refund", reason }, now);
}

/** The operator decides for the shop: the order continues with its previous deadlines. @throws {BusinessError} `bad_state` with `status` */
export async function decideReject(tx: Tx, { id, reason, now }: Decision): Promise<void> {
  const { order, dispute } = await lockById(tx, id);
  await closeDispute(tx, { order, dispute }, "reject", now);
  await recordEvent(tx, id, { event: "rejected", actor: "operator", text: reason }, now);
  await recordDecision(tx, { subject: "dispute", id, event: "reject", reason }, now);
  await notifyBothSides(tx, order, "dispute_rejected", now, { reason });
}
