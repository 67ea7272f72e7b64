import type { Handlers } from "../../kernel/handler";
import { withIdempotency } from "../../kernel/idempotency";
import { createOrders } from "./create";
import { preview } from "./preview";

/** From the cart to orders and their payment. */
export const checkout: Pick<Handlers<"orders">, "orders.preview" | "orders.create"> = {
  "orders.preview": preview,
  "orders.create": withIdempotency(createOrders, "order_placed"),
};
