import type { Handlers } from "../handler";
import { withIdempotency } from "../idempotency";
import { cancelOrder, confirmReceipt } from "./buyer-actions";
import { commentOrder } from "./comment";
import { createOrders } from "./create";
import { listOrders, ownOrder } from "./info";
import { preview } from "./preview";

/** Checkout and the buyer's orders. */
export const orders: Handlers<"orders"> = {
  "orders.preview": preview,
  "orders.create": withIdempotency(createOrders, "order_placed"),
  "orders.list": listOrders,
  "orders.get": ({ input, viewer, services, now }) => ownOrder(services.db, viewer.id, input.order_no, now),
  "orders.cancel": withIdempotency(cancelOrder, "cancelled"),
  "orders.confirmReceipt": withIdempotency(confirmReceipt, "receipt_confirmed"),
  "orders.review": withIdempotency(commentOrder, "reviewed"),
};
