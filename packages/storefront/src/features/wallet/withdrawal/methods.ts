import { isEnabled, type WithdrawalMethod, type WithdrawalMethods } from "marketplace-react";
import { type Family, familyOf } from "marketplace-sdk/crypto-address";

/** The methods that this client supports: transfers of coins. A method without a kind counts as one. */
export const supportedMethods = ({ methods }: WithdrawalMethods): readonly WithdrawalMethod[] =>
  (methods ?? []).filter(({ method = "crypto" }) => method === "crypto");

/** Family of a network's addresses, by its name or its long name. */
export const methodFamily = ({ network, network_name = "" }: WithdrawalMethod): Family | undefined =>
  familyOf(network) ?? familyOf(network_name);

/**
 * The method that an address of another family would fit, when there is just one. Addresses of Ethereum and its relatives
 * look the same, and a guess among them would be worse than none.
 */
export function fittingMethod(
  methods: readonly WithdrawalMethod[],
  coin: string,
  family: Family | undefined,
): WithdrawalMethod | undefined {
  if (!family) return undefined;
  const fitting = methods.filter(
    (method) => method.coin === coin && isEnabled(method) && methodFamily(method) === family,
  );
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** Whether a transfer carries a memo. What is not known counts as required (contract). */
export function memoRule({ memo = "none" }: WithdrawalMethod): "none" | "optional" | "required" {
  if (memo === "none") return "none";
  return memo === "optional" ? "optional" : "required";
}
