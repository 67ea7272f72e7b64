import { createHmac } from "node:crypto";

/** The name of what is counted together. Keyed and hashed: the database holds neither addresses nor names to be guessed. */
export const bucketOf = (secret: Buffer, ...parts: readonly (string | number)[]): string =>
  createHmac("sha256", secret).update(JSON.stringify(parts)).digest("base64url");
