import type { Marketplace } from "./client.js";
import type { Dialect } from "./dialect.js";
import type { MarketplaceError } from "./errors.js";
import type { CallEvent } from "./events.js";
import type { OperationId } from "./operation-types.js";
import type { Session } from "./session.js";
import type { StorageLike } from "./storage/typed-storage.js";

/** Progress of an upload, in bytes. */
export interface Progress {
  /** Bytes sent so far. */
  loaded: number;
  /** 0 while unknown. */
  total: number;
}

/** Options of one call. */
export interface CallOptions {
  /** Ends the call with kind `aborted`, also while it waits for a retry. */
  signal?: AbortSignal | undefined;
  /** Milliseconds for the whole call: headers, body, retries and the waits between them. */
  timeoutMs?: number | undefined;
  /**
   * Sent as `Idempotency-Key`. Default, where the operation needs one: a kept one with the client's `keyStorage`, otherwise a random one
   * per call, the same for its retries.
   */
  idempotencyKey?: string | undefined;
  /** More headers; they win over the client's. */
  headers?: Readonly<Record<string, string>> | undefined;
  /**
   * Upload progress, where `XMLHttpRequest` exists (browsers; it sends the cookies of its own origin). Elsewhere it is
   * never called.
   */
  onProgress?: ((progress: Progress) => unknown) | undefined;
  /** `false` keeps a failure from the client's `onFailure`: the caller shows it, or it does not matter. Default true. */
  notify?: boolean | undefined;
  /** Lets the request outlive the page that sent it, where the platform can; for small bodies. */
  keepalive?: boolean | undefined;
}

/** What `market.fetch` takes. */
export interface FetchInit {
  /** In any case. Default `GET`. */
  method?: string | undefined;
  /** Win over the client's own, such as `Accept-Language`. */
  headers?: RequestInit["headers"];
  /** As for `fetch`, bytes and streams too. Text is sent as `application/json` unless `headers` say otherwise. */
  body?: RequestInit["body"];
  /** Ends the call with kind `aborted`, also while it waits for a retry. */
  signal?: RequestInit["signal"];
}

/** When and how often calls are retried automatically. */
export interface RetryOptions {
  /** Retries at most, after the first attempt. Default 2. */
  limit?: number | undefined;
  /** Milliseconds before the first retry; doubled each time, multiplied by a random factor of 0.5 to 1. Default 300. */
  baseMs?: number | undefined;
  /**
   * Whether the server honors `Idempotency-Key` (`features.idempotency` of `site.config`), so that calls with a key may be
   * retried. A function is asked after each failed attempt. Default false.
   */
  idempotent?: boolean | (() => boolean) | undefined;
}

/** What {@link Hooks} see of a request. */
export interface HookRequest {
  /** The operation's id, such as `orders.create`. */
  readonly operation: string;
  /** Number of the attempt, from 1. */
  readonly attempt: number;
  /** HTTP method, `GET` or `POST`, as the dialect has it. */
  readonly method: string;
  /** Whole address with the query; relative to the page where `baseUrl` is empty. */
  readonly url: string;
  /** Names in lower case. `beforeRequest` may set and delete them. */
  readonly headers: Record<string, string>;
}

/** Functions around each attempt, retries included: for tracing headers, signatures and clocks. */
export interface Hooks {
  /** Runs before the request is sent and may change its headers. What it throws fails the call as `request`. */
  beforeRequest?: ((request: HookRequest) => void | Promise<void>) | undefined;
  /** Runs once the response has been read, its body too. What it throws is ignored. */
  afterResponse?: ((response: Response, request: HookRequest) => unknown) | undefined;
}

/** A `fetch` to use instead of the platform's. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Returns what is wrong with `data` of an operation, for a message; undefined when nothing is. */
export type AnswerValidator = (operation: OperationId, data: unknown) => string | undefined;

