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
  /** Sent as `Idempotency-Key`. Operations that need one create and store their own when it is left out. */
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
