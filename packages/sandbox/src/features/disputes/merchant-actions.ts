import type { Tx } from "../../db/connect";
import { transition } from "../../db/transition";
import { BusinessError } from "../../domain/errors";
import { PRICE_STEP, priceText } from "../../domain/money";
import { disputeMachine } from "../../domain/state-machines/dispute";
import type { Data } from "../../http/contract";
import type { IdempotentCall } from "../idempotency";
import { ownShopOrder } from "../merchants/own-orders";
import { notify } from "../messages/notify";
import { readOwnPictures } from "../uploads/own-pictures";
import { refuseFrozen } from "../users/freeze";
import {
  type DisputeEvent,
  type LockedDispute,
  type LockedOrder,
  lockDispute,
  recordEvent,
} from "./locked-dispute";
import { readAmount } from "./open";
import { refundDispute } from "./refund";

type Call = IdempotentCall<"merchantDisputes.answer">;

/** What the shop says goes into the timeline with its answer. */
type Words = Required<Pick<DisputeEvent, "text" | "images">>;

/** The shop accepts what is asked, offers less, or says why not. */
export async function answerDispute(call: Call, tx: Tx): Promise<Data<"merchantDisputes.answer">> {
  const { input, viewer, services, now } = call;
  const { order, dispute } = await lockDispute(
    tx,
    tx`o.order_no = ${input.order_no} and o.shop_id = ${viewer.shopId}`,
  );
  const images = await readOwnPictures(tx, viewer.id, input.images, services.settings.commentImages);
  const words = { text: (input.text ?? "").trim(), images };
  if (input.answer === "accept") await accept(call, tx, order, dispute, words);
  else if (input.answer === "offer") await offer(call, tx, order, dispute, words);
  else await object(call, tx, order, dispute, words);
  return ownShopOrder(tx, viewer.shopId ?? 0, input.order_no, now);
}

async function accept(
  { viewer, services, now }: Call,
  tx: Tx,
  order: LockedOrder,
  dispute: LockedDispute,
  words: Words,
): Promise<void> {
  const { amount } = dispute;
  await refuseFrozen(tx, viewer.id);
  await refundDispute(tx, order, dispute, {
    event: "accept",
    amount,
    reason: words.text,
    now,
    settings: services.settings,
  });
  await recordEvent(
    tx,
    dispute.id,
    { event: "accepted", actor: "store", memberId: order.owner_id, amount, ...words },
    now,
  );
}

async function offer(
  { input, services, now }: Call,
  tx: Tx,
  order: LockedOrder,
  dispute: LockedDispute,
  words: Words,
): Promise<void> {
  if (input.amount === undefined) throw new BusinessError("field_invalid", { field: "amount" });
  // Offering all that is asked is accepting it.
  const amount = readAmount(input.amount, dispute.amount - PRICE_STEP);
  await transition(tx, disputeMachine, "offer", dispute.id, {
    offer_amount: `${amount}`,
    due_at: now + services.settings.disputeReply,
  });
  await recordEvent(
    tx,
    dispute.id,
    { event: "offered", actor: "store", memberId: order.owner_id, amount, ...words },
    now,
  );
  await tellBuyer(tx, order, "dispute_offered", now, { amount: priceText(amount), currency: order.currency });
}

async function object(
  { services, now }: Call,
  tx: Tx,
  order: LockedOrder,
  dispute: LockedDispute,
  words: Words,
): Promise<void> {
  if (words.text === "") throw new BusinessError("field_invalid", { field: "text" });
  await transition(tx, disputeMachine, "object", dispute.id, {
    due_at: now + services.settings.disputeReply,
  });
  await recordEvent(
    tx,
    dispute.id,
    { event: "objected", actor: "store", memberId: order.owner_id, ...words },
    now,
  );
  await tellBuyer(tx, order, "dispute_objected", now);
}

const tellBuyer = (
  tx: Tx,
  { order_no, member_id: memberId }: LockedOrder,
  template: "dispute_offered" | "dispute_objected",
  now: number,
  params: Readonly<Record<string, string>> = {},
) =>
  notify(tx, now, {
    memberId,
    type: "order",
    template,
    params: { order_no, ...params },
    ref: { type: "order", id: order_no },
  });
