import type { PlainKey } from "../i18n/types";
import { compareDecimals, isZero } from "../money/decimal";
import { readAmount } from "../money/typed";

/** What an amount has to keep to; what is left out binds nothing. */
export interface AmountLimits {
  min?: string | undefined;
  /** 0 is no limit, as the contract writes it. */
  max?: string | undefined;
  /** Digits after the decimal sign. */
  decimals?: number | undefined;
}

/** Why what somebody typed in the language `tag` is refused as an amount, nothing among them. */
export function amountFault(
  typed: string,
  tag: string,
  { min, max, decimals }: AmountLimits,
): PlainKey | undefined {
  const amount = readAmount(typed, tag);
  if (amount === undefined) return "wallet.amountMissing";
  if (amount === null || isZero(amount)) return "wallet.amountInvalid";
  if (decimals !== undefined && (amount.split(".")[1]?.length ?? 0) > decimals) return "wallet.amountDigits";
  if (min !== undefined && compareDecimals(amount, min) < 0) return "wallet.amountSmall";
  if (max !== undefined && !isZero(max) && compareDecimals(amount, max) > 0) return "wallet.amountLarge";
  return undefined;
}