/** What `renewSession` gets. */
export interface RenewalContext {
  /** The refused token. */
  readonly token: string;
  /** Aborts when the renewal has taken too long. */
  readonly signal: AbortSignal;
  /** A client with the refused token, for the call that renews it. A 401 of this one renews nothing, and leaves the session alone. */
  readonly market: Marketplace;
}

/** Options of `createMarketplace`. */
export interface MarketplaceOptions {
  /**
   * Origin of the API, with or without a trailing slash: `https://api.example.com`. Empty, or a path such as `/backend`: the page's own
   * origin. With anything else, each call fails as `request` and says what is wrong.
   */
  baseUrl: string;
  /** Where the token is read, and cleared after a 401. Default: none, every call is a visitor's. */
  session?: Session | undefined;
  /**
   * Gets a new token in place of one that the server refused: once for all calls that were refused, each of which is then sent once more. Calls
   * that must not happen twice are sent again only under a key. The session ends, as it does without this option, when the promise rejects,
   * resolves to nothing, or takes longer than `timeoutMs` of the client. A user who signs out or in meanwhile wins.
   */
  renewSession?: ((context: RenewalContext) => Promise<string | undefined>) | undefined;
  /** Code sent as `Accept-Language`, or a function that reads it. Default `en`. */
  language?: string | (() => string) | undefined;
  /** Default: `globalThis.fetch` at each call, so that tests and tracers can replace it. */
  fetch?: Fetch | undefined;
  /** Milliseconds for one call in total. Default 30000. */
  timeoutMs?: number | undefined;
  /**
   * Redirects followed, at most. Default 5. Browsers follow by their own rule instead. Other origins get no header of the client or of the
   * program, a POST is followed only by 303, 307 and 308, and from http to https of the same host: anything else is an error.
   */
  maxRedirects?: number | undefined;
  /**
   * Default: failed calls that may run twice are sent again twice, after about 0.3 and 0.6 s. That is after a network failure, 408, 425, 429,
   * 500, 502 to 504 and 520 to 530.
   */
  retry?: RetryOptions | undefined;
  /**
   * The session is missing or has ended (`ended`): show the login. Called after it was cleared; once for several concurrent
   * 401s if its store is synchronous.
   */
  onUnauthorized?: ((event: { operation: string; ended: boolean }) => unknown) | undefined;
  /**
   * A failure to show to the user. Not called while offline, for 401, aborted calls, calls with `notify: false`, and operations
   * whose failures belong to the caller (sign-in and registration).
   */
  onFailure?: ((error: MarketplaceError) => unknown) | undefined;
  /** Every step of every call, for logs and traces. */
  onEvent?: ((event: CallEvent) => unknown) | undefined;
  /** Default: `navigator.onLine`, true where that is missing. */
  isOnline?: (() => boolean) | undefined;
  /**
   * How the server differs from the contract: `fastAdmin` of `marketplace-sdk/dialects` for a stock FastAdmin, or one of your own for
   * another backend. Default: it does not.
   */
  dialect?: Dialect | undefined;
  /** Functions around each attempt. */
  hooks?: Hooks | undefined;
  /** Checks `data` of every response against the contract: see `marketplace-sdk/validate`. */
  validate?: AnswerValidator | undefined;
  /** Headers for every request. */
  headers?: Readonly<Record<string, string>> | undefined;
  /**
   * Where the keys of calls that must not happen twice are kept until their outcome is known, so that the same call, made again after a
   * lost answer or a reload, is the same one to the server. Asked before each such call. The storage must be of the signed-in user alone,
   * always the same object for the same user, and emptied at sign-out. Default: none, each call has a key of its own; so it is while the
   * storage can't be had.
   */
  keyStorage?: (() => StorageLike | undefined | Promise<StorageLike | undefined>) | undefined;
  /** A number in [0, 1) that spreads retries. Default `Math.random`. */
  random?: (() => number) | undefined;
}
