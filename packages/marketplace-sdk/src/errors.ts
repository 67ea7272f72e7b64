import type { EnvelopeCode } from "./dialect.js";
import type { ErrorDetails } from "./generated/methods.js";
import type { OperationId, OperationTypes } from "./operation-types.js";

/**
 * Why a call has no result.
 * - `api`: the server answered with an error in its envelope (`code`, `msg` for people, `reason` for programs).
 * - `http`: an HTTP error status without an envelope.
 * - `protocol`: a successful HTTP status, but not what the contract says (`received` names what came instead), or a redirect that is not
 *   followed, see `maxRedirects` of the client.
 * - `network`: no response, or one that broke off.
 * - `timeout`: the call's time is up.
 * - `aborted`: the caller's signal, or another user has signed in (`isOfFormerUser`).
 * - `request`: a mistake in the program: a `baseUrl` that is none, a header that cannot be sent, input with a cycle, a hook that throws,
 *   an address outside of `baseUrl`, a session that cannot store a sign-in. See `cause`; `attempts` says whether anything was sent.
 */
export type FailureKind = "api" | "http" | "protocol" | "network" | "timeout" | "aborted" | "request";

/** What a response was instead of an envelope with the promised data. */
export type Received =
  | "html"
  | "empty"
  | "not json"
  | "no code"
  /** The sentence with which a framework says that it has no such route, in an envelope of its own. */
  | "no route"
  | "data is null"
  | "unexpected data";

/** What a {@link MarketplaceError} carries besides its message. */
export interface FailureDetails {
  /** Why the call has no result; decides which of the fields below are there. */
  kind: FailureKind;
  /** The operation's id, such as `auth.login`; for `market.fetch` the path, where no operation has it. */
  operation: string;
  /** Requests sent; 0 when none was. */
  attempts: number;
  /** Code of the envelope, such as 0, 404 or 401. With codes of the dialect's own: 401 for "sign in first", otherwise 0. */
  code?: number | undefined;
  /** The backend's code as it came, digits as a number, where the dialect's `envelope` has codes of its own. */
  ownCode?: EnvelopeCode | undefined;
  /** Of `api`: the server's sentence for people, in their language. Undefined where it sent none: show a text of your own. */
  msg?: string | undefined;
  /** HTTP status of the last response. */
  status?: number | undefined;
  /** Name of the error (`data.error`, snake_case) where the server gives one. Branch on it, never on the message. */
  reason?: string | undefined;
  /** `data` of the error, with details beyond its name. */
  data?: unknown;
  /** Of `protocol` and `http`: what came instead of an envelope. */
  received?: Received | undefined;
  /** `X-Request-Id` of the last response, otherwise the one given in `headers`. */
  requestId?: string | undefined;
  /** Seconds to wait, from `Retry-After` as seconds or as a date. */
  retryAfter?: number | undefined;
  /**
   * Of `network`, in pages of another origin: true when the host did answer the page meanwhile. So the connection works, and the browser kept
   * the response from the page, for want of CORS headers: many servers send none with a route that they lack.
   */
  isBlocked?: boolean | undefined;
  /**
   * Of `aborted`: true when another user has signed in since the call was made. It says nothing of the answer, which is not for the user who
   * is there now: don't show it. The outcome counts as unknown, and the client keeps the call's key for the user who made it.
   */
  isOfFormerUser?: boolean | undefined;
  /** What was thrown underneath: the fetch error or the abort reason. */
  cause?: unknown;
}

const brand = Symbol.for("marketplace-sdk.error");

/**
 * The only error a call rejects with. `message` is for logs: English, and it names the call (`orders.create: no answer in 30 s`). What
 * users read is `msg`, or a text of your own for the `kind`. Recognize it with {@link isMarketplaceError}, which also knows errors of another copy of the package.
 */
export class MarketplaceError extends Error implements Readonly<FailureDetails> {
  declare readonly kind: FailureKind;
  declare readonly operation: string;
  declare readonly attempts: number;
  declare readonly code?: number | undefined;
  declare readonly ownCode?: EnvelopeCode | undefined;
  declare readonly msg?: string | undefined;
  declare readonly status?: number | undefined;
  declare readonly reason?: string | undefined;
  declare readonly data?: unknown;
  declare readonly received?: Received | undefined;
  declare readonly requestId?: string | undefined;
  declare readonly retryAfter?: number | undefined;
  declare readonly isBlocked?: boolean | undefined;
  declare readonly isOfFormerUser?: boolean | undefined;

