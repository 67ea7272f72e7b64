import { type Fields, fieldOf, objectsIn } from "../json.js";
import {
  OFFER,
  onSale,
  PROBLEM,
  payment,
  RETURN_TO,
  review,
  SHIPMENT,
  unpaid,
} from "../mutations/purchases.js";
import type { TestDataBuilder } from "../mutations/test-data-builder.js";
import { amount, type Change, type State, type Step } from "./journey.js";
import { send } from "./scenario.js";

/** An unpaid order of a product that no other check orders. */
export async function ordered(builder: TestDataBuilder): Promise<State> {
  // What stays of it is what later calls order.
  const productId = await onSale(builder, 500);
  return { ...(await unpaid(builder, { productId })) };
}

export const orderNo = ({ order_no }: State): Fields => ({ order_no });
export type To = (state: State) => Change;
export const pay = (change: To): Step => ({
  call: "payments.payWithBalance",
  fields: ({ pay_no, total, token, ...more }, builder) =>
    payment({ pay_no, total, token, order_no: more.order_no, line: undefined, product: undefined }, builder),
  change,
});
export const cancel = (change: To): Step => ({
  call: "orders.cancel",
  fields: ({ order_no }) => ({ order_no, reason: "Ordered twice" }),
  change,
});
export const ship = (change: To): Step => ({
  call: "merchantOrders.ship",
  fields: ({ order_no }) => ({ order_no, ...SHIPMENT }),
  by: "merchant",
  keep: (data) => ({ net: fieldOf(data, "net"), commission: fieldOf(data, "commission") }),
  change,
});
export const receive = (change: To): Step => ({ call: "orders.confirmReceipt", fields: orderNo, change });
export const write = (change: To, star = 5): Step => ({
  call: "orders.review",
  fields: ({ order_no, line, token, pay_no, total, product }) => {
    const { comments, ...rest } = review({ order_no, line, token, pay_no, total, product });
    return { ...rest, comments: objectsIn(comments).map((one) => ({ ...one, star })) };
  },
  change,
});
export const remove = (builder: TestDataBuilder, { product: id }: State) =>
  send(builder, "merchantProducts.delete", { id }, builder.merchant());

export const disputed = (change: To, kind: "refund" | "return" = "refund"): Step => ({
  call: "disputes.open",
  fields: ({ order_no }) => ({ order_no, ...PROBLEM, ...(kind === "return" && { reason: "damaged", kind }) }),
  change,
});
export const answerDispute = (answer: "offer" | "accept" | "object" | "return", change: To): Step => ({
  call: "merchantDisputes.answer",
  fields: ({ order_no }) => ({
    order_no,
    answer,
    ...(answer === "offer" && { amount: OFFER }),
    ...(answer === "object" && { text: "It left whole." }),
    ...(answer === "return" && { return_to: RETURN_TO }),
  }),
  by: "merchant",
  change,
});
export const takeOffer = (change: To): Step => ({
  call: "disputes.acceptOffer",
  fields: ({ order_no }) => ({ order_no, expect_amount: OFFER }),
  change,
});
export const sendBack = (change: To): Step => ({
  call: "disputes.sendBack",
  fields: ({ order_no }) => ({ order_no, ...SHIPMENT }),
  change,
});
export const escalate = (change: To): Step => ({ call: "disputes.escalate", fields: orderNo, change });
export const offered = amount(OFFER);
