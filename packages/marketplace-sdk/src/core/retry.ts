/** HTTP statuses after which the same request may succeed. */
export const isPassing = (status: number): boolean => /429|50[234]/.test(`${status}`);

/** Seconds from `Retry-After`, given in seconds or as an HTTP date; undefined without one. `now` in milliseconds. */
export const readRetryAfter = (value: string | null | undefined, now: number): number | undefined => {
  const seconds = +`${value}`;
  const wait = Number.isNaN(seconds) ? (Date.parse(`${value}`) - now) / 1000 : seconds;
  return Math.max(0, Math.ceil(wait)) || undefined;
};

/**
 * Milliseconds before the retry that follows request number `attempt` (from 1): exponential, spread by `random` in
 * [0, 1) over the upper half so that clients do not return all at once, never before `retryAfter` seconds.
 */
export const backOff = (attempt: number, baseMs: number, random: number, retryAfter = 0): number =>
  Math.max(baseMs * 2 ** (attempt - 2) * (1 + random), retryAfter * 1000);
