/** The format of a network's transaction ids. */
export interface Chain {
  network?: string | undefined;
  network_name?: string | undefined;
  address?: string | undefined;
}

const DIGITS = /(?:^|[^0-9a-f])(?:0x)?([0-9a-f]{64})(?![0-9a-f])/i;
const EVM_ADDRESS = /^0x[0-9a-f]{40}$/i;
const PLAIN_NETWORK = /tron|trc|bitcoin|btc/i;
/** Longest id the contract takes. */
const MAX_LENGTH = 100;

/**
 * Reads a transaction id, also out of the link of an explorer: 64 hexadecimal digits in lower case, after `0x` on
 * Ethereum-like networks. What another kind of network writes is passed on as it is.
 *
 * @returns undefined for what can't be an id of that network
 */
export function readTxid(
  typed: string,
  { network = "", network_name = "", address = "" }: Chain,
): string | undefined {
  const text = typed.trim();
  const evm = EVM_ADDRESS.test(address);
  if (!evm && !PLAIN_NETWORK.test(`${network} ${network_name}`)) {
    return text && text.length <= MAX_LENGTH && !/\s/.test(text) ? text : undefined;
  }
  const digits = DIGITS.exec(text)?.[1]?.toLowerCase();
  return digits && (evm ? `0x${digits}` : digits);
}
