import { type Allowance, giveBack, takeInDatabase } from "../../db/rate-limit";
import { bucketOf } from "../../domain/rate-bucket";
import { HttpError } from "../../kernel/errors";
import type { Services } from "../../kernel/services";

/** A counted attempt. */
export interface Attempt {
  /** Uncounts it: the password was right, or nothing was verified. */
  giveBack(): Promise<void>;
}

/** What counting needs. */
export type Counting = Pick<Services, "db" | "secret" | "relaxed">;

/**
 * Counts an attempt of a subject against all of these allowances, or against none.
 *
 * @throws {HttpError} 429 with the seconds until there is room again
 */
export async function countAttempt(
  { db, secret, relaxed }: Counting,
  allowances: readonly Allowance[],
  subject: readonly (string | number)[],
  now: number,
): Promise<Attempt> {
  if (relaxed) return { giveBack: async () => {} };
  const take = takeInDatabase(db);
  const taken: string[] = [];
  const undo = async () => {
    for (const bucket of taken) await giveBack(db, bucket, now);
  };
  for (const allowance of allowances) {
    const bucket = bucketOf(secret, ...subject, allowance.seconds);
    const wait = await take(bucket, allowance, now);
    if (wait > 0) {
      await undo();
      throw new HttpError(429, "too_many_requests", { retryAfter: wait });
    }
    taken.push(bucket);
  }
  return { giveBack: undo };
}
