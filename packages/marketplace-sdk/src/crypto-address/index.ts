/** Networks that share an address format: one address works on the whole family. */
export type Family = "bitcoin" | "evm" | "tron";

/** Why a text isn't an address that money can be sent to. */
export type AddressFault =
  /** It has no known address format. */
  | "form"
  /** A character is wrong: the format matches, the checksum does not. */
  | "checksum"
  /** A reserved kind that has no owner: money sent there is lost. */
  | "unowned"
  /** Money of a test network is worth nothing. */
  | "testnet"
  /** A valid address of another family. */
  | "otherNetwork";

/** The result of a check. */
export type AddressCheck =
  | {
      /** A plausible wallet address; whose it is can't be known. */
      ok: true;
      /** It is written without a checksum, so a typo can't be detected. */
      unchecked?: true;
    }
  | {
      /** Sending there is impossible, or would lose the coins. */
      ok: false;
      /** Why not; {@link AddressFault} explains each word. */
      reason: AddressFault;
      /** The family it is, or would be, an address of. */
      looksLike?: Family;
    };

/** The address in a pasted text, which may contain line breaks or the displayed groups. */
export const cleanAddress = (text: string): string => text.replace(/[\s\p{Cf}]/gu, "");

/** One spelling of an address, for comparing: where its letter case says nothing but a checksum, it is lower case. */
export const canonicalAddress = (address: string): string =>
  /^(?:0x|bc1)/i.test(address) ? address.toLowerCase() : address;

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
