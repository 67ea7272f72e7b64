import type { Handlers } from "../../kernel/handler";
import { withIdempotency } from "../../kernel/idempotency";
import { payByBalance } from "./pay-balance";
import { payByCoin } from "./pay-crypto";
import { payInfo } from "./read-payment";

/** Payments of orders. */
export const payments: Handlers<"payments"> = {
  "payments.get": payInfo,
  "payments.payWithBalance": payByBalance,
  "payments.payWithCrypto": withIdempotency(payByCoin),
};
