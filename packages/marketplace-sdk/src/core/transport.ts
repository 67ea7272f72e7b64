import type { Call, Exchange, Fail } from "./call";
import { createClock } from "./clock";
import { isMarketplaceError, MarketplaceError } from "./errors";
import { quiet } from "./quiet";
import { backOff, isPassing, readRetryAfter } from "./retry";
import type { CallEvent, CallOptions, MarketplaceOptions, OutgoingRequest } from "./types";

// Apart from where their parts are taken: bundlers write a longer import there.
const loadPending = () => import("./pending");
const loadRedirects = () => import("./redirects");
const loadUpload = () => import("./upload");

/**
 * The one way out: time budget, abort, token and language, redirects, retries, events, the end of a session.
 * The returned function runs one call.
 */
export function createTransport(options: MarketplaceOptions) {
  const isBrowser = "document" in globalThis || "importScripts" in globalThis;
  const { session, language = "en", clock = createClock(isBrowser), random = Math.random, onEvent } = options;
  const { attempts: retries = 2, baseMs = 300, keyed } = options.retry ?? {};
  const fetch = options.fetch ?? ((url, init) => globalThis.fetch(url, init));
  // Browsers hide redirects from scripts and follow up to 20 by their own rule.
  const redirect = isBrowser ? "follow" : "manual";
  let calls = 0;
  let loading: Promise<ReturnType<typeof import("./pending").createPending>> | undefined;

  /** Keys of operations marked `key`: few pages need them. What could not be loaded is tried again. */
  const pending = () =>
    (loading ??= loadPending()
      .then(({ createPending }) => createPending(options))
      .catch((cause) => {
        loading = undefined;
        throw cause;
      }));

  const elapsed = (call: Call) => clock.now() - call.start;

  const emit = (call: Call, type: CallEvent["type"], more?: object) => {
    const { id, target, attempt } = call;
    if (onEvent) {
      quiet(() => onEvent({ type, id, operation: target.id, attempt, ms: elapsed(call), ...more }));
    }
  };

  const read = ({ response }: Call, name: string) => response?.headers.get(name) ?? undefined;

  const retryAfter = (call: Call) => readRetryAfter(read(call, "retry-after"), clock.now());

  const fail = (call: Call, ...[kind, message, details]: Parameters<Fail>) =>
    new MarketplaceError(message, {
      kind,
      operation: call.target.id,
      attempts: call.attempt,
      status: call.response?.status,
      requestId: read(call, "x-request-id") ?? call.headers["x-request-id"],
      retryAfter: retryAfter(call),
      ...details,
    });

  const close = (call: Call) => {
    call.isOpen = false;
    call.release();
    call.stopWaiting?.();
  };

  const end = (call: Call, error: MarketplaceError) => {
    if (!call.isOpen) return;
    close(call);
    call.abort.abort();
    const { kind, code, status, requestId, error: name } = error;
    // A name only: some servers put a sentence there, which may tell of a person.
    emit(call, "failure", {
      kind,
      code,
      status,
      requestId,
      error: /\W/.test(`${name}`) ? undefined : name,
    });
    call.reject(error);
    // Login, social login and registration: their failures belong to the caller (specification section 8).
    if (
      kind === "aborted" ||
      error.isUnauthorized ||
      call.own.quiet ||
      /^auth\.(login|reg|social)/.test(call.target.id)
    )
      return;
    quiet(
      () => (options.isOnline?.() ?? globalThis.navigator?.onLine) !== false && options.onFailure?.(error),
    );
  };

  /** A 401 ends the session its token belongs to, unless the user has signed in again meanwhile. */
  const refuse = async ({ token, target }: Call) => {
    // No turn between reading and clearing a sync store: of several 401 at once only the first counts.
    const found = session?.get();
    if ((typeof found === "object" ? await found : found) !== token) return;
    if (token) await session?.clear();
    quiet(() => options.onUnauthorized?.({ operation: target.id, ended: !!token }));
  };

  /** Sends until there is an answer to keep. */
  const deliver = async <T>(
    call: Call,
    finish: Exchange<never, T>["finish"],
    url: string,
    init: OutgoingRequest,
    form?: object,
  ): Promise<T> => {
    const { flag } = call.target;
    const { onProgress } = call.own;
    for (;;) {
      // Ended while it waited for its turn: what has not left must not leave any more.
      if (!call.isOpen) throw fail(call, "aborted", "Aborted");
      let text = "";
      let cause: unknown;
      call.attempt++;
      call.response = undefined;
      emit(call, "request");
      try {
        let received = form
          ? await (await loadUpload()).upload(
              fetch,
              url,
              init,
              form,
              onProgress && ((progress) => quiet(() => onProgress(progress))),
            )
          : await fetch(url, init);
        if (received.status > 300 && received.status < 309) {
          received = await (await loadRedirects()).follow(received, fetch, url, init, options.maxRedirects);
        }
        text = await received.text();
        call.response = received;
        if (onEvent) {
          emit(call, "response", {
            status: received.status,
            requestId: read(call, "x-request-id"),
            deprecation: read(call, "deprecation"),
            sunset: read(call, "sunset"),
          });
        }
      } catch (error) {
        cause = error;
      }
      const { response } = call;
      // A fetch that ignores its signal may come back after the call is over.
      const mayRepeat =
        (!response || isPassing(response.status)) &&
        call.isOpen &&
        call.attempt <= retries &&
        (/[~?]/.test(flag) || (flag === "!" && (typeof keyed === "function" ? keyed() : keyed)));
      const delay = mayRepeat ? backOff(call.attempt, baseMs, random(), retryAfter(call)) : Infinity;
      if (elapsed(call) + delay < call.timeoutMs) {
        emit(call, "retry", { delay });
        await new Promise<void>((resume) => {
          call.stopWaiting = clock.after(delay, resume);
        });
      } else {
        if (response) return finish(response, text, (...failure) => fail(call, ...failure));
        throw fail(call, "network", "No connection", { cause });
      }
    }
  };

  /** Makes the request, sends it, under a key where the contract says so, and ends the call. Never rejects. */
  const run = async <Input, T>(
    call: Call,
    { write, finish, method }: Exchange<Input, T>,
    input: Input,
    resolve: (value: T) => void,
    outcome: () => Promise<T>,
  ) => {
    try {
      const { own, headers, target } = call;
      // A session that cannot be read counts as none. Only a store that answers later costs a turn.
      try {
        const found = session?.get();
        call.token = typeof found === "object" ? await found : found;
      } catch {}
      const [url, body = null, form] = write(input);
      headers["accept-language"] = typeof language === "string" ? language : language();
      if (call.token) headers.token = call.token;
      if (typeof body === "string") headers["content-type"] = "application/json";
      if (own.idempotencyKey) headers["idempotency-key"] = own.idempotencyKey;
      for (const more of [options.headers, own.headers]) {
        for (const name in more) headers[name.toLowerCase()] = `${more[name]}`;
      }
      const init: OutgoingRequest = {
        method,
        headers,
        body,
        signal: call.abort.signal,
        credentials: "omit",
        redirect,
      };
      if (own.keepalive) init.keepalive = true;

      // At once: the page may be gone before anything else loads.
      if (target.id === "auth.logout") {
        quiet(() => (options.pending ?? globalThis.localStorage)?.removeItem("pending_ops"));
        quiet(() => loading?.then((keys) => keys.clear()));
      }
      let result: Promise<T>;
      if (target.flag !== "!" || headers["idempotency-key"]) result = deliver(call, finish, url, init, form);
      else {
        // Without its key the call must not leave.
        const keys = await pending().catch((cause) => {
          throw fail(call, "network", "No connection", { cause });
        });
        const user = await session?.user?.().catch(() => undefined);
        result = keys.run([`${user?.id ?? call.token}`, target.id, body], outcome(), (key) => {
          headers["idempotency-key"] = key;
          return deliver(call, finish, url, init);
        });
      }
      const value = await result;
      close(call);
      resolve(value);
    } catch (cause) {
      const error = isMarketplaceError(cause) ? cause : fail(call, "protocol", "Bad request", { cause });
      if (error.isUnauthorized) await quiet(() => refuse(call));
      end(call, error);
    }
  };

  return <Input, T>(target: Exchange<Input, T>, own: CallOptions, input: Input): Promise<T> => {
    const outcome = new Promise<T>((resolve, reject) => {
      const { signal, timeoutMs = options.timeoutMs ?? 30_000 } = own;
      const onAbort = () => end(call, fail(call, "aborted", "Aborted", { cause: signal?.reason }));
      const stopTimer = clock.after(timeoutMs, () =>
        end(call, fail(call, "timeout", `No answer in ${timeoutMs} ms`)),
      );
      const call: Call = {
        id: ++calls,
        target,
        own,
        start: clock.now(),
        timeoutMs,
        abort: new AbortController(),
        reject,
        attempt: 0,
        headers: {},
        isOpen: true,
        release() {
          stopTimer();
          signal?.removeEventListener("abort", onAbort);
        },
      };
      signal?.addEventListener("abort", onAbort);
      if (signal?.aborted) onAbort();
      else run(call, target, input, resolve, () => outcome);
    });
    return outcome;
  };
}

/** See {@link createTransport}. */
export type Transport = ReturnType<typeof createTransport>;
