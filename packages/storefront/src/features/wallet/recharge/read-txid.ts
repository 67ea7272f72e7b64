/** The network of a transfer, which determines the format of transaction ids. */
interface Chain {
  network?: string | undefined;
  network_name?: string | undefined;
  address?: string | undefined;
}

const DIGITS = /(?:^|[^0-9a-f])(?:0x)?([0-9a-f]{64})(?![0-9a-f])/i;

const EVM_ADDRESS = /^0x[0-9a-f]{40}$/i;

const PLAIN_NETWORK = /tron|trc|bitcoin|btc/i;

/** The contract's maximum length of an id. */
const MAX_LENGTH = 100;

/**
 * Reads a transaction id, also from a link to a block explorer: 64 hexadecimal digits in lower case, after `0x` on
 * Ethereum-like networks. Ids of other networks are passed on unchanged.
 *
 * @returns undefined for what can't be an id on that network
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
