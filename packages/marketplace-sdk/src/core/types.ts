import type { AcceptedCodes, Inputs } from "../generated/methods";
import type { operations } from "../generated/schema";
import type { StorageLike } from "../storage/records";
import type { FailureKind, MarketplaceError } from "./errors";

/** Id of an operation, and the call that makes it: `auth.login` is `market.auth.login(…)`. */
export type OperationId = keyof Inputs;

type Answer<Id extends OperationId> = operations[Id]["responses"][200]["content"]["application/json"];

/** What an operation resolves to: `data` of the accepted envelopes. */
export type Data<Id extends OperationId> = Extract<Answer<Id>, { code: AcceptedCodes[Id] }>["data"];

/** What an operation takes: body, form or query fields; undefined when it takes nothing. */
export type Input<Id extends OperationId> = [Inputs[Id]] extends [undefined]
  ? undefined
  : NonNullable<Inputs[Id]>;

/** A call: business input first, options last. The input may be left out where the contract does not require it. */
export type Method<Id extends OperationId> = (...args: MethodArguments<Id>) => Promise<Data<Id>>;

/** Arguments of a {@link Method}. */
export type MethodArguments<Id extends OperationId> = undefined extends Inputs[Id]
  ? [input?: Inputs[Id], options?: CallOptions]
  : [input: Inputs[Id], options?: CallOptions];

/** Bytes of an upload that have left. */
export interface Progress {
  loaded: number;
  /** 0 while unknown. */
  total: number;
}

/** Options of one call. */
export interface CallOptions {
  /** Ends the call with kind `aborted`, waiting for a retry included. */
  signal?: AbortSignal | undefined;
  /** Milliseconds for the whole call: headers, body, retries and the waits between them. */
  timeoutMs?: number | undefined;
  /** Sent as `Idempotency-Key`. Operations marked `key` make and keep their own when it is left out. */
  idempotencyKey?: string | undefined;
  /** More headers; they win over the client's. */
  headers?: Readonly<Record<string, string>> | undefined;
  /**
   * Upload progress, where `XMLHttpRequest` exists (browsers; it sends the cookies of its own origin). Elsewhere it is
   * never called.
   */
  onProgress?: ((progress: Progress) => unknown) | undefined;
  /** Keeps a failure from the client's `onFailure`: who asked says it, or nobody needs to know. */
  quiet?: boolean | undefined;
  /** Lets the request outlive the page that sent it, where the platform can: for small bodies. */
  keepalive?: boolean | undefined;
}

/** Where the session token lives. Both sync and async stores do; a sync one costs no extra turn. */
export interface Session {
  get(): string | undefined | Promise<string | undefined>;
  set(token: string): void | Promise<void>;
  clear(): void | Promise<void>;
  /**
   * Who is signed in, where that is known. Keys of unfinished operations then survive signing in again; otherwise they
   * belong to the token.
   */
  user?(): Promise<{ readonly id: number | string } | undefined>;
  /** Calls back after each change. Returns the function that ends it. */
  subscribe(listener: () => void): () => void;
}

/** Time, replaceable in tests. Milliseconds. */
export interface Clock {
  now(): number;
  /** Runs `run` once after `ms`. Returns the function that cancels it. */
  after(ms: number, run: () => void): () => void;
}

/**
 * One step of a call. Holds no token, no input and nothing of an answer's body but code and name of a refusal, so it may
 * be logged as it is. `marketplace-sdk/debug` makes a stream for many listeners and a logger of it.
 */
