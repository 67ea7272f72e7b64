import type { Recharge } from "marketplace-sdk";

/** Whether the state may change on its own. */
export const isPendingRecharge = ({ status }: Recharge): boolean =>
  !["credited", "rejected", "expired"].includes(status);

/** Whether a proof of the transfer is still accepted. Servers that do not count accept one. */
export const acceptsProof = ({ status, proofs_left = 1 }: Recharge): boolean =>
  proofs_left > 0 && ["created", "rejected", "expired"].includes(status);
