import { createHmac } from "node:crypto";
import { base58, hex } from "@scure/base";
import { base58check, type Family, withChecksum } from "./address-forms";

/** Every EVM address of a sandbox begins with it. It repeats three times. */
const EVM_MARK = "5a4db05a4db05a4db0";
const MARK = "Sandbox";

/**
 * A deposit address without an owner. Format and checksum are valid, so that clients can be tested with it, but it was not
 * derived from a key. It is recognizable: `TSandbox…` on Tron, `1Sandbox…` on Bitcoin, `0x5A4db05A4db05A4db0…` on Ethereum-like
 * networks.
 *
 * @param secret of the server @param purpose the same purpose always gets the same address
 */
export function sandboxAddress(family: Family, secret: Uint8Array, purpose: string): string {
  const hash = createHmac("sha256", secret).update(`address:${purpose}`).digest("hex");
  switch (family) {
    case "evm":
      return withChecksum(EVM_MARK + hash.slice(0, 40 - EVM_MARK.length));
    case "tron":
      return marked(`T${MARK}`, 34, 21, BigInt(`0x${hash}`));
    case "bitcoin":
      return marked(`1${MARK}`, 33, 21, BigInt(`0x${hash}`));
  }
}

/** A Base58Check text of `length` characters that begins with `mark`. `choice` determines the rest, apart from the checksum. */
function marked(mark: string, length: number, bytes: number, choice: bigint): string {
  const bound = (filler: string) =>
    BigInt(`0x${hex.encode(base58.decode(mark.padEnd(length, filler)).slice(0, bytes))}`);
  const least = bound("1") + 1n;
  const payload = least + (choice % (bound("z") - least));
  return base58check.encode(hex.decode(payload.toString(16).padStart(bytes * 2, "0")));
}
