import { sha256 } from "@noble/hashes/sha2.js";
import type { Family, Reading } from "./address";

const LETTERS = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";

/** One byte of version and the hash of a key or script. */
const BYTES = 21;
/** Bytes of the checksum after them. */
const SUM = 4;

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
  const all = bytesOf(text);
  const bytes = all.subarray(0, -SUM);
  const sum = sha256(sha256(bytes));
  if (all.subarray(-SUM).some((byte, at) => byte !== sum[at])) {
    // The first letter tells what it was meant to be.
    return { family: text.startsWith("T") ? "tron" : "bitcoin", fault: "checksum" };
  }
  const known = bytes.length === BYTES ? VERSIONS.get(bytes[0]) : undefined;
  if (!known) return undefined;
  return bytes.subarray(1).some((byte) => byte !== 0) ? known : { ...known, fault: "unowned" };
}

/** The number that letters of base 58 write, in bytes; a 1 at the beginning is a byte of zero. */
function bytesOf(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const letter of text) {
    let carry = LETTERS.indexOf(letter);
    for (let at = 0; at < bytes.length || carry > 0; at += 1) {
      carry += (bytes[at] ?? 0) * 58;
      bytes[at] = carry & 255;
      carry >>= 8;
    }
  }
  const zeros = text.search(/[^1]|$/);
  return Uint8Array.from([...bytes, ...new Array<number>(zeros).fill(0)].reverse());
}
