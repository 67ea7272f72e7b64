/** Networks whose addresses look alike: one address serves all of a family. */
export type Family = "bitcoin" | "evm" | "tron";

/** Why a text is no address to send money to. */
export type AddressFault =
  /** It has the form of no address known here. */
  | "form"
  /** A character is wrong: form right, checksum not. */
  | "checksum"
  /** Of a kind that nobody can own today: what is sent there is lost. */
  | "unowned"
  /** Money of a test network is worth nothing. */
  | "testnet"
  /** A right address of another family. */
  | "otherNetwork";

/** What a check found out. */
export type AddressCheck =
  | {
      /** It can be the address of a wallet; whose, nobody can tell. */
      ok: true;
      /** It is written without a checksum, so that a slip of the pen can't be seen. */
      unchecked?: true;
    }
  | {
      /** Sending there is impossible, or would lose the coins. */
      ok: false;
      /** Why not; {@link AddressFault} tells what each word means. */
      reason: AddressFault;
      /** The family it is, or would be, an address of. */
      looksLike?: Family;
    };

/** What one form of address makes of a text; undefined when the text does not have its form. */
export interface Reading {
  family: Family;
  testnet?: boolean;
  unchecked?: true;
  fault?: "checksum" | "unowned";
}

/** The address that a user means who pastes it with line breaks, or in groups as it is shown. */
export const cleanAddress = (text: string): string => text.replace(/[\s\p{Cf}]/gu, "");

/** One spelling of an address, for comparing: where its letter case says nothing but a checksum, it is lower case. */
export const canonicalAddress = (address: string): string =>
  /^(?:0x|bc1)/i.test(address) ? address.toLowerCase() : address;
