import { chosenMethod } from "../../app/coin-methods";
import type { FieldErrors, FieldValues } from "../../ui/use-form";
import { addressFault, type CheckAddress } from "./address-fault";
import { withdrawFault } from "./amount";
import { type Methods, memoRule, methodFamily, offered } from "./methods";

/** Fields of the form; all of them may be kept for later. */
export const WITHDRAW_FIELDS = ["coin", "network", "address", "memo", "amount"] as const;
export type WithdrawField = (typeof WITHDRAW_FIELDS)[number];

/**
 * Everything that keeps a withdrawal from being looked at once more and confirmed.
 *
 * @param tag of the reader's language
 * @param check undefined while it is on its way: the server checks in any case
 */
export function checkWithdraw(
  data: Methods,
  values: FieldValues<WithdrawField>,
  tag: string,
  check: CheckAddress | undefined,
): FieldErrors<WithdrawField> {
  const method = chosenMethod(offered(data), values);
  const family = method && methodFamily(method);
  const fault = family && check ? addressFault(check(values.address, family)) : undefined;
  return {
    network: method ? undefined : "wallet.networkMissing",
    address: values.address ? fault : "withdraw.enterAddress",
    memo: method && memoRule(method) === "required" && !values.memo.trim() ? "withdraw.enterMemo" : undefined,
    amount: withdrawFault(values.amount, tag, data, method ?? {}),
  };
}
