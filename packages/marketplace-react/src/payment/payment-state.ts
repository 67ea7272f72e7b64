import type { Payment } from "marketplace-sdk";
import { addDecimals, compareDecimals } from "../money/decimal";

/**
 * What a payment is waiting for.
 * - `awaitingMethod`: the buyer has to choose how to pay
 * - `awaitingTransfer`: there is an address; no coins have been seen
 * - `partial`: some coins have arrived, `amount_due` is missing
 * - `processing`: coins were seen, or the server says something that this client does not know
 * - `paid`, `expired`, `invalid`: it is over. Coins may still reach the address of an expired payment, for a day
 */
export type PaymentState =
  | "awaitingMethod"
  | "awaitingTransfer"
  | "partial"
  | "processing"
  | "paid"
  | "expired"
  | "invalid";

/** The state of a payment, from the server's answer. */
export function paymentState({
  status,
  additional_status,
  method,
  address,
  amount_due,
}: Payment): PaymentState {
  if (status === "settled") return "paid";
  if (status === "expired") return "expired";
  if (status === "invalid") return "invalid";
  if (status === "created") return method === "crypto" && address ? "awaitingTransfer" : "awaitingMethod";
  const isPartial = additional_status === "paid_partial" && address && isPositive(amount_due);
  return isPartial ? "partial" : "processing";
}

/** Whether nothing can change any more. Coins are still watched for a day at an address whose time is over. */
export const isFinalPayment = ({ status, address }: Payment): boolean =>
  status === "settled" || status === "invalid" || (status === "expired" && !address);

/** Whether an amount is given and above zero. */
export const isPositive = (amount: string | undefined): amount is string =>
  amount !== undefined && compareDecimals(amount, "0") > 0;

/** How much of `total` a balance does not cover, a decimal string; undefined when it covers all of it. */
export function shortfall(total: string, balance: string | undefined): string | undefined {
  const missing = addDecimals([total, `-${balance ?? "0"}`]);
  return isPositive(missing) ? missing : undefined;
}
