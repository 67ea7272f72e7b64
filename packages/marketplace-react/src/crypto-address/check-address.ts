import type { AddressCheck, Family } from "./address";
import { readBase58 } from "./base58";
import { readEvm } from "./evm";
import { readSegwit } from "./segwit";

/**
 * Checks an address as far as form and checksum can tell. The server repeats every check and knows more: its own
 * addresses, and that two networks of one family are two networks.
 *
 * @param text without spaces, see `cleanAddress`
 */
export function checkAddress(text: string, family: Family): AddressCheck {
  const reading = readEvm(text) ?? readSegwit(text) ?? readBase58(text);
  if (!reading) return { ok: false, reason: "form" };
  const looksLike = reading.family;
  if (reading.fault === "checksum") return { ok: false, reason: "checksum", looksLike };
  if (reading.testnet) return { ok: false, reason: "testnet", looksLike };
  if (looksLike !== family) return { ok: false, reason: "otherNetwork", looksLike };
  if (reading.fault) return { ok: false, reason: reading.fault, looksLike };
  return { ok: true, ...(reading.unchecked && { unchecked: true }) };
}
