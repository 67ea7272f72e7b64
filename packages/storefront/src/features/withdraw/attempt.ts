import type { Input, WithdrawQuote } from "marketplace-sdk";
import { createDraft } from "../../app/draft";
import { unansweredOf } from "../../app/unanswered";

const FIELDS = [
  "coin",
  "network",
  "address",
  "memo",
  "quote_id",
  "amount",
  "fee",
  "received",
  "currency",
  "rate",
] as const;

/** A withdrawal as somebody has it before his eyes when he confirms. All but the password. */
export type Attempt = Readonly<Record<(typeof FIELDS)[number], string>>;

/**
 * What a member has sent without an answer so far: after a reload, or in another tab, it is confirmed again as the same
 * withdrawal, which happens once, instead of a second one being made.
 */
export function unansweredAttempt(member: string) {
  const { read, write, clear } = createDraft("withdrawal", FIELDS, unansweredOf(member));
  return {
    read(): Attempt | undefined {
      const {
        coin = "",
        network = "",
        address,
        memo = "",
        quote_id,
        amount,
        fee,
        received,
        currency = "",
        rate = "",
      } = read();
      if (!quote_id || !address || !amount || !fee || !received) return undefined;
      return { coin, network, address, memo, quote_id, amount, fee, received, currency, rate };
    },
    write,
    clear,
  };
}

/** Where to, for the figures of a quote. */
export type Target = Pick<Attempt, "coin" | "network" | "address" | "memo">;

export const attemptOf = (
  { coin, network, address, memo }: Target,
  { quote_id, amount, fee, received, currency = coin, rate = "" }: WithdrawQuote,
): Attempt => ({ coin, network, address, memo, quote_id, amount, fee, received, currency, rate });

/** Input of withdrawals.create: the figures that were seen, signed with the fund password. */
export const signed = (
  { quote_id, address, memo, fee, received }: Attempt,
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
