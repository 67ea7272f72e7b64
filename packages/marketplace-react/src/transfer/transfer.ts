import { isAbove, isZero, readAmount } from "marketplace-sdk/money";

/** A coin on a network, as `recharges.methods` and `withdrawals.methods` list them. */
export interface TransferMethod {
  /** Code such as `USDT`. */
  coin: string;
  /** Code such as `TRC20`: the same coin on another network is another method. */
  network: string;
  /** Missing means that it can be used. */
  enabled?: boolean;
}

/** Whether a method can be used. Servers that don't say so mean that it can. */
export const isEnabled = ({ enabled }: TransferMethod): boolean => enabled !== false;

/** Limits of an amount. A missing one doesn't apply. */
export interface AmountLimits {
  /** Smallest amount, a decimal string. */
  min?: string | undefined;
  /** 0 means no limit, as in the contract. */
  max?: string | undefined;
  /** Digits after the decimal sign. */
  decimals?: number | undefined;
}

/** Why a typed amount can't be used. */
export type AmountProblem = "missing" | "invalid" | "tooManyDecimals" | "tooSmall" | "tooLarge";

/**
 * Checks what a user typed as an amount.
 *
 * @param tag BCP-47 tag of the language it was typed in
 */
export function validateAmount(
  typed: string,
  tag: string,
  { min, max, decimals }: AmountLimits,
): AmountProblem | undefined {
  const amount = readAmount(typed, tag);
  if (amount === undefined) return "missing";
  if (amount === null || isZero(amount)) return "invalid";
  if (decimals !== undefined && (amount.split(".")[1]?.length ?? 0) > decimals) return "tooManyDecimals";
  if (isAbove(min, amount)) return "tooSmall";
  if (!isZero(max) && isAbove(amount, max)) return "tooLarge";
  return undefined;
}
