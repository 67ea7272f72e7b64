import type { Call, Input, OutgoingRequest, PreparedRequest, RawRequest, ReceivedResponse } from "./call.js";
import type { CallOptions } from "./call-options.js";
import { createClock } from "./clock.js";
import { toDialect } from "./dialect.js";
import { parseResponse } from "./envelope.js";
import { type FailureDetails, isMarketplaceError, MarketplaceError } from "./errors.js";
import type { CallEvent } from "./events.js";
import type { FailureKind } from "./failure-kind.js";
import { createIdempotencyKeys } from "./idempotency.js";
import { ignoreErrors } from "./ignore-errors.js";
import type { Operation } from "./operation.js";
import type { OperationId } from "./operation-types.js";
import type { HookRequest, MarketplaceOptions } from "./options.js";
import { toQuery } from "./query-string.js";
import { follow } from "./redirects.js";
import { isRetryableStatus, parseRetryAfter, retryDelay } from "./retry.js";
import { upload } from "./upload.js";

const withQuery = (url: string, query: string): string => (query ? `${url}?${query}` : url);

const FORM = { "content-type": "application/x-www-form-urlencoded" };

/**
 * The two ways in which a client sends requests. A call reads from top to bottom:
 * serialize → send with retries → parse → result. Its time limit and the caller's signal may end it anywhere.
 * @param baseUrl that of the options, without a slash at its end
 */
