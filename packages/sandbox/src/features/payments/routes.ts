import type { Handlers } from "../handler";
import { withIdempotency } from "../idempotency";
import { payInfo } from "./info";
import { payByBalance } from "./pay-balance";
import { payByCoin } from "./pay-crypto";

/** Payments of orders. */
export const payments: Handlers<"payments"> = {
  "payments.get": payInfo,
  "payments.payWithBalance": payByBalance,
  "payments.payWithCrypto": withIdempotency(payByCoin),
};
