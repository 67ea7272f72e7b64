import type { CallOptions } from "./call-options.js";
import type { Operation } from "./operation.js";

/** Business input as the caller gives it. */
export type Input = object | undefined;

/** A request that the caller has built, for `market.fetch`. */
export interface RawRequest {
  readonly url: string;
  readonly body: NonNullable<RequestInit["body"]> | null;
  readonly headers: Readonly<Record<string, string>>;
}

/** A call in progress. */
export interface Call {
  /** Number of the call in this client, from 1. */
  readonly id: number;
  readonly operation: Operation;
  readonly options: CallOptions;
  /** Milliseconds since the epoch. */
  readonly start: number;
  readonly timeoutMs: number;
  readonly abort: AbortController;
  /** Settles with the work, or rejects when the call is aborted or its time is up: whichever comes first. */
  readonly result: Promise<unknown>;
  readonly resolve: (value: unknown) => void;
  readonly reject: (cause: unknown) => void;
  /** Stops the timer and stops listening to the caller's signal. */
  readonly release: () => void;
  /** The call's own promise. */
  outcome?: Promise<unknown>;
  /** Requests sent so far. */
  attempts: number;
  token?: string | undefined;
  headers: Record<string, string>;
  /** Response to the last attempt. */
  response?: Response | undefined;
  isOver: boolean;
  cancelWait?: () => void;
}

/** What the client hands to `fetch`. */
export interface OutgoingRequest {
  method: string;
  headers: Record<string, string>;
  body: NonNullable<RequestInit["body"]> | null;
  signal: AbortSignal;
  credentials: "omit";
  redirect: "manual" | "follow";
  /** Only present when the caller asked for it. */
  keepalive?: boolean;
}

/** A request ready to be sent: what `fetch` takes, and the fields of a multipart form in place of a body. */
export interface PreparedRequest {
  readonly url: string;
  readonly init: OutgoingRequest;
  readonly form?: object | undefined;
}

/** A response whose body has been read. */
export interface ReceivedResponse {
  readonly response: Response;
  readonly text: string;
}
