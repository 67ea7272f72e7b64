import type { Handlers } from "../../kernel/handler";
import { withIdempotency } from "../../kernel/idempotency";
import { createOrders } from "./create";
import { previewOrders } from "./preview";

/** From the cart to orders and their payment. */
export const checkout: Pick<Handlers<"orders">, "orders.preview" | "orders.create"> = {
  "orders.preview": previewOrders,
  "orders.create": withIdempotency(createOrders, "order_placed"),
};
