import type { Handlers } from "../../kernel/handler";
import { withIdempotency } from "../../kernel/idempotency";
import { cancelOrder, confirmReceipt } from "./buyer-actions";
import { listOrders, ownOrder } from "./read-orders";
import { reviewOrder } from "./review";

/** The buyer's orders once they are placed. */
export const orders: Omit<Handlers<"orders">, "orders.preview" | "orders.create"> = {
  "orders.list": listOrders,
  "orders.get": ({ input, viewer, services, now }) => ownOrder(services.db, viewer.id, input.order_no, now),
  "orders.cancel": withIdempotency(cancelOrder, "cancelled"),
  "orders.confirmReceipt": withIdempotency(confirmReceipt, "receipt_confirmed"),
  "orders.review": withIdempotency(reviewOrder, "reviewed"),
};