export interface CallEvent {
  /** `request` and `response` around each request, `retry` before a wait, `failure` when the call has failed. */
  type: "request" | "response" | "retry" | "failure";
  /** Number of the call in this client, from 1. All events of one call share it. */
  id: number;
  operation: string;
  /** Number of the request in this call, from 1. */
  attempt: number;
  /** Milliseconds since the call began. */
  ms: number;
  /** HTTP status, of `response` and `failure`. */
  status?: number | undefined;
  /** Milliseconds until the next request, of `retry`. */
  delay?: number | undefined;
  /** Of `failure`. */
  kind?: FailureKind | undefined;
  /** Code of the envelope, of `failure`. */
  code?: number | undefined;
  /** Name of the refusal, of `failure`; never a sentence. */
  error?: string | undefined;
  /** `X-Request-Id` of the answer, of `response`; of `failure` else the one that was sent. */
  requestId?: string | undefined;
  /** Header `Deprecation` as it came, of `response`: the operation is to go. */
  deprecation?: string | undefined;
  /** Header `Sunset` as it came, of `response`: when it goes. */
  sunset?: string | undefined;
}

/** When and how often a call is repeated by itself. */
export interface RetryOptions {
  /** Requests after the first, at most. Default 2. */
  attempts?: number | undefined;
  /** Milliseconds before the first retry; doubled each time, times a random factor of 0.5 to 1. Default 300. */
  baseMs?: number | undefined;
  /**
   * Whether the server honours `Idempotency-Key`, so that operations marked `key` may be repeated by themselves: what it
   * says in `features.idempotency` of `site.config`. A function is asked after each request that failed. Default false.
   */
  keyed?: boolean | (() => boolean) | undefined;
}

/** A `fetch` to use instead of the platform's. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** What the transport hands to `fetch`. */
export interface OutgoingRequest {
  method: string;
  headers: Record<string, string>;
  body: BodyInit | null;
  signal: AbortSignal;
  credentials: "omit";
  redirect: "manual" | "follow";
  /** Missing unless the caller asked for it. */
  keepalive?: boolean;
}

/** Options of `createMarketplace`. */
export interface MarketplaceOptions {
  /** Origin of the API, with or without a trailing slash: `https://api.example.com`. Empty: the page's own origin. */
  baseUrl: string;
  /** Where the token is read, and cleared after a 401. Default: none, every call goes out as a visitor's. */
  session?: Session | undefined;
  /** Code sent as `Accept-Language`, or a function that reads it. Default `en` (specification section 7). */
  language?: string | (() => string) | undefined;
  /** Default: `globalThis.fetch`, looked up on each call so that tests and tracers can replace it. */
  fetch?: Fetch | undefined;
  /**
   * Milliseconds for one call in total. Default 30000 (specification section 9). In browsers all that take more than
   * 5000 share one timer: they may end up to 500 ms late.
   */
  timeoutMs?: number | undefined;
  /** Redirects followed, at most. Default 5 (specification section 9). Browsers follow by their own rule instead. */
  maxRedirects?: number | undefined;
  retry?: RetryOptions | undefined;
  /**
   * The session is missing or over (`ended`): show the login. Called after the session was cleared; once for several 401
   * at once, if its store is sync.
   */
  onUnauthorized?: ((event: { operation: string; ended: boolean }) => unknown) | undefined;
  /**
   * A failure to show to the user: not while offline, not for 401, not for aborted or quiet calls and not for login, social
   * login and registration, whose failures belong to the caller (specification section 8).
   */
  onFailure?: ((error: MarketplaceError) => unknown) | undefined;
  /** Every step of every call, for logs and traces. */
  onEvent?: ((event: CallEvent) => unknown) | undefined;
  /** Default: `navigator.onLine`, true where there is none. */
  isOnline?: (() => boolean) | undefined;
  /** How `auth.sendEmailCode` goes out. Default `GET` (specification section 7); stock servers read only `POST`. */
  emsMethod?: "GET" | "POST" | undefined;
  /** Headers for every request. */
  headers?: Readonly<Record<string, string>> | undefined;
  /**
   * Where keys of operations with an unknown outcome are kept, under `pending_ops`. Default: `localStorage` in pages;
   * memory elsewhere and where it is blocked or full.
   */
  pending?: StorageLike | undefined;
  clock?: Clock | undefined;
  /** Number in [0, 1) that spreads retries. Default `Math.random`. */
  random?: (() => number) | undefined;
}
