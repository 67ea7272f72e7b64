import type { Db } from "./connect";

/** A number of calls in a sliding window. */
export interface Allowance {
  readonly calls: number;
  readonly seconds: number;
}

/** Counts one call, unless the bucket is full. @returns 0, or the seconds until it has room again */
export type TakeCall = (bucket: string, allowance: Allowance, now: number) => Promise<number>;

/**
 * Counts in the table `rate_limit`, so that all processes of a server count together. A row holds the times of the calls that
 * were admitted; rejected ones don't count, so a client that waits for `Retry-After` gets in.
 */
export const takeInDatabase =
  (db: Db): TakeCall =>
  async (bucket, { calls, seconds }, now) => {
    const recent = db`array(select time from unnest(rate_limit.taken) time where time > ${now - seconds})`;
    const [taken] = await db`
      insert into rate_limit (bucket, taken, expires_at)
      values (${bucket}, array[${now}::bigint], ${now + seconds})
      on conflict (bucket) do update set taken = ${recent} || ${now}::bigint, expires_at = ${now + seconds}
      where cardinality(${recent}) < ${calls} returning 1 as done`;
    if (taken) return 0;
    const [full] = await db<{ taken: number[] }[]>`
      select array(select time from unnest(taken) time order by time) as taken from rate_limit where bucket = ${bucket}`;
    const oldest = full?.taken.at(-calls) ?? now;
    return Math.max(1, oldest + seconds - now);
  };

/** Uncounts a call that was counted at `now`, such as a sign-in with the right password. */
export async function giveBack(db: Db, bucket: string, now: number): Promise<void> {
  await db`
    update rate_limit set taken = taken[:position - 1] || taken[position + 1:]
    from (select array_position(taken, ${now}::bigint) as position from rate_limit where bucket = ${bucket}) found
    where bucket = ${bucket} and position is not null`;
}