  constructor(message: string, { cause, ...details }: FailureDetails) {
    super(message, cause === undefined ? undefined : { cause });
    // What is not known is left out, and the brand is hidden: consoles print everything else.
    const known = Object.entries(details).filter(([, value]) => value !== undefined);
    Object.assign(this, Object.fromEntries(known), { name: "MarketplaceError" });
    Object.defineProperty(this, brand, { value: true });
  }

  /** Sign in first: 401 by HTTP status or envelope, whether the token is missing or has expired. */
  get isUnauthorized(): boolean {
    return this.code === 401 || this.status === 401;
  }

  /**
   * The server lacks this operation: 404, 405 or 501 without an envelope of the API, or an operation that the dialect leaves out. A row that is
   * not there is another thing: the envelope says so, with code 404 and a sentence. From another origin a lacking operation is often
   * a `network` error with `isBlocked`.
   */
  get isMissing(): boolean {
    const { kind, code, status = 0, attempts } = this;
    if (kind === "api") return code === 404 && attempts === 0;
    return kind === "http" && code === undefined && [404, 405, 501].includes(status);
  }

  /** For logs: no token and no bodies, so without `data` and `cause`. */
  toJSON(): object {
    return { ...this, message: this.message, data: undefined };
  }
}

/** True for a {@link MarketplaceError} of this or any other copy of the package. */
export const isMarketplaceError = (error: unknown): error is MarketplaceError =>
  error instanceof Error && brand in error;

/** Names of an operation's errors (`error.reason`); any string where the contract lists none. */
export type ReasonOf<Id extends OperationId> = OperationTypes[Id] extends { reason: infer Reason }
  ? Reason
  : string;

/** What `error.data` holds for a named error: its name and its details. */
export type DetailsOf<Reason extends string> = { readonly error: Reason } & (Reason extends keyof ErrorDetails
  ? Readonly<ErrorDetails[Reason]>
  : unknown);

/** An error with a name, which says what `data` holds; `unknown` for a name that the contract doesn't know. */
type Named<Reason extends string> = Reason extends string
  ? { readonly reason: Reason; readonly data: string extends Reason ? unknown : DetailsOf<Reason> }
  : never;

/** A {@link MarketplaceError} of one operation. Without `reason` it is not one of the named errors. */
export type ErrorOf<Id extends OperationId> = MarketplaceError & {
  /** The operation that failed, for a `switch` over several. */
  readonly operation: Id;
} & (Named<ReasonOf<Id> & string> | { readonly reason?: undefined });

/**
 * True for an error of this operation; `error.reason` is then one of its named errors, for a `switch`, in whose cases `error.data`
 * has their details. Keep a `default`: a newer server may use other names.
 */
export const isErrorOf = <Id extends OperationId>(error: unknown, operation: Id): error is ErrorOf<Id> =>
  isMarketplaceError(error) && error.operation === operation;

/** Statuses that leave open whether the operation ran, or will run if it is sent again. */
const UNDECIDED = [401, 408, 409, 425, 429];

const isUndecided = (status: number): boolean => UNDECIDED.includes(status) || status >= 500;

/** The key has been used for a call with other contents, which may have run. */
const MISMATCH = "idempotency_mismatch";

/**
 * Whether a failure says for certain that the operation did not run and never will under its key: an error in the envelope, or
 * a 4xx other than 401, 408, 409, 425 and 429. After a lost connection, a time-out, a 5xx or an unreadable response the outcome
 * is unknown: offer the same call again, and no other one in its place. So it is after `idempotency_mismatch` (422): under that key
 * another call was sent, which may have run. A call that was never sent (`attempts` is 0) did not run, unless an earlier attempt did.
 *
 * @param error what a call threw; false for errors that are not the client's
 * @param wasSentBefore the call was made before, under the same key, and has no outcome yet. Default false
 */
export function isOutcomeKnown(error: unknown, wasSentBefore = false): boolean {
  if (!isMarketplaceError(error)) return false;
  if (error.attempts === 0) return !wasSentBefore;
  const { kind, code = 0, status = 0, reason } = error;
  const isAnswer = kind === "api" || (kind === "http" && status >= 400);
  // A success in an error status says neither.
  return isAnswer && code !== 1 && reason !== MISMATCH && !isUndecided(code) && !isUndecided(status);
}
