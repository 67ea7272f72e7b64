import { keccak_256 } from "@noble/hashes/sha3.js";
import type { Reading } from "./address";

/** `0x` and 40 hexadecimal digits. In one case they carry no checksum, in both they are one (EIP-55). */
export function readEvm(text: string): Reading | undefined {
  if (!/^0x[0-9a-f]{40}$/i.test(text) || text.startsWith("0X")) return undefined;
  const family = "evm";
  const digits = text.slice(2);
  if (/^0+$/.test(digits)) return { family, fault: "unowned" };
  if (digits === digits.toLowerCase() || digits === digits.toUpperCase()) return { family, unchecked: true };
  return digits === withChecksum(digits) ? { family } : { family, fault: "checksum" };
}

/** Letters are capitals where the hash of the lower-case digits has 8 or more. */
function withChecksum(digits: string): string {
  const lower = digits.toLowerCase();
  const hash = keccak_256(new TextEncoder().encode(lower));
  return lower.replace(/[a-f]/g, (letter, at: number) => {
    const byte = hash[at >> 1] ?? 0;
    return (at % 2 ? byte & 15 : byte >> 4) >= 8 ? letter.toUpperCase() : letter;
  });
}
