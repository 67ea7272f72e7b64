import type { Data } from "marketplace-sdk";
import { isOpen } from "../../app/coin-methods";
import type { Family } from "../../crypto/address";
import { familyOf } from "../../crypto/family";

/** What withdrawals.methods answers. */
export type Methods = Data<"withdrawals.methods">;
/** A coin on a network that may be paid out. */
export type Method = Methods["methods"][number];

/** The ways this client can offer: it knows transfers of coins, and servers that name no kind mean them. */
export const offered = ({ methods }: Methods): readonly Method[] =>
  methods.filter(({ method = "crypto" }) => method === "crypto");

/** Family of a network's addresses, by its name or its long name. */
export const methodFamily = ({ network, network_name = "" }: Method): Family | undefined =>
  familyOf(network) ?? familyOf(network_name);

/**
 * The way that an address of another family would fit, when there is just one: addresses of Ethereum and its relatives
 * look all the same, and a guess among them would be worse than none.
 */
export function fittingMethod(
  methods: readonly Method[],
  coin: string,
  family: Family | undefined,
): Method | undefined {
  if (!family) return undefined;
  const fitting = methods.filter(
    (method) => method.coin === coin && isOpen(method) && methodFamily(method) === family,
  );
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** Whether a transfer carries a memo. What is not known counts as required (contract). */
export function memoRule({ memo = "none" }: Method): "none" | "optional" | "required" {
  return memo === "none" || memo === "optional" ? memo : "required";
}
