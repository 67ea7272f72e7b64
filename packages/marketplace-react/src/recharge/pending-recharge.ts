import type { Input } from "marketplace-sdk";
import type { SentCall, StorageLike } from "marketplace-sdk/storage";
import { createFormDraft } from "../drafts/form-draft.js";

/** What is asked of a recharge. `amount` is a decimal string. */
export type RechargeInput = Input<"recharges.create">;

/** The recharge of a user whose outcome is unknown. */
export function pendingRechargeOf(storage: StorageLike) {
  const { read, write, clear } = createFormDraft(storage, "recharge", ["coin", "network", "amount", "key"]);
  return {
    read(): SentCall<RechargeInput> | undefined {
      const { coin, network, amount, key = "" } = read();
      return coin && network && amount ? { input: { coin, network, amount }, key } : undefined;
    },
    write: ({ input: { coin, network, amount }, key }: SentCall<RechargeInput>) =>
      write({ coin, network, amount: `${amount}`, key }),
    clear,
    idOf: ({ coin, network, amount }: RechargeInput) => `${coin} ${network} ${amount}`,
  };
}
