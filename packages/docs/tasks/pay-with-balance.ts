import { isErrorOf, isOutcomeKnown, type Marketplace } from "marketplace-sdk";
import { type StorageLike, sendOnce } from "marketplace-sdk/storage";

export interface Payment {
  pay_no: string;
  fund_password: string;
  /** The total the buyer saw and confirmed. */
  expect_total: string;
}

export type PaymentResult =
  | { status: "paid"; balance: string }
  | { status: "refused"; reason: string }
  | { status: "unknown" };

/**
 * Pays an order from the balance. After `unknown`, offer the same button again and call this with the same payment: `keys` still
 * has its idempotency key, so a payment that did happen is answered, not made twice.
 *
 * @param keys `defaultStorage()` in pages
 */
export async function payWithBalance(
  market: Marketplace,
  payment: Payment,
  keys: StorageLike | undefined,
): Promise<PaymentResult> {
  try {
    const { money } = await sendOnce(keys, `pay ${payment.pay_no}`, (idempotencyKey) =>
      market.payments.payWithBalance(payment, { idempotencyKey }),
    );
    return { status: "paid", balance: money };
  } catch (error) {
    if (!isErrorOf(error, "payments.payWithBalance")) throw error;
    // The first answer was lost, and the second attempt came after it.
    if (error.reason === "already_paid")
      return { status: "paid", balance: (await market.account.get()).money ?? "0" };
    if (isOutcomeKnown(error)) return { status: "refused", reason: error.msg ?? "Please try again." };
    return { status: "unknown" };
  }
}
