import type { WithdrawalProblem } from "marketplace-react";
import type { PlainKey } from "../../i18n/types";

const TEXTS: Readonly<Record<WithdrawalProblem, PlainKey>> = {
  missing: "wallet.amountMissing",
  invalid: "wallet.amountInvalid",
  tooManyDecimals: "wallet.amountDigits",
  tooSmall: "wallet.amountSmall",
  tooLarge: "wallet.amountLarge",
  insufficientBalance: "withdraw.insufficient",
  overDailyLimit: "withdraw.overDaily",
};

/** Error text for an amount that can't be used. */
export const amountText = (problem: WithdrawalProblem | undefined): PlainKey | undefined =>
  problem && TEXTS[problem];
