import type { QueryClient } from "@tanstack/react-query";
import type { OperationId } from "marketplace-sdk";

/** The balance is in the account, the account's changes in the transactions, and what can be paid out in the methods. */
const BALANCE = ["account.get", "account.transactions", "withdrawals.list", "withdrawals.methods"] as const;
const FUND_PASSWORD = ["account.get", "withdrawals.methods"] as const;
const ORDER = ["orders.list", "account.get"] as const;
const REQUEST = ["purchaseRequests.list", "purchaseRequests.mine"] as const;
const OFFER = ["offers.list", "purchaseRequests.get", ...REQUEST, "orders.list"] as const;

/**
 * Which reads have another answer once a buyer's call has succeeded: said here and nowhere else. What a call answers, such as the order
 * that it changed, is shown by its caller and not asked for again.
 */
const STALE_AFTER = {
  "account.changeEmail": FUND_PASSWORD,
  "account.endSession": ["account.sessions"],
  "addresses.delete": ["addresses.list"],
  "addresses.save": ["addresses.list"],
  "disputes.acceptOffer": ORDER,
  "disputes.escalate": ORDER,
  "disputes.open": ORDER,
  "disputes.sendBack": ORDER,
  "disputes.withdraw": ORDER,
  "fundPassword.change": FUND_PASSWORD,
  "fundPassword.set": FUND_PASSWORD,
  "loans.apply": ["loans.terms", "loans.list"],
  "offers.accept": OFFER,
  "offers.decline": OFFER,
  // What was paid returns to the balance.
  "orders.cancel": ORDER,
  "orders.confirmReceipt": ORDER,
  "orders.create": ["orders.list"],
  "orders.review": ORDER,
  // Seen as paid, by this device or another one, or by coins that arrived.
  "payments.get": ["account.get", "orders.list"],
  "purchaseRequests.close": REQUEST,
  "purchaseRequests.create": REQUEST,
  "recharges.create": ["recharges.list"],
  // Seen in another state: lists show it, and a credited recharge changes the balance.
  "recharges.get": ["recharges.list", "account.get", "account.transactions"],
  "withdrawals.cancel": BALANCE,
  "withdrawals.create": BALANCE,
} as const satisfies { readonly [Id in OperationId]?: readonly OperationId[] };

/** A call after which something is loaded again. */
export type ChangingOperation = keyof typeof STALE_AFTER;

/** Whether something is loaded again after this call. */
export const isChanging = (operation: string): operation is ChangingOperation =>
  Object.hasOwn(STALE_AFTER, operation);

/**
 * Loads again what has another answer now, as `useMarketMutation` does by itself: for calls that are made another way, such as by a form
 * with `market`. What is not on screen is loaded when it is next shown.
 *
 * @param operation that has succeeded
 */
export async function invalidateAfter(queryClient: QueryClient, operation: ChangingOperation): Promise<void> {
  const reads: readonly OperationId[] = STALE_AFTER[operation];
  await Promise.all(reads.map((id) => queryClient.invalidateQueries({ queryKey: ["marketplace", id] })));
}
