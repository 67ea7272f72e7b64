import { bech32, bech32m } from "@scure/base";
import type { Reading } from "./address";

/** Bytes of a script's or key's hash, and of a taproot key. */
const SHORT = 20;
const LONG = 32;

/** Bitcoin's newer addresses (BIP 173, BIP 350): a version, a program and a checksum of five bits each. */
export function readSegwit(text: string): Reading | undefined {
  const prefix = /^(bc|tb|bcrt)1[a-z0-9]{6,87}$/i.exec(text)?.[1]?.toLowerCase();
  if (!prefix) return undefined;
  const reading = { family: "bitcoin", testnet: prefix !== "bc" } as const;
  // Version 0 has the older checksum, all later ones the newer: each must be wrong under the other.
  for (const [coder, isVersion] of [
    [bech32, (version: number) => version === 0],
    [bech32m, (version: number) => version > 0 && version <= 16],
  ] as const) {
    const [version = -1, ...words] = coder.decodeUnsafe(text, 90)?.words ?? [];
    if (!isVersion(version)) continue;
    const bytes = coder.fromWordsUnsafe(words);
    const length = bytes instanceof Uint8Array ? bytes.length : 0;
    const fits = version === 0 ? length === SHORT || length === LONG : length >= 2 && length <= 40;
    if (!fits) break;
    // Later versions, and other lengths of version 1, have the right form and no owner yet.
    return version > 1 || (version === 1 && length !== LONG) ? { ...reading, fault: "unowned" } : reading;
  }
  return { ...reading, fault: "checksum" };
}
