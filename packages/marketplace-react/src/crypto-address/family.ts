import type { Family } from "./address";

/** Names under which operators list their networks. */
const NAMES: readonly (readonly [RegExp, Family])[] = [
  [/trc-?20|tron/i, "tron"],
  [/erc-?20|bep-?20|bsc|bnb|polygon|matic|ethereum|arbitrum|optimism|avalanche/i, "evm"],
  [/bitcoin|btc|segwit|taproot/i, "bitcoin"],
];

/**
 * The family of a network by its name.
 *
 * @returns undefined for one that is not known here: only the server can then judge an address
 */
export const familyOf = (network: string): Family | undefined =>
  NAMES.find(([name]) => name.test(network))?.[1];
