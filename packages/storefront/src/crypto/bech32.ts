const LETTERS = "qpzry9x8gf2tvdw0s3jn54khce6mua7l";
const GENERATOR = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];
/** What the sum over everything leaves: of Bech32 (BIP 173), of Bech32m (BIP 350). */
const OLDER = 1;
const NEWER = 0x2bc830a3;
/** Words that the sum takes. */
const SUM = 6;

/** What a text of words holds, its sum being right. */
export interface Bech32 {
  /** Whether the sum is Bech32m's. */
  newer: boolean;
  /** Numbers of five bits. */
  words: readonly number[];
}

/**
 * Reads Bech32 and Bech32m.
 *
 * @param prefix what stands before the `1`, in lower case
 * @param data what follows it, in lower case, at least the sum
 * @returns undefined when a letter is unknown or the sum is wrong
 */
export function readBech32(prefix: string, data: string): Bech32 | undefined {
  const words = Array.from(data, (letter) => LETTERS.indexOf(letter));
  if (words.includes(-1)) return undefined;
  const codes = Array.from(prefix, (letter) => letter.charCodeAt(0));
  const left = sum([...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31), ...words]);
  if (left !== OLDER && left !== NEWER) return undefined;
  return { newer: left === NEWER, words: words.slice(0, -SUM) };
}

/** @returns how many whole bytes the words hold; -1 when what is left over is more than padding */
export function bytesIn(words: readonly number[]): number {
  const bits = words.length * 5;
  const left = bits % 8;
  const isPadding = left < 5 && ((words.at(-1) ?? 0) & ((1 << left) - 1)) === 0;
  return isPadding ? (bits - left) / 8 : -1;
}

function sum(values: readonly number[]): number {
  let result = 1;
  for (const value of values) {
    const top = result >> 25;
    result = ((result & 0x1ffffff) << 5) ^ value;
    for (const [bit, part] of GENERATOR.entries()) if ((top >> bit) & 1) result ^= part;
  }
  return result;
}
