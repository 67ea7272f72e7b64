import type { Data } from "../../contract/operations";
import type { Tx } from "../../db/connect";
import { transition } from "../../db/transition";
import { DAY } from "../../domain/durations";
import { BusinessError } from "../../domain/errors";
import { PRICE_STEP, priceText } from "../../domain/money";
import { disputeMachine } from "../../domain/state-machines/machines";
import type { IdempotentCall } from "../../kernel/idempotency";
import { ownShopOrder } from "../merchants/own-orders";
import { notify } from "../messages/notify";
import { addToStock } from "../orders/stock";
import { refuseFrozen } from "../standing/freeze";
import { readOwnPictures } from "../uploads/own-pictures";
import {
  type DisputeEvent,
  type LockedDispute,
  type LockedOrder,
  lockDispute,
  recordEvent,
} from "./locked-dispute";
import { notifyBothSides } from "./notify-both-sides";
import { readAmount } from "./open";
import { refundDispute } from "./refund";

type Call = IdempotentCall<"merchantDisputes.answer">;

type Locked = Awaited<ReturnType<typeof lockDispute>>;

/** The shop's message, which goes into the timeline with its answer. */
type Words = Required<Pick<DisputeEvent, "text" | "images">>;

/** The shop accepts the claim, takes the goods back for it, offers less, or rejects it with a reason. */
export async function answerDispute(call: Call, tx: Tx): Promise<Data<"merchantDisputes.answer">> {
  const { input, viewer, services, now } = call;
  const locked = await lockDispute(tx, tx`o.order_no = ${input.order_no} and o.shop_id = ${viewer.shopId}`);
  const images = await readOwnPictures(tx, viewer.id, input.images, services.settings.commentImages);
  const words = { text: (input.text ?? "").trim(), images };
  // Each of these gives money back, at once or later; a frozen owner can only leave it to the operator.
  if (input.answer !== "object") await refuseFrozen(tx, viewer.id);
  if (input.answer === "accept") await acceptClaim(call, tx, locked, words);
  else if (input.answer === "return") await agreeReturn(call, tx, locked, words);
  else if (input.answer === "offer") await offerLess(call, tx, locked, words);
  else await rejectClaim(call, tx, locked, words);
  return ownShopOrder(tx, viewer.shopId ?? 0, input.order_no, now);
}

async function acceptClaim(
  { input, services, now }: Call,
  tx: Tx,
  { order, dispute }: Locked,
  words: Words,
): Promise<void> {
  const { amount } = dispute;
  await refundDispute(tx, order, dispute, {
    event: "accept",
    amount,
    reason: words.text,
    now,
    settings: services.settings,
  });
  const hasArrived = dispute.status === "sent_back";
  if (hasArrived && input.restock !== false) await restock(tx, order, dispute);
  await recordEvent(
    tx,
    dispute.id,
    {
      event: hasArrived ? "arrived" : "accepted",
      actor: "store",
      memberId: order.owner_id,
      amount,
      ...words,
    },
    now,
  );
}

async function agreeReturn(
  { input, services, now }: Call,
  tx: Tx,
  { order, dispute }: Locked,
  words: Words,
): Promise<void> {
  if (dispute.kind !== "return") throw new BusinessError("field_invalid", { field: "answer" });
  const returnTo = (input.return_to ?? "").trim();
  if (returnTo === "") throw new BusinessError("field_invalid", { field: "return_to" });
  const { returnSend } = services.settings;
  await transition(tx, disputeMachine, "agree_return", dispute.id, {
    return_to: returnTo,
    due_at: now + returnSend,
  });
  await recordEvent(
    tx,
    dispute.id,
    { event: "return_agreed", actor: "store", memberId: order.owner_id, ...words },
    now,
  );
  await notifyBuyer(tx, order, "return_agreed", now, { days: Math.round(returnSend / DAY) });
}

/** Restocks returned items: the lines of the dispute, or the whole order. */
async function restock(tx: Tx, order: LockedOrder, { id }: LockedDispute): Promise<void> {
  await tx`update dispute set is_restocked = true where id = ${id}`;
  const [part] = await tx`select 1 as found from dispute_line where dispute_id = ${id} limit 1`;
  await addToStock(
    tx,
    part
      ? tx`select g.pro_id, g.sku_id, l.num from dispute_line l join order_goods g on g.id = l.order_goods_id
          where l.dispute_id = ${id}`
      : tx`select pro_id, sku_id, num from order_goods where order_id = ${order.id}`,
  );
}

async function offerLess(
  { input, services, now }: Call,
  tx: Tx,
  { order, dispute }: Locked,
  words: Words,
): Promise<void> {
  if (input.amount === undefined) throw new BusinessError("field_invalid", { field: "amount" });
  // Offering the whole amount would be accepting the claim.
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
  await notifyBuyer(tx, order, "dispute_offered", now, {
    amount: priceText(amount),
    currency: order.currency,
  });
}

async function rejectClaim(
  { services, now }: Call,
  tx: Tx,
  { order, dispute }: Locked,
  words: Words,
): Promise<void> {
  if (words.text === "") throw new BusinessError("field_invalid", { field: "text" });
  const { disputeReply, disputeDecide } = services.settings;
  // After goods came back the operator decides immediately: the buyer no longer has them.
  const isBack = dispute.status === "sent_back";
  await transition(tx, disputeMachine, "object", dispute.id, {
    due_at: now + (isBack ? disputeDecide : disputeReply),
  });
  await recordEvent(
    tx,
    dispute.id,
    { event: "objected", actor: "store", memberId: order.owner_id, ...words },
    now,
  );
  if (isBack) await notifyBothSides(tx, order, "dispute_escalated", now);
  else await notifyBuyer(tx, order, "dispute_objected", now);
}

const notifyBuyer = (
  tx: Tx,
  { order_no, member_id: memberId }: LockedOrder,
  template: "dispute_offered" | "dispute_objected" | "return_agreed",
  now: number,
  params: Readonly<Record<string, string | number>> = {},
) =>
  notify(tx, now, {
    memberId,
    type: "order",
    template,
    params: { order_no, ...params },
    ref: { type: "order", id: order_no },
  });
