import type { Data } from "../../contract/operations";
import type { Tx } from "../../db/connect";
import { transition } from "../../db/transition";
import { DAY } from "../../domain/durations";
import { BusinessError } from "../../domain/errors";
import { PRICE_SCALE, PRICE_STEP, parseUnits, priceText } from "../../domain/money";
import { disputeMachine } from "../../domain/state-machines/machines";
import { invalidField } from "../../kernel/errors";
import type { IdempotentCall } from "../../kernel/idempotency";
import { notify } from "../messages/notify";
import { ownOrder } from "../orders/read-orders";
import { isFrozen, refuseFrozen } from "../standing/freeze";
import { readOwnPictures } from "../uploads/own-pictures";
import { escalate } from "./escalate";
import { closeDispute, lockDispute, recordEvent } from "./locked-dispute";
import { refundDispute } from "./refund";

type Call = IdempotentCall<
  "disputes.acceptOffer" | "disputes.sendBack" | "disputes.withdraw" | "disputes.escalate"
>;

const lockOwn = (tx: Tx, { input, viewer }: Pick<Call, "input" | "viewer">) =>
  lockDispute(tx, tx`o.order_no = ${input.order_no} and o.member_id = ${viewer.id}`);

/** The buyer accepts the shop's offer. */
export async function acceptOffer(
  call: IdempotentCall<"disputes.acceptOffer">,
  tx: Tx,
): Promise<Data<"disputes.acceptOffer">> {
  const { input, viewer, services, now } = call;
  const { order, dispute } = await lockOwn(tx, call);
  await refuseFrozen(tx, viewer.id);
  const amount = dispute.offer_amount;
  const expected = (parseUnits(input.expect_amount, PRICE_SCALE) ?? 0n) * PRICE_STEP;
  if (dispute.status === "offered" && expected !== amount) {
    throw new BusinessError("offer_changed", { offer_amount: priceText(amount) });
  }
  // The store made it before its owner was frozen: the buyer leaves it to the operator.
  if (await isFrozen(tx, order.owner_id)) throw new BusinessError("bad_state", { status: dispute.status });
  await refundDispute(tx, order, dispute, {
    event: "accept_offer",
    amount,
    now,
    settings: services.settings,
  });
  await recordEvent(
    tx,
    dispute.id,
    { event: "offer_accepted", actor: "buyer", memberId: viewer.id, amount },
    now,
  );
  return ownOrder(tx, viewer.id, input.order_no, now);
}

/** The goods are on their way back. The shop confirms their arrival, or its deadline passes. */
export async function sendBack(
  call: IdempotentCall<"disputes.sendBack">,
  tx: Tx,
): Promise<Data<"disputes.sendBack">> {
  const { input, viewer, services, now } = call;
  const { order, dispute } = await lockOwn(tx, call);
  const [carrier, trackingNo] = [input.carrier.trim(), input.tracking_no.trim()];
  if (carrier === "") throw invalidField("carrier", "missing_field");
  if (trackingNo === "") throw invalidField("tracking_no", "missing_field");
  const { returnArrive } = services.settings;
  await transition(tx, disputeMachine, "send_back", dispute.id, {
    carrier,
    tracking_no: trackingNo,
    due_at: now + returnArrive,
  });
  await recordEvent(
    tx,
    dispute.id,
    { event: "sent_back", actor: "buyer", memberId: viewer.id, text: `${carrier} ${trackingNo}` },
    now,
  );
  await notify(tx, now, {
    memberId: order.owner_id,
    type: "merchant",
    template: "return_sent",
    params: {
      order_no: order.order_no,
      carrier,
      tracking_no: trackingNo,
      days: Math.round(returnArrive / DAY),
    },
    ref: { type: "order", id: order.order_no },
  });
  return ownOrder(tx, viewer.id, input.order_no, now);
}

/** The problem is solved: the order continues with its previous deadlines. */
export async function withdrawDispute(
  call: IdempotentCall<"disputes.withdraw">,
  tx: Tx,
): Promise<Data<"disputes.withdraw">> {
  const { input, viewer, now } = call;
  const { order, dispute } = await lockOwn(tx, call);
  await closeDispute(tx, { order, dispute }, "withdraw", now);
  await recordEvent(tx, dispute.id, { event: "withdrawn", actor: "buyer", memberId: viewer.id }, now);
  await notify(tx, now, {
    memberId: order.owner_id,
    type: "merchant",
    template: "dispute_withdrawn",
    params: { order_no: order.order_no },
    ref: { type: "order", id: order.order_no },
  });
  return ownOrder(tx, viewer.id, input.order_no, now);
}

/**
 * The buyer rejects the shop's answer, and an operator decides. Not possible before there is one: the shop has its time to
 * answer.
 */
export async function escalateDispute(
  call: IdempotentCall<"disputes.escalate">,
  tx: Tx,
): Promise<Data<"disputes.escalate">> {
  const { input, viewer, services, now } = call;
  const { order, dispute } = await lockOwn(tx, call);
  if (dispute.status === "open") throw new BusinessError("bad_state", { status: dispute.status });
  const images = await readOwnPictures(tx, viewer.id, input.images, services.settings.commentImages);
  await escalate(tx, order, dispute, now, services.settings);
  const text = (input.text ?? "").trim();
  await recordEvent(
    tx,
    dispute.id,
    { event: "escalated", actor: "buyer", memberId: viewer.id, text, images },
    now,
  );
  return ownOrder(tx, viewer.id, input.order_no, now);
}
