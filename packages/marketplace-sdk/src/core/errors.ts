/**
 * Why a call has no result.
 * - `api`: the server answered in its envelope and refused (`code`, `message` for people, `error` for programs).
 * - `http`: the HTTP status is an error and the body is no envelope.
 * - `protocol`: HTTP succeeded, but the answer is not what the contract says (HTML, empty, truncated, wrong type);
 *   also a request that could not be written (a BigInt or a cycle in the input).
 * - `network`: no answer, or one that broke off.
 * - `timeout`: the budget of the call ran out.
 * - `aborted`: the caller's signal.
 */
export type FailureKind = "api" | "http" | "protocol" | "network" | "timeout" | "aborted";

/** What a {@link MarketplaceError} carries besides its message. */
export interface FailureDetails {
  kind: FailureKind;
  /** The operation's id, such as `auth.login`; the path for a path of `raw` outside the contract. */
  operation: string;
  /** Requests sent, 0 when none was. */
  attempts: number;
  /** Code of the envelope, such as 0, 404 or 401. */
  code?: number | undefined;
  /** HTTP status of the last answer. */
  status?: number | undefined;
  /** Name of the refusal (`data.error`, snake_case) where the server names it. Branch on it, never on the message. */
  error?: string | undefined;
  /** `data` of the refusal, for details beside its name. */
  data?: unknown;
  /** Header `X-Request-Id` of the last answer, else the one the call was given in `headers`. */
  requestId?: string | undefined;
  /** Seconds to wait, from `Retry-After` in seconds or as a date. */
  retryAfter?: number | undefined;
  /** What was thrown underneath: the fetch error, the abort reason. */
  cause?: unknown;
}

const brand = Symbol.for("marketplace-sdk.error");

/**
 * The only error a call rejects with. `message` is the server's sentence for kind `api`, an English one otherwise.
 * Recognise it with {@link isMarketplaceError}: two copies of the package in one page know each other's errors.
 */
export class MarketplaceError extends Error implements Readonly<FailureDetails> {
  declare readonly kind: FailureKind;
  declare readonly operation: string;
  declare readonly attempts: number;
  declare readonly code?: number | undefined;
  declare readonly status?: number | undefined;
  declare readonly error?: string | undefined;
  declare readonly data?: unknown;
  declare readonly requestId?: string | undefined;
  declare readonly retryAfter?: number | undefined;

  constructor(message: string, { cause, ...details }: FailureDetails) {
    super(message, { cause });
    Object.assign(this, details, { name: "MarketplaceError", [brand]: 1 });
  }

  /** Sign in first: HTTP or envelope 401, of a missing and of an expired token alike. */
  get isUnauthorized(): boolean {
    return this.code === 401 || this.status === 401;
  }

  /** For logs: neither token nor bodies, so without `data` and `cause`. */
  toJSON(): object {
    return { ...this, message: this.message, data: undefined };
  }
}

/** True for a {@link MarketplaceError} of this or any other copy of the package. */
export const isMarketplaceError = (error: unknown): error is MarketplaceError =>
  error instanceof Error && brand in error;
