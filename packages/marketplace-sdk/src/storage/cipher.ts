/** Encrypts what is stored under `userInfo`. */
export interface Cipher {
  /** Rejects when the cipher itself cannot be had (a chunk that does not load, a key store that is refused). */
  encrypt(text: string): Promise<string>;
  /** Undefined for a text this cipher cannot read: written with another key, or no cipher text. Rejects as above. */
  decrypt(text: string): Promise<string | undefined>;
  /** False for a readable text in an older format, which should be written anew. Without it no format is older. */
  isCurrent?(text: string): boolean;
}
