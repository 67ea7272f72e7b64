import { keyed } from "../core/keyed";
import type { Handlers } from "../http/handler";
import { cancelOrder, confirmReceipt } from "../modules/orders/buyer-side";
import { commentOrder } from "../modules/orders/comment";
import { createOrders } from "../modules/orders/create";
import { listOrders, ownOrder } from "../modules/orders/info";
import { preview } from "../modules/orders/preview";

/** Checkout and the buyer's orders. */
export const order: Handlers<"order"> = {
  preview,
  create: keyed(createOrders, "order_placed"),
  list: listOrders,
  info: ({ input, viewer, services, now }) => ownOrder(services.db, viewer.id, input.order_no, now),
  cancel: keyed(cancelOrder, "cancelled"),
  receipt: keyed(confirmReceipt, "receipt_confirmed"),
  comment: keyed(commentOrder, "reviewed"),
};