export function createRequests(options: MarketplaceOptions, baseUrl: string) {
  const { session, language = "en", hooks, onEvent, random = Math.random } = options;
  const { limit = 2, baseMs = 300, idempotent } = options.retry ?? {};
  const isBrowser = "document" in globalThis || "importScripts" in globalThis;
  const clock = options.clock ?? createClock(isBrowser);
  const fetch = options.fetch ?? ((url, init) => globalThis.fetch(url, init));
  let calls = 0;
  const keys = createIdempotencyKeys({ keyStorage: options.keyStorage, session, now: () => clock.now() });

  // --- One call ---------------------------------------------------------------------------------------------------------------

  /** Starts a call and settles it once: by its work, by its time limit, or by the caller's signal. */
  function run<T>(
    operation: Operation,
    callOptions: CallOptions,
    work: (call: Call) => Promise<T>,
  ): Promise<T> {
    const call = startCall(operation, callOptions);
    const outcome = settle(call, work);
    call.outcome = outcome;
    return outcome;
  }

  async function settle<T>(call: Call, work: (call: Call) => Promise<T>): Promise<T> {
    try {
      if (!call.isOver) work(call).then(call.resolve, call.reject);
      return (await call.result) as T;
    } catch (cause) {
      const error = toError(call, cause);
      call.abort.abort();
      reportFailure(call, error);
      throw error;
    } finally {
      call.isOver = true;
      call.release();
      call.cancelWait?.();
    }
  }

  function startCall(operation: Operation, callOptions: CallOptions): Call {
    const { signal, timeoutMs = options.timeoutMs ?? 30_000 } = callOptions;
    const interrupt = (...reason: [FailureKind, string, Partial<FailureDetails>?]) => {
      call.isOver = true;
      reject(failure(call, ...reason));
    };
    const onAbort = () => interrupt("aborted", "Aborted", { cause: signal?.reason });
    const stopTimer = clock.after(timeoutMs, () => interrupt("timeout", `No answer in ${timeoutMs} ms`));
    let resolve!: Call["resolve"];
    let reject!: Call["reject"];
    const result = new Promise((resolveResult, rejectResult) => {
      resolve = resolveResult;
      reject = rejectResult;
    });
    const call: Call = {
      id: ++calls,
      operation,
      options: callOptions,
      start: clock.now(),
      timeoutMs,
      abort: new AbortController(),
      result,
      resolve,
      reject,
      release() {
        stopTimer();
        signal?.removeEventListener("abort", onAbort);
      },
      attempts: 0,
      headers: {},
      isOver: false,
    };
    signal?.addEventListener("abort", onAbort);
    if (signal?.aborted) onAbort();
    return call;
  }

  /** An operation of the contract: its input becomes a request, the envelope of the response its result. */
  async function callOperation(call: Call, input: Input): Promise<unknown> {
    try {
      const reading = readToken(call);
      if (reading) await reading;
      const request = serialize(call, input);
      // At once, whatever the server will answer: the page may be closed by then, and the request has its token.
      const ended = call.operation.session === "ends" ? endSession() : undefined;
      try {
        return await withIdempotencyKey(call, request, () => exchange(call, request));
      } finally {
        await ended;
      }
    } catch (cause) {
      const error = toError(call, cause);
      if (error.isUnauthorized) await ignoreErrors(() => handleUnauthorized(call));
      throw error;
    }
  }

  /** Sends the request and parses the response. */
  async function exchange(call: Call, request: PreparedRequest): Promise<unknown> {
    const { response, text } = await sendWithRetries(call, request);
    const parsed = await parseResponse(response, text, call.operation, options);
    if ("data" in parsed) return parsed.data;
    throw failure(call, parsed.kind, parsed.message, parsed.details);
  }

  /** Sends a request that the caller has built. The response is not parsed. */
  async function callFetch(call: Call, { url, body, headers }: RawRequest): Promise<Response> {
    const reading = readToken(call);
    if (reading) await reading;
    const request = prepare(call, url, body, headers);
    return withIdempotencyKey(call, request, async () => {
      const { response, text } = await sendWithRetries(call, request);
      // Some statuses forbid even an empty body.
      return new Response(text || null, response);
    });
  }

  // --- Serialize --------------------------------------------------------------------------------------------------------------

  function serialize(call: Call, input: Input): PreparedRequest {
    const { id, method, path, multipart } = call.operation;
    const { dialect } = options;
    const url = baseUrl + path;
    if (dialect?.others === "missing" && !dialect.operations?.[id as OperationId]) {
      throw failure(call, "api", "Not available on this server", { code: 404 });
    }
    const fields = toDialect(input, dialect, id as OperationId);
    if (!fields) return prepare(call, url);
    if (method === "GET") return prepare(call, withQuery(url, toQuery(fields)));
    if (multipart) return { ...prepare(call, url), form: fields };
    if (dialect?.body === "form") return prepare(call, url, toQuery(fields), FORM);
    return prepare(call, url, JSON.stringify(fields));
  }

  function prepare(
    call: Call,
    url: string,
    body: NonNullable<RequestInit["body"]> | null = null,
    ownHeaders?: Readonly<Record<string, string>>,
  ): PreparedRequest {
    const headers: Record<string, string> = {
      "accept-language": typeof language === "string" ? language : language(),
    };
    if (call.token) headers.token = call.token;
    if (typeof body === "string") headers["content-type"] = "application/json";
    if (call.options.idempotencyKey) headers["idempotency-key"] = call.options.idempotencyKey;
    for (const more of [options.headers, ownHeaders, call.options.headers]) {
      for (const name in more) headers[name.toLowerCase()] = String(more[name]);
    }
    call.headers = headers;
    const init: OutgoingRequest = {
      method: call.operation.method,
      headers,
      body,
      signal: call.abort.signal,
      credentials: "omit",
      // Browsers hide redirects from scripts and follow up to 20 by their own rule.
      redirect: isBrowser ? "follow" : "manual",
    };
    if (call.options.keepalive) init.keepalive = true;
    return { url, init };
  }

  // --- Session ----------------------------------------------------------------------------------------------------------------

  /** Reads the token; a promise only where the session is asynchronous. A session that cannot be read counts as none. */
  function readToken(call: Call): Promise<void> | undefined {
    try {
      const token = session?.get();
      if (typeof token !== "object") {
        call.token = token;
        return undefined;
      }
      return ignoreErrors(async () => {
        call.token = await token;
      });
    } catch {
      return undefined;
    }
  }

  /** Ends the session that a refused token belongs to, unless the user has signed in again since. */
  async function handleUnauthorized({ token, operation }: Call): Promise<void> {
    // Stay synchronous here, so concurrent 401s clear the session only once.
    const current = session?.get();
    if ((typeof current === "object" ? await current : current) !== token) return;
    if (token) await session?.clear();
    ignoreErrors(() => options.onUnauthorized?.({ operation: operation.id, ended: !!token }));
  }

  /** Forgets what signing in has stored, and the keys of calls without outcome. */
  function endSession(): Promise<void> {
    keys.clear();
    return ignoreErrors(() => session?.clear());
  }

  // --- Idempotency ------------------------------------------------------------------------------------------------------------

  /** Sends under the call's `Idempotency-Key`, where the operation needs one and the caller gave none. */
  function withIdempotencyKey<T>(call: Call, request: PreparedRequest, send: () => Promise<T>): Promise<T> {
    const needsKey = call.operation.idempotency === "key" && !request.init.headers["idempotency-key"];
    return needsKey ? keys.run(call, request, send) : send();
  }

  // --- Send -------------------------------------------------------------------------------------------------------------------

  /** Sends until there is a response to keep. */
  async function sendWithRetries(call: Call, request: PreparedRequest): Promise<ReceivedResponse> {
    const { url } = request;
    for (;;) {
      assertRunning(call);
      // Hooks may change the headers of one attempt: each has its own.
      const init = hooks ? { ...request.init, headers: { ...request.init.headers } } : request.init;
      const seen = hooks && { operation: call.operation.id, attempt: call.attempts + 1, url, ...init };
      // Without a hook nothing is awaited here: a page that is about to close still sends its request.
      if (seen && hooks.beforeRequest) {
        await hooks.beforeRequest(seen);
        assertRunning(call);
      }
      call.attempts++;
      call.response = undefined;
      emit(call, "request");

      let text = "";
      let cause: unknown;
      try {
        let response = await (request.form ? sendForm(call, request.form, url, init) : fetch(url, init));
        if (response.status > 300 && response.status < 309) {
          response = await follow(response, fetch, url, init, options.maxRedirects);
        }
        text = await response.text();
        call.response = response;
        reportResponse(call, response, seen);
      } catch (error) {
        cause = error;
      }
      const { response } = call;
      const delay = delayBeforeRetry(call, response);
      if (delay === undefined) {
        if (response) return { response, text };
        throw failure(call, "network", "No connection", { cause });
      }
      emit(call, "retry", { delay });
      await new Promise<void>((resume) => {
        call.cancelWait = clock.after(delay, resume);
      });
    }
  }

  /** Aborted or timed out before it was sent: do not send. */
  function assertRunning(call: Call): void {
    if (call.isOver) throw failure(call, "aborted", "Aborted");
  }

  async function sendForm(
    { options: { onProgress } }: Call,
    form: object,
    url: string,
    init: OutgoingRequest,
  ) {
    return upload(
      fetch,
      url,
      init,
      form,
      onProgress && ((progress) => ignoreErrors(() => onProgress(progress))),
    );
  }

  /** Milliseconds before the request is sent again; undefined when it must not be, or when no time is left for it. */
  function delayBeforeRetry(call: Call, response: Response | undefined): number | undefined {
    const { idempotency } = call.operation;
    const isRepeatable =
      idempotency === "safe" ||
      (idempotency === "key" && (typeof idempotent === "function" ? idempotent() : idempotent));
    // A fetch that ignores its signal may come back after the call is over.
    if (!isRepeatable || call.isOver || call.attempts > limit) return undefined;
    if (response && !isRetryableStatus(response.status)) return undefined;
    const delay = retryDelay(call.attempts, baseMs, random(), retryAfter(call));
    return elapsed(call) + delay < call.timeoutMs ? delay : undefined;
  }

  // --- Failures and events ----------------------------------------------------------------------------------------------------

  const elapsed = (call: Call): number => clock.now() - call.start;

  const header = ({ response }: Call, name: string): string | undefined =>
    response?.headers.get(name) ?? undefined;

  const retryAfter = (call: Call): number | undefined =>
    parseRetryAfter(header(call, "retry-after"), clock.now());

  /** An error of the call, with what its last response said. */
  const failure = (call: Call, kind: FailureKind, message: string, details?: Partial<FailureDetails>) =>
    new MarketplaceError(message, {
      kind,
      operation: call.operation.id,
      attempts: call.attempts,
      status: call.response?.status,
      requestId: header(call, "x-request-id") ?? call.headers["x-request-id"],
      retryAfter: retryAfter(call),
      ...details,
    });

  const toError = (call: Call, cause: unknown): MarketplaceError =>
    isMarketplaceError(cause) ? cause : failure(call, "protocol", "Invalid request", { cause });

  function emit(call: Call, type: CallEvent["type"], details?: Partial<CallEvent>): void {
    if (!onEvent) return;
    const { id, operation, attempts } = call;
    ignoreErrors(() =>
      onEvent({ type, id, operation: operation.id, attempt: attempts, ms: elapsed(call), ...details }),
    );
  }

  function reportResponse(call: Call, response: Response, request?: HookRequest): void {
    if (onEvent) {
      emit(call, "response", {
        status: response.status,
        requestId: header(call, "x-request-id"),
        deprecation: header(call, "deprecation"),
        sunset: header(call, "sunset"),
      });
    }
    if (request) ignoreErrors(() => hooks?.afterResponse?.(response, request));
  }

  /** Notifies listeners of a failed call, and the application when the user should see it. */
  function reportFailure(call: Call, error: MarketplaceError): void {
    const { kind, code, status, requestId, reason } = error;
    // A name only: some servers put a sentence there, which may hold personal data.
    const name = reason && !/\W/.test(reason) ? reason : undefined;
    emit(call, "failure", { kind, code, status, requestId, reason: name });
    const isCallers = call.operation.failures === "caller" || call.options.notify === false;
    if (kind === "aborted" || error.isUnauthorized || isCallers) return;
    ignoreErrors(
      () => (options.isOnline?.() ?? globalThis.navigator?.onLine) !== false && options.onFailure?.(error),
    );
  }

  return {
    /** Runs an operation and resolves to `data` of its envelope. */
    callOperation: (operation: Operation, input: Input, callOptions: CallOptions = {}) =>
      run(operation, callOptions, (call) => callOperation(call, input)),

    /** Sends a request as it is and resolves to the response, read to its end. */
    callFetch: (operation: Operation, request: RawRequest, callOptions: CallOptions) =>
      run(operation, callOptions, (call) => callFetch(call, request)),
  };
}
