import type { Input, WithdrawalQuote } from "marketplace-sdk";
import type { StorageLike } from "marketplace-sdk/storage";
import { createFormDraft } from "../drafts/form-draft";
import type { SentCall } from "../drafts/pending-call";

const TARGET_FIELDS = ["coin", "network", "address", "memo"] as const;
const QUOTE_FIELDS = ["quote_id", "amount", "fee", "received", "currency", "rate"] as const;
const FIELDS = [...TARGET_FIELDS, ...QUOTE_FIELDS];

/** A withdrawal as the user sees it when confirming: all but the password. Amounts are decimal strings. */
export type ConfirmedWithdrawal = Readonly<Record<(typeof FIELDS)[number], string>>;

/** Where a withdrawal goes. `memo` is empty when there isn't one. */
export type WithdrawalTarget = Pick<ConfirmedWithdrawal, (typeof TARGET_FIELDS)[number]>;

/**
 * Stores a user's withdrawal whose outcome is unknown. Confirmed again, it is the same withdrawal, which takes effect once.
 *
 * @param storage `drafts.forUser(userId)`
 */
export function pendingWithdrawalOf(storage: StorageLike) {
  const { read, write, clear } = createFormDraft(storage, "withdrawal", [...FIELDS, "key"]);
  return {
    read(): SentCall<ConfirmedWithdrawal> | undefined {
      const { key = "", quote_id, address, amount, fee, received, ...others } = read();
      if (!quote_id || !address || !amount || !fee || !received) return undefined;
      const empty = { coin: "", network: "", memo: "", currency: "", rate: "" };
      return { key, input: { ...empty, ...others, quote_id, address, amount, fee, received } };
    },
    write: ({ input, key }: SentCall<ConfirmedWithdrawal>) => write({ ...input, key }),
    clear,
    idOf: ({ quote_id }: ConfirmedWithdrawal) => quote_id,
  };
}

/** The figures of a quote for a target. */
export const withQuote = (
  { coin, network, address, memo }: WithdrawalTarget,
  { quote_id, amount, fee, received, currency = coin, rate = "" }: WithdrawalQuote,
): ConfirmedWithdrawal => ({ coin, network, address, memo, quote_id, amount, fee, received, currency, rate });

/** Input of `withdrawals.create`: the figures that were seen, signed with the fund password. */
export const withdrawalInput = (
  { quote_id, address, memo, fee, received }: ConfirmedWithdrawal,
  fund_password: string,
): Input<"withdrawals.create"> => ({
  quote_id,
  address,
  ...(memo && { memo }),
  fund_password,
  expect_fee: fee,
  expect_received: received,
  ack_irreversible: 1,
});
