import type { Recharge } from "marketplace-sdk";
import { compareDecimals, isZero } from "marketplace-sdk/money";

/** Whether the state may change on its own. */
export const isPendingRecharge = ({ status }: Recharge): boolean =>
  !["credited", "rejected", "expired"].includes(status);

/** Whether a proof of the transfer is still accepted. Servers that do not count accept one. */
export const acceptsProof = ({ status, proofs_left = 1 }: Recharge): boolean =>
  proofs_left > 0 && ["created", "rejected", "expired"].includes(status);

/** What arrived, where it is another amount than the declared one. */
export function differingAmount({ amount, amount_received }: Recharge): string | undefined {
  const isSame = isZero(amount_received) || compareDecimals(amount_received, amount) === 0;
  return isSame ? undefined : amount_received;
}
