import { keyed } from "../core/keyed";
import type { Handlers } from "../http/handler";
import { cancelOrder, confirmReceipt } from "../modules/orders/buyer-side";
import { commentOrder } from "../modules/orders/comment";
import { createOrders } from "../modules/orders/create";
import { listOrders, ownOrder, payInfo } from "../modules/orders/info";
import { payByBalance } from "../modules/orders/pay-balance";
import { payByCoin } from "../modules/orders/pay-crypto";
import { preview } from "../modules/orders/preview";

/** Checkout, the buyer's orders and their payments. */
export const orders: Handlers<"orders" | "payments"> = {
  "orders.preview": preview,
  "orders.create": keyed(createOrders, "order_placed"),
  "orders.list": listOrders,
  "orders.get": ({ input, viewer, services, now }) => ownOrder(services.db, viewer.id, input.order_no, now),
  "orders.cancel": keyed(cancelOrder, "cancelled"),
  "orders.confirmReceipt": keyed(confirmReceipt, "receipt_confirmed"),
  "orders.review": keyed(commentOrder, "reviewed"),
  "payments.get": payInfo,
  "payments.payWithBalance": payByBalance,
  "payments.payWithCrypto": keyed(payByCoin),
};
