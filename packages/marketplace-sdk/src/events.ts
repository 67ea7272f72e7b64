import type { EnvelopeCode } from "./dialect.js";
import type { FailureKind, Received } from "./errors.js";

/**
 * One step of a call. It holds no token, no input and nothing of an answer's body but the code and the name of an error, and what
 * it is in place of an envelope, so it is safe to log. `marketplace-sdk/debug` turns these into a stream for many listeners and a logger.
 */
export interface CallEvent {
  /** `request` and `response` around each attempt, `retry` before a wait, `failure` once when the call has failed. */
  type: "request" | "response" | "retry" | "failure";
  /** Number of the call in this client, from 1, in all its events. */
  id: number;
  /** The operation's id, such as `orders.create`. */
  operation: string;
  /** Number of the attempt, from 1. */
  attempt: number;
  /** Milliseconds since the call began. */
  ms: number;
  /** `response`, `failure`: the HTTP status. */
  status?: number | undefined;
  /** `retry`: milliseconds until the next attempt. */
  delay?: number | undefined;
  /** `failure`: see {@link FailureKind}. */
  kind?: FailureKind | undefined;
  /** `failure`: code of the envelope. */
  code?: number | undefined;
  /** `failure`: the backend's own code, where the dialect has such; left out where it is a sentence. */
  ownCode?: EnvelopeCode | undefined;
  /** `failure`: name of the error (`data.error`), never a sentence. */
  reason?: string | undefined;
  /** `failure`: what came instead of an envelope. */
  received?: Received | undefined;
  /** `response`, `failure`: `X-Request-Id` of the response; for a failure without one, the id that was sent. */
  requestId?: string | undefined;
  /** `response`: header `Deprecation` as it came. The operation will be removed. */
  deprecation?: string | undefined;
  /** `response`: header `Sunset` as it came. When it will be removed. */
  sunset?: string | undefined;
}

/** Runs a callback of the application. Whatever it throws or rejects with must not fail the call. */
export async function ignoreErrors(run: () => unknown): Promise<void> {
  try {
    await run();
  } catch {}
}
