import { type FailureDetails, type FailureKind, MarketplaceError } from "./errors.js";
import { onAbort } from "./on-abort.js";
import type { Operation } from "./operation.js";
import type { CallOptions } from "./options.js";
import { parseRetryAfter } from "./retry.js";

/** `setTimeout` fires at once beyond this. */
export const MAX_TIMEOUT_MS = 2 ** 31 - 1;

/** One call in progress: its time limit, the caller's signal, and what is known of its requests so far. */
export class Call {
  /** Number of the call in its client, from 1. */
  readonly id: number;
  readonly operation: Operation;
  readonly options: CallOptions;
  readonly timeoutMs: number;
  /** The session's token when the call began. */
  token?: string | undefined;
  /** Who made it, where the session knows: see `createCallOwners`. */
  owner?: { readonly token: string; readonly id: Promise<string | undefined> } | undefined;
  /** The token in the request that the last response answers: a hook may have changed it, a redirect may have dropped it. */
  sentToken?: string | undefined;
  /** Headers of its requests, in lower case. */
  headers: Record<string, string> = {};
  /** Requests sent so far. */
  attempts = 0;
  /** Response to the last attempt. */
  response?: Response | undefined;

  readonly #start = Date.now();
  readonly #abort = new AbortController();
  readonly #errors = new WeakSet<object>();

  constructor(id: number, operation: Operation, options: CallOptions, timeoutMs: number) {
    this.id = id;
    this.operation = operation;
    this.options = options;
    this.timeoutMs = timeoutMs;
  }

  /** Settles once: by the work, by the time limit, or by the caller's signal, whichever comes first. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const { signal } = this.options;
    let reject: (error: MarketplaceError) => void = () => {};
    const interrupted = new Promise<never>((_resolve, rejectCall) => {
      reject = rejectCall;
    });
    const interrupt = (error: MarketplaceError): void => {
      reject(error);
      this.#abort.abort();
    };
    const endBySignal = () => interrupt(this.error("aborted", "aborted", { cause: signal?.reason }));
    const onTimeout = () => interrupt(this.error("timeout", `no answer in ${inWords(this.timeoutMs)}`));
    const timer = setTimeout(onTimeout, Math.min(this.timeoutMs, MAX_TIMEOUT_MS));
    let release: (() => void) | undefined;
    try {
      release = signal && onAbort(signal, endBySignal);
      if (signal?.aborted) endBySignal();
      return await (this.isOver ? interrupted : Promise.race([interrupted, work()]));
    } finally {
      // Ends what is left of it, such as the wait for a retry.
      this.#abort.abort();
      clearTimeout(timer);
      release?.();
    }
  }

  /** For its requests: aborts when the call is over. */
  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  /** It has its outcome, so nothing may be sent for it any more. A fetch that ignores its signal may still come back. */
  get isOver(): boolean {
    return this.#abort.signal.aborted;
  }

  /** Milliseconds since it began. */
  get elapsed(): number {
    return Date.now() - this.#start;
  }

  /** Resolves after `ms`; never, if the call is over before. */
  wait(ms: number): Promise<void> {
    return new Promise((resume) => {
      const timer = setTimeout(resume, Math.min(ms, MAX_TIMEOUT_MS));
      this.signal.addEventListener("abort", () => clearTimeout(timer));
    });
  }

  /** @throws {MarketplaceError} when the call is over: what has not been sent yet must not be sent */
  assertRunning(): void {
    if (this.isOver) throw this.error("aborted", "aborted");
  }

  /** As `work`, but rejects as soon as the call is over: what comes back later is no outcome. */
  whileRunning<T>(work: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.signal.addEventListener("abort", () => reject(this.error("aborted", "aborted")));
      work.then(resolve, reject);
    });
  }

  /** A header of the last response. */
  header(name: string): string | undefined {
    return this.response?.headers.get(name) ?? undefined;
  }

  /** Seconds that the last response asks to wait. */
  get retryAfter(): number | undefined {
    // A date is one of the server's clock, which may be another time than this device's.
    const now = Date.parse(this.header("date") ?? "");
    return parseRetryAfter(this.header("retry-after"), Number.isNaN(now) ? Date.now() : now);
  }

  /** An error of the call, with what its last response said. @param problem goes on after the operation's name */
  error(kind: FailureKind, problem: string, details: Partial<FailureDetails> = {}): MarketplaceError {
    const error = new MarketplaceError(`${this.operation.id}: ${problem}`, {
      kind,
      operation: this.operation.id,
      attempts: this.attempts,
      status: this.response?.status,
      requestId: this.header("x-request-id") ?? this.headers["x-request-id"],
      retryAfter: this.retryAfter,
      ...details,
    });
    this.#errors.add(error);
    return error;
  }

  /** Whether an error is of this call, and not of another that a hook or `fetch` of the application has made. */
  hasThrown(error: unknown): error is MarketplaceError {
    return error instanceof MarketplaceError && this.#errors.has(error);
  }
}

/** `30 s`, `50 ms` */
const inWords = (ms: number): string => (ms % 1000 === 0 ? `${ms / 1000} s` : `${ms} ms`);
