import { amountFault } from "../../app/amount-fault";
import type { PlainKey } from "../../i18n/types";
import { compareDecimals, isDecimal, isZero } from "../../money/decimal";
import { PLAIN, readAmount } from "../../money/typed";
import type { Method, Methods } from "./methods";

type Balance = Pick<Methods, "money" | "daily_left">;
type Limits = Pick<Method, "min" | "max" | "step">;

/** The full balance as far as the limits allow, for the Max button; without zeros at its end. */
export function mostOf({ money, daily_left }: Balance, { max, step }: Limits): string {
  const bounds = [money, daily_left, isZero(max) ? undefined : max].filter(isDecimal);
  const least = bounds.reduce((one, other) => (compareDecimals(other, one) < 0 ? other : one));
  return readAmount(wholeSteps(least, step), PLAIN) ?? "0";
}

/** Why a typed amount can't be withdrawn. Whether it is a multiple of the step the quote says, with the step. */
export function withdrawFault(
  typed: string,
  tag: string,
  { money, daily_left }: Balance,
  limits: Limits,
): PlainKey | undefined {
  const asAmount = amountFault(typed, tag, {});
  if (asAmount) return asAmount;
  const amount = readAmount(typed, tag) ?? "0";
  if (compareDecimals(amount, money) > 0) return "withdraw.insufficient";
  const asLimit = amountFault(typed, tag, limits);
  if (asLimit) return asLimit;
  return isDecimal(daily_left) && compareDecimals(amount, daily_left) > 0 ? "withdraw.overDaily" : undefined;
}

/** The largest multiple of `step` up to an amount; a step of 0 is any amount. */
function wholeSteps(amount: string, step: string | undefined): string {
  if (!isDecimal(step) || isZero(step)) return amount;
  const scale = Math.max(digitsAfter(amount), digitsAfter(step));
  const [all, one] = [units(amount, scale), units(step, scale)];
  const digits = `${all - (all % one)}`.padStart(scale + 1, "0");
  const at = digits.length - scale;
  return scale > 0 ? `${digits.slice(0, at)}.${digits.slice(at)}` : digits;
}

const digitsAfter = (amount: string): number => amount.split(".")[1]?.length ?? 0;

function units(amount: string, scale: number): bigint {
  const [whole = "", fraction = ""] = amount.split(".");
  return BigInt(whole + fraction.padEnd(scale, "0"));
}
