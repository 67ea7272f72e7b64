import type { Reading } from "./address";
import { bytesIn, readBech32 } from "./bech32";

/** Bytes of a script's or key's hash, and of a taproot key. */
const SHORT = 20;
const LONG = 32;

/** Bitcoin's newer addresses (BIP 173, BIP 350): a version, a program and a checksum of five bits each. */
export function readSegwit(text: string): Reading | undefined {
  const lower = text.toLowerCase();
  const [, prefix, data] = /^(bc|tb|bcrt)1([a-z0-9]{6,87})$/.exec(lower) ?? [];
  if (!prefix || !data) return undefined;
  const reading = { family: "bitcoin", testnet: prefix !== "bc" } as const;
  const wrong = { ...reading, fault: "checksum" } as const;
  const isOneCase = text === lower || text === text.toUpperCase();
  const read = isOneCase ? readBech32(prefix, data) : undefined;
  const [version, ...program] = read?.words ?? [];
  // Version 0 has the older checksum, all later ones the newer: each is wrong under the other.
  if (version === undefined || version > 16 || read?.newer !== version > 0) return wrong;
  const length = bytesIn(program);
  const fits = version === 0 ? length === SHORT || length === LONG : length >= 2 && length <= 40;
  if (!fits) return wrong;
  // Later versions, and other lengths of version 1, have the right form and no owner yet.
  return version > 1 || (version === 1 && length !== LONG) ? { ...reading, fault: "unowned" } : reading;
}
