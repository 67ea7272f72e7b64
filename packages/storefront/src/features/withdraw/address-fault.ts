import type { AddressCheck, AddressFault, Family } from "../../crypto/address";
import type { PlainKey } from "../../i18n/types";

/** Checks an address of a family; it comes in a chunk of its own. */
export type CheckAddress = (address: string, family: Family) => AddressCheck;

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

/** Why an address is refused, in words. */
export function addressFault(check: AddressCheck): PlainKey | undefined {
  if (check.ok) return undefined;
  const { reason, looksLike } = check;
  if (reason === "otherNetwork") return looksLike ? OTHERS[looksLike] : FAULTS.form;
  return FAULTS[reason];
}
