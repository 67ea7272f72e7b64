import {
  coinsOf,
  findMethod,
  isEnabled,
  memoRule,
  methodFamily,
  supportedMethods,
  validateWithdrawal,
  type WithdrawalMethod,
  type WithdrawalMethods,
} from "marketplace-react";
import type { AddressCheck, AddressFault, Family } from "marketplace-react/crypto-address";
import { amountText } from "../../../entities/money/amount-text";
import type { PlainKey } from "../../../i18n/types";
import type { FieldErrors, FieldValues } from "../../../shared/forms/use-form";

/** Fields of the form, all of which may be kept in a draft. */
export const WITHDRAW_FIELDS = ["coin", "network", "address", "memo", "amount"] as const;
export type WithdrawField = (typeof WITHDRAW_FIELDS)[number];

/** Checks an address of a family. It is in a chunk of its own. */
export type CheckAddress = (address: string, family: Family) => AddressCheck;

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

const FAULTS: Readonly<Record<Exclude<AddressFault, "otherNetwork">, PlainKey>> = {
  form: "withdraw.addressForm",
  checksum: "withdraw.addressChecksum",
  unowned: "withdraw.addressUnowned",
  testnet: "withdraw.addressTestnet",
};
const OTHERS: Readonly<Record<Family, PlainKey>> = {
  bitcoin: "withdraw.addressBitcoin",
  evm: "withdraw.addressEvm",
  tron: "withdraw.addressTron",
};

/** Why an address is rejected, in words. */
export function addressText(check: AddressCheck): PlainKey | undefined {
  if (check.ok) return undefined;
  const { reason, looksLike } = check;
  if (reason === "otherNetwork") return looksLike ? OTHERS[looksLike] : FAULTS.form;
  return FAULTS[reason];
}
