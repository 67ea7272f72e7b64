import { keyed } from "../core/keyed";
import type { Handlers } from "../http/handler";
import { payInfo } from "../modules/orders/info";
import { payByBalance } from "../modules/orders/pay-balance";
import { payByCoin } from "../modules/orders/pay-crypto";

/** Payments of orders. */
export const pay: Handlers<"pay"> = {
  balance: payByBalance,
  crypto: keyed(payByCoin),
  info: payInfo,
};
