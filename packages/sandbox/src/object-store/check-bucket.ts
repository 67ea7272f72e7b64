import { randomBytes } from "node:crypto";
import { SandboxError } from "../domain/sandbox-error";
import { type Bucket, BucketError } from "./bucket";

/** What an operator can do, by S3's code. */
const SENTENCES: Readonly<Record<string, string>> = {
  InvalidAccessKeyId: "the access key is not known there: check AWS_ACCESS_KEY_ID",
  SignatureDoesNotMatch: "the signature is wrong: check AWS_SECRET_ACCESS_KEY and AWS_REGION",
  AuthorizationHeaderMalformed: "the signature is for another region: check AWS_REGION",
  PermanentRedirect: "the bucket is in another region: check its address and AWS_REGION",
  ExpiredToken: "the session token has expired: renew AWS_SESSION_TOKEN",
  AccessDenied: "the credentials may not write, read and delete there",
  NoSuchBucket: "there is no such bucket",
};

/**
 * Writes, reads and deletes an object, as the server will.
 *
 * @returns false when the store can't be reached at the moment, which passes
 * @throws {SandboxError} when it refuses, which does not
 */
export async function checkBucket(bucket: Bucket): Promise<boolean> {
  const name = `check/${randomBytes(8).toString("hex")}`;
  const bytes = randomBytes(16);
  try {
    await bucket.put(name, bytes);
    if (!(await bucket.get(name))?.equals(bytes))
      throw new SandboxError(`The object store ${bucket.name} does not give back what was written to it.`);
    await bucket.delete(name);
    return true;
  } catch (error) {
    if (!(error instanceof BucketError)) throw error;
    if (error.status === 0 || error.status === 429 || error.status >= 500) return false;
    throw new SandboxError(
      `The object store ${bucket.name} can't be used: ${SENTENCES[error.code] ?? error.message}.`,
    );
  }
}
