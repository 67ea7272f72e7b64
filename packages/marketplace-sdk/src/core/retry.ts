/** HTTP statuses after which the same request may succeed. */
export const isPassing = (status: number): boolean => status === 429 || (status > 501 && status < 505);

/** Seconds from `Retry-After`, given in seconds or as an HTTP date; undefined without one. `now` in milliseconds. */
export function readRetryAfter(value: string | null, now: number): number | undefined {
  if (!value) return undefined;
  const seconds = /^\d+$/.test(value)
    ? Number(value)
    : Math.max(0, Math.ceil((Date.parse(value) - now) / 1000));
  return Number.isNaN(seconds) ? undefined : seconds;
}

/**
 * Milliseconds before the retry that follows request number `attempt` (from 1): exponential, spread by `random` in
 * [0, 1) over the upper half so that clients do not return all at once, never before `retryAfter` seconds.
 */
export const backOff = (attempt: number, baseMs: number, random: number, retryAfter = 0): number =>
  Math.max(baseMs * 2 ** (attempt - 1) * (0.5 + random / 2), retryAfter * 1000);
