import type { FailureDetails, FailureKind, MarketplaceError } from "./errors";
import type { Operation } from "./operations";
import type { CallOptions } from "./types";

/** Makes an error of the running call. */
export type Fail = (
  kind: FailureKind,
  message: string,
  details?: Partial<FailureDetails>,
) => MarketplaceError;

/** What the transport must know of an operation. */
export type Target = Pick<Operation, "id" | "method" | "flag">;

/** An operation with the way from input to request, and from answer to result. */
export interface Exchange<Input, T> extends Target {
  /**
   * Makes address and body, or the fields of a multipart form in place of a body. Inside the call, so that input that
   * cannot be written fails this call alone.
   */
  write: (input: Input) => [url: string, body?: BodyInit | null, form?: object];
  /** Makes the result of an answer and its text, read to the end. */
  finish: (response: Response, text: string, fail: Fail) => T | Promise<T>;
}

/**
 * A running call: what was asked for, and how far it is. What is done with it stands in functions that outlive it: engines
 * soon throw away what they compiled of functions that a call makes for itself.
 */
export interface Call {
  /** Counted from 1, for events. */
  readonly id: number;
  readonly target: Target;
  readonly own: CallOptions;
  /** Milliseconds since the epoch. */
  readonly start: number;
  readonly timeoutMs: number;
  readonly abort: AbortController;
  readonly reject: (error: MarketplaceError) => void;
  /** Requests sent so far. */
  attempt: number;
  token?: string | undefined;
  headers: Record<string, string>;
  /** The answer to the last attempt. */
  response?: Response | undefined;
  isOpen: boolean;
  /** Stops the clock, and listens to the caller's signal no more. */
  release: () => void;
  /** Ends the pause before a repetition. */
  stopWaiting?: () => void;
}
