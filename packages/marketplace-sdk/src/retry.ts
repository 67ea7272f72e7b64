import type { Call } from "./call.js";
import type { RetryOptions } from "./options.js";

/** HTTP statuses after which the same request may succeed; 520 to 530 are those of a proxy in front of the server. */
const isRetryableStatus = (status: number): boolean =>
  [408, 425, 429, 500, 502, 503, 504].includes(status) || (status >= 520 && status <= 530);

/** Seconds from `Retry-After`, given in seconds or as an HTTP date; undefined without one. `now` in milliseconds. */
export function parseRetryAfter(value: string | undefined, now: number): number | undefined {
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
const retryDelay = (attempt: number, baseMs: number, random: number, retryAfter = 0): number =>
  Math.max((baseMs / 2) * 2 ** (attempt - 1) * (1 + random), retryAfter * 1000);

/** When calls are sent again, by the client's options. */
export function createRetryPolicy(
  { limit = 2, baseMs = 300, idempotent }: RetryOptions,
  random: () => number,
) {
  const isRepeatable = ({ operation: { idempotency } }: Call): boolean | undefined =>
    idempotency === "safe" ||
    (idempotency === "key" && (typeof idempotent === "function" ? idempotent() : idempotent));

  /** Milliseconds before the request is sent again; undefined when it must not be, or when no time is left for it. */
  return function delayBeforeRetry(call: Call): number | undefined {
    const { response, attempts } = call;
    if (!isRepeatable(call) || call.isOver || !(attempts <= limit)) return undefined;
    if (response && !isRetryableStatus(response.status)) return undefined;
    const delay = retryDelay(attempts, baseMs, random(), call.retryAfter);
    return call.elapsed + delay < call.timeoutMs ? delay : undefined;
  };
}
