import type { Handlers } from "../../kernel/handler";
import { withIdempotency } from "../../kernel/idempotency";
import { payWithBalance } from "./pay-balance";
import { payWithCrypto } from "./pay-crypto";
import { getPayment } from "./read-payment";

/** Payments of orders. */
export const payments: Handlers<"payments"> = {
  "payments.get": getPayment,
  "payments.payWithBalance": payWithBalance,
  "payments.payWithCrypto": withIdempotency(payWithCrypto),
};
