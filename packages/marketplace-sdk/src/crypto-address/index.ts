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

/** Quotes, brackets and emphasis of any script, and what ends a sentence: no address begins or ends with them. */
const AROUND =
  /^[\p{Ps}\p{Pe}\p{Pi}\p{Pf}"'`<>*|•…]+|[\p{Ps}\p{Pe}\p{Pi}\p{Pf}"'`<>*|•….,;:!?。，；、：！？]+$/gu;

/**
 * A link to pay to an address (BIP 21, EIP-681), with a chain or an amount. Not one that calls a contract: the address that it begins with is
 * the coin's.
 */
const LINK = /^(?:bitcoin|ethereum|tron):(?:\/\/)?(?:pay-)?([a-z\d]+)(?:@\d+)?(?:\?.*)?$/i;

/**
 * The address in a pasted text, which may contain line breaks or the displayed groups, be in quotes, end a sentence, or be a link such as
 * `bitcoin:bc1…?amount=0.1`.
 */
export const cleanAddress = (text: string): string =>
  text
    .replace(/[\s\p{Cf}]/gu, "")
    .replace(AROUND, "")
    .replace(LINK, "$1");

/** One spelling of an address, for comparing: where its letter case says nothing but a checksum, it is lower case. */
export const canonicalAddress = (address: string): string =>
  /^(?:0x|bc1)/i.test(address) ? address.toLowerCase() : address;

/** Standards of coins, each on networks of one family. */
const STANDARDS: readonly (readonly [RegExp, Family])[] = [
  [/(?:^|[^a-z\d])trc[-_ ]?[12]0(?!\d)/i, "tron"],
  [/(?:^|[^a-z\d])(?:erc|bep)[-_ ]?20(?!\d)/i, "evm"],
];

/** Words under which operators list their networks. */
const WORDS: Readonly<Record<Family, string>> = {
  bitcoin: "bitcoin btc segwit taproot",
  evm: "ethereum eth bsc bnb polygon matic arbitrum arb optimism op base avalanche avax evm",
  tron: "tron trx",
};

/** Words that say nothing about the addresses. */
const NEUTRAL = "network mainnet chain smart one pos c native nested legacy on the usdt usdc".split(" ");

/**
 * The family of a network by its name. A word that is not known may name a network of its own: Bitcoin Cash is not Bitcoin, and coins sent
 * to the other's address are lost.
 *
 * @returns undefined for one that is not known here: only the server can then judge an address
 */
export function familyOf(network: string): Family | undefined {
  const standards = STANDARDS.filter(([name]) => name.test(network)).map(([, family]) => family);
  return onlyOf(standards.length > 0 ? standards : familiesIn(network));
}

/** Families that the words of a name stand for; none where one of them is not known. */
function familiesIn(network: string): Family[] {
  const words = network.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const meant = words.filter((word) => !NEUTRAL.includes(word));
  const families = meant.map((word) => FAMILIES.find((family) => WORDS[family].split(" ").includes(word)));
  return families.every((family) => family !== undefined) ? families : [];
}

const FAMILIES: readonly Family[] = ["bitcoin", "evm", "tron"];

const onlyOf = ([first, ...others]: readonly Family[]): Family | undefined =>
  others.every((other) => other === first) ? first : undefined;
