/** HTTP statuses after which the same request may succeed: 429, 502, 503 and 504. */
export const isRetryableStatus = (status: number): boolean =>
  status === 429 || (status >= 502 && status <= 504);

/** Seconds from `Retry-After`, given in seconds or as an HTTP date; undefined without one. `now` in milliseconds. */
export function parseRetryAfter(value: string | null | undefined, now: number): number | undefined {
  if (!value) return undefined;
  const seconds = Number(value);
  const wait = Number.isNaN(seconds) ? (Date.parse(value) - now) / 1000 : seconds;
  return Math.max(0, Math.ceil(wait)) || undefined;
}

/**
 * Milliseconds before the retry that follows an attempt: exponential backoff, with the upper half spread at random so that
 * clients do not all return at once, and never before `retryAfter` seconds.
 * @param attempt number of the attempt that failed, from 1
 * @param random in [0, 1)
 */
export const retryDelay = (attempt: number, baseMs: number, random: number, retryAfter = 0): number =>
  Math.max((baseMs / 2) * 2 ** (attempt - 1) * (1 + random), retryAfter * 1000);
