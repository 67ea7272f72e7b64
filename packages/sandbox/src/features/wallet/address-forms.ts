import { sha256 } from "@noble/hashes/sha2.js";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { bech32, bech32m, createBase58check, hex } from "@scure/base";

/** Networks that share an address format. */
export type Family = "bitcoin" | "evm" | "tron";

export const base58check = createBase58check(sha256);

const HASH_BYTES = 20;
const VERSIONS = { p2pkh: 0x00, p2sh: 0x05, tron: 0x41, testnet: [0x6f, 0xc4] } as const;

/** An address that was recognized. `testnet` money is worth nothing, so such an address belongs to another network. */
export interface Recognized {
  readonly family: Family | "testnet";
  /** The canonical form, for storing and comparing. */
  readonly address: string;
}

/**
 * Recognizes an address by format and checksum.
 *
 * @returns undefined if no known format fits
 */
export function recognize(text: string): Recognized | undefined {
  return fromHex(text) ?? fromSegwit(text) ?? fromBase58(text);
}

/** EIP-55. A spelling in one case carries no checksum and is accepted; the zero address has no owner. */
function fromHex(text: string): Recognized | undefined {
  if (!/^0x[0-9a-fA-F]{40}$/.test(text)) return undefined;
  const digits = text.slice(2);
  const isPlain = digits === digits.toLowerCase() || digits === digits.toUpperCase();
  const address = withChecksum(digits);
  if (/^0+$/.test(digits) || (!isPlain && address !== text)) return undefined;
  return { family: "evm", address };
}

/** Adds `0x` and puts the 40 digits into the letter case that EIP-55 uses as a checksum. */
export function withChecksum(digits: string): string {
  const lower = digits.toLowerCase();
  const hash = hex.encode(keccak_256(new TextEncoder().encode(lower)));
  const cased = [...lower].map((digit, i) =>
    Number.parseInt(hash.charAt(i), 16) >= 8 ? digit.toUpperCase() : digit,
  );
  return `0x${cased.join("")}`;
}

/**
 * BIP 173 and BIP 350. Today, only versions 0 (20 or 32 bytes) and 1 (32 bytes) can have an owner. Coins sent to any other version
 * are lost, so those count as invalid.
 */
function fromSegwit(text: string): Recognized | undefined {
  for (const [coder, version] of [
    [bech32, 0],
    [bech32m, 1],
  ] as const) {
    const decoded = coder.decodeUnsafe(text, 90);
    if (!decoded || decoded.words[0] !== version) continue;
    const program = coder.fromWordsUnsafe(decoded.words.slice(1));
    const length = program instanceof Uint8Array ? program.length : 0;
    if (length !== 32 && !(version === 0 && length === HASH_BYTES)) continue;
    const address = text.toLowerCase();
    if (decoded.prefix === "bc") return { family: "bitcoin", address };
    if (decoded.prefix === "tb" || decoded.prefix === "bcrt") return { family: "testnet", address };
  }
  return undefined;
}

/** Base58Check: Bitcoin's older forms and Tron. */
function fromBase58(address: string): Recognized | undefined {
  const bytes = base58Bytes(address);
  if (bytes?.length !== HASH_BYTES + 1) return undefined;
  const version = bytes[0];
  if (version === VERSIONS.p2pkh || version === VERSIONS.p2sh) return { family: "bitcoin", address };
  if (version === VERSIONS.tron) return { family: "tron", address };
  return VERSIONS.testnet.some((other) => other === version) ? { family: "testnet", address } : undefined;
}

function base58Bytes(text: string): Uint8Array | undefined {
  if (!/^[1-9A-HJ-NP-Za-km-z]{25,40}$/.test(text)) return undefined;
  try {
    return base58check.decode(text);
  } catch {
    return undefined;
  }
}
