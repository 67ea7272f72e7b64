import { createHmac } from "node:crypto";

/**
 * The name of a bucket of calls that are counted together. Keyed and hashed, so that nobody can guess addresses or names from
 * the database.
 */
export const bucketOf = (secret: Buffer, ...parts: readonly (string | number)[]): string =>
  createHmac("sha256", secret).update(JSON.stringify(parts)).digest("base64url");
