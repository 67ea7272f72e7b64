import type { Data, Input, WithdrawalQuote } from "marketplace-sdk";
import {
  isAbove,
  isDecimal,
  isZero,
  PLAIN,
  readAmount,
  readDecimal,
  rescale,
  writeDecimal,
} from "marketplace-sdk/money";
import type { SentCall, StorageLike } from "marketplace-sdk/storage";
import { createFormDraft } from "../drafts/form-draft.js";
import { type AmountProblem, validateAmount } from "../transfer/transfer.js";

/** What `withdrawals.methods` answers. */
export type WithdrawalMethods = Data<"withdrawals.methods">;
/** A coin on a network that may be paid out. */
export type WithdrawalMethod = WithdrawalMethods["methods"][number];

type Balance = Pick<WithdrawalMethods, "money" | "daily_left">;
type Limits = Pick<WithdrawalMethod, "min" | "max" | "step">;

/** Why a typed amount can't be withdrawn. */
export type WithdrawalProblem = AmountProblem | "insufficientBalance" | "overDailyLimit";

/**
 * The most that can be withdrawn: as much of the balance as the limits allow, without trailing zeros. Undefined where the balance is not
 * known.
 */
export function maxWithdrawal({ money, daily_left }: Balance, { max, step }: Limits): string | undefined {
  if (!isDecimal(money)) return undefined;
  const bounds = [daily_left, isZero(max) ? undefined : max].filter(isDecimal);
  const least = bounds.reduce((one, other) => (isAbove(one, other) ? other : one), money);
  return readAmount(roundToStep(least, step), PLAIN) ?? "0";
}

/**
 * Why a typed amount can't be withdrawn. Whether it is a multiple of the step, the quote says.
 *
 * @param tag BCP-47 tag of the language it was typed in
 */
export function validateWithdrawal(
  typed: string,
  tag: string,
  { money, daily_left }: Balance,
  limits: Limits,
): WithdrawalProblem | undefined {
  const problem = validateAmount(typed, tag, {});
  if (problem) return problem;
  const amount = readAmount(typed, tag) ?? "0";
  if (isAbove(amount, money)) return "insufficientBalance";
  const limitProblem = validateAmount(typed, tag, limits);
  if (limitProblem) return limitProblem;
  return isAbove(amount, daily_left) ? "overDailyLimit" : undefined;
}

/** The largest multiple of `step` up to an amount; a step of 0 is any amount. */
function roundToStep(amount: string, step: string | undefined): string {
  const [all, one] = [readDecimal(amount), readDecimal(step)];
  if (!all || !one || one.units === 0n) return amount;
  const scale = Math.max(all.scale, one.scale);
  const units = rescale(all, scale);
  return writeDecimal({ units: units - (units % rescale(one, scale)), scale });
}

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
