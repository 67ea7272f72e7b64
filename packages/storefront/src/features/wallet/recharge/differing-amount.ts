import type { Recharge } from "marketplace-sdk";
import { compareDecimals, isZero } from "marketplace-sdk/money";

/** What arrived, where it is another amount than the declared one. */
export function differingAmount({ amount, amount_received }: Recharge): string | undefined {
  const isSame = isZero(amount_received) || compareDecimals(amount_received, amount) === 0;
  return isSame ? undefined : amount_received;
}
