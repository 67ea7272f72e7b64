import type { Handlers } from "../../kernel/handler";
import { withIdempotency } from "../../kernel/idempotency";
import { createOrders } from "../checkout/create";
import { preview } from "../checkout/preview";
import { cancelOrder, confirmReceipt } from "./buyer-actions";
import { listOrders, ownOrder } from "./read-orders";
import { commentOrder } from "./review";

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
