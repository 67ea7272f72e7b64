import { sha256 } from "@noble/hashes/sha2.js";
import { createBase58check } from "@scure/base";
import type { Family, Reading } from "./address";

const base58check = createBase58check(sha256);

/** One byte of version and the hash of a key or script. */
const PAYLOAD_BYTES = 21;

/** Families by the version byte of their addresses. */
const VERSIONS: ReadonlyMap<number | undefined, { family: Family; testnet?: boolean }> = new Map([
  [0x00, { family: "bitcoin" }],
  [0x05, { family: "bitcoin" }],
  [0x6f, { family: "bitcoin", testnet: true }],
  [0xc4, { family: "bitcoin", testnet: true }],
  [0x41, { family: "tron" }],
]);

/** Base58Check: Bitcoin's older addresses (P2PKH, P2SH) and Tron's. */
export function readBase58(text: string): Reading | undefined {
  if (!/^[1-9A-HJ-NP-Za-km-z]{26,35}$/.test(text)) return undefined;
  const payload = decode(text);
  // The first letter tells which one was meant.
  if (!payload) return { family: text.startsWith("T") ? "tron" : "bitcoin", fault: "checksum" };
  const version = payload.length === PAYLOAD_BYTES ? VERSIONS.get(payload[0]) : undefined;
  if (!version) return undefined;
  return payload.subarray(1).some((byte) => byte !== 0) ? version : { ...version, fault: "unowned" };
}

/** @returns undefined when the checksum is wrong */
function decode(text: string): Uint8Array | undefined {
  try {
    return base58check.decode(text);
  } catch {
    return undefined;
  }
}
