import { bech32, bech32m } from "@scure/base";
import type { Reading } from "./address";

/** Bytes of the hash of a key, and of the hash of a script or a taproot key. */
const KEY_HASH_BYTES = 20;
const SCRIPT_HASH_BYTES = 32;

/** Bitcoin's newer addresses (BIP 173, BIP 350): a version, a program and a checksum in words of five bits. */
export function readSegwit(text: string): Reading | undefined {
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
