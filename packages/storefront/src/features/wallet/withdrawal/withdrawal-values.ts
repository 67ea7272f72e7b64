import {
  isEnabled,
  validateWithdrawal,
  type WithdrawalMethod,
  type WithdrawalMethods,
} from "marketplace-react";
import { amountText } from "../../../entities/money/amount";
import { coinsOf, findMethod } from "../../../entities/money/transfer-methods";
import type { FieldErrors } from "../../../shared/forms/field-errors";
import type { FieldValues } from "../../../shared/forms/form-values";
import { addressText, type CheckAddress } from "./address-part";
import { memoRule, methodFamily, supportedMethods } from "./methods";

/** Fields of the form, all of which may be kept in a draft. */
export const WITHDRAW_FIELDS = ["coin", "network", "address", "memo", "amount"] as const;

export type WithdrawField = (typeof WITHDRAW_FIELDS)[number];

/** The coin, and its network if it has only one; with several, the user must choose. */
export function networkChoice(
  methods: readonly WithdrawalMethod[],
  coin: string,
): { coin: string; network: string } {
  const enabled = methods.filter((method) => method.coin === coin && isEnabled(method));
  return { coin, network: enabled.length === 1 ? (enabled[0]?.network ?? "") : "" };
}

/** The initial choice of coin and network. */
export const firstChoice = (methods: readonly WithdrawalMethod[]) =>
  networkChoice(methods, coinsOf(methods.filter(isEnabled))[0] ?? coinsOf(methods)[0] ?? "");

/**
 * Validates the form before the withdrawal is shown for confirmation.
 *
 * @param tag of the reader's language
 * @param check undefined until it is loaded; the server checks in any case
 */
export function validateForm(
  data: WithdrawalMethods,
  values: FieldValues<WithdrawField>,
  tag: string,
  check: CheckAddress | undefined,
): FieldErrors<WithdrawField> {
  const method = findMethod(supportedMethods(data), values);
  const family = method && methodFamily(method);
  const fault = family && check ? addressText(check(values.address, family)) : undefined;
  return {
    network: method ? undefined : "wallet.networkMissing",
    address: values.address ? fault : "withdraw.enterAddress",
    memo: method && memoRule(method) === "required" && !values.memo.trim() ? "withdraw.enterMemo" : undefined,
    amount: amountText(validateWithdrawal(values.amount, tag, data, method ?? {})),
  };
}
