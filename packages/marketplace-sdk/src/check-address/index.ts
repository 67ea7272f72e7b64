import { sha256 } from "@noble/hashes/sha2.js";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { bech32, bech32m, createBase58check } from "@scure/base";
import type { AddressCheck, Family } from "../crypto-address/index.js";

/** What one address format reads from a text; undefined for a text of another format. */
interface Reading {
  family: Family;
  testnet?: boolean;
  unchecked?: true;
  fault?: "checksum" | "unowned";
}

/**
 * Checks the format and checksum of an address. The server repeats every check and knows more: its own
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

/** `0x` and 40 hexadecimal digits. In one case they carry no checksum, in both they are one (EIP-55). */
function readEvm(text: string): Reading | undefined {
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

/** Bytes of the hash of a key, and of the hash of a script or a taproot key. */
const KEY_HASH_BYTES = 20;
const SCRIPT_HASH_BYTES = 32;

/** Bitcoin's newer addresses (BIP 173, BIP 350): a version, a program and a checksum in words of five bits. */
function readSegwit(text: string): Reading | undefined {
  const [, prefix] = /^(bc|tb|bcrt)1[a-z0-9]{6,87}$/.exec(text.toLowerCase()) ?? [];
  if (!prefix) return undefined;
  const reading = { family: "bitcoin", testnet: prefix !== "bc" } as const;
  const wrong = { ...reading, fault: "checksum" } as const;
  // Version 0 has the checksum of Bech32, all later ones that of Bech32m; each is wrong for the other.
  const old = bech32.decodeUnsafe(text);
  const words = (old ?? bech32m.decodeUnsafe(text))?.words;
  const [version, ...program] = words ?? [];
  if (version === undefined || version > 16 || (old !== undefined) !== (version === 0)) return wrong;
  const length = bech32.fromWordsUnsafe(program)?.length ?? 0;
  const fits =
    version === 0 ? length === KEY_HASH_BYTES || length === SCRIPT_HASH_BYTES : length >= 2 && length <= 40;
  if (!fits) return wrong;
  // Later versions, and other lengths of version 1, have the right form and no owner yet.
  const isUnowned = version > 1 || (version === 1 && length !== SCRIPT_HASH_BYTES);
  return isUnowned ? { ...reading, fault: "unowned" } : reading;
}

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
function readBase58(text: string): Reading | undefined {
  if (!/^[1-9A-HJ-NP-Za-km-z]{26,35}$/.test(text)) return undefined;
  const payload = decode(text);
  // The first letter shows which family was meant.
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
