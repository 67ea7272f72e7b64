import { type Input, isMarketplaceError, type WithdrawQuote } from "marketplace-sdk";
import { createDraft } from "../../app/draft";

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

const kept = createDraft("withdrawal", FIELDS);

/**
 * What has been sent without an answer so far: after a reload it is confirmed again as the same withdrawal, which happens
 * once, instead of a second one being made.
 */
export const unanswered = {
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
    } = kept.read();
    if (!quote_id || !address || !amount || !fee || !received) return undefined;
    return { coin, network, address, memo, quote_id, amount, fee, received, currency, rate };
  },
  write: kept.write,
  clear: kept.clear,
};

/** Where to, for the figures of a quote. */
export type Target = Pick<Attempt, "coin" | "network" | "address" | "memo">;

export const attemptOf = (
  { coin, network, address, memo }: Target,
  { quote_id, amount, fee, received, currency = coin, rate = "" }: WithdrawQuote,
): Attempt => ({ coin, network, address, memo, quote_id, amount, fee, received, currency, rate });

/** Input of withdraw.create: the figures that were seen, signed with the fund password. */
export const signed = (
  { quote_id, address, memo, fee, received }: Attempt,
  fund_password: string,
): Input<"withdraw.create"> => ({
  quote_id,
  address,
  ...(memo && { memo }),
  fund_password,
  expect_fee: fee,
  expect_received: received,
  ack_irreversible: 1,
});

/** Statuses after which the same call may still have happened, as the client sees it (its README, "Orders and money"). */
const OPEN_STATUS: readonly (number | undefined)[] = [401, 408, 409, 425, 429];

/** Whether a failure says that nothing happened. Otherwise the withdrawal may exist. */
export function isSettled(error: unknown): boolean {
  if (!isMarketplaceError(error) || error.isUnauthorized) return false;
  const { kind, status = 200 } = error;
  return kind === "api"
    ? !OPEN_STATUS.includes(status)
    : kind === "http" && status < 500 && !OPEN_STATUS.includes(status);
}
