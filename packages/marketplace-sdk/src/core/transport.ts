import { systemClock } from "./clock";
import { type FailureDetails, type FailureKind, isMarketplaceError, MarketplaceError } from "./errors";
import type { Operation } from "./operations";
import { quiet } from "./quiet";
import { backOff, isPassing, readRetryAfter } from "./retry";
import type { CallEvent, CallOptions, MarketplaceOptions, OutgoingRequest } from "./types";

/** Makes an error of the running call. */
export type Fail = (
  kind: FailureKind,
  message: string,
  details?: Partial<FailureDetails>,
) => MarketplaceError;

/** What the transport must know of an operation. */
export type Target = Pick<Operation, "id" | "method" | "flag">;

/**
 * The one way out: time budget, abort, token and language, redirects, retries, events, the end of a session.
 * The returned function runs one call: `write` makes address and body, inside the call so that input that cannot be
 * written fails this call alone; `finish` makes the result of an answer and its text, read to the end.
 */
export function createTransport(options: MarketplaceOptions) {
  const { session, language = "en", clock = systemClock, random = Math.random, onEvent } = options;
  const { attempts: retries = 2, baseMs = 300, keyed } = options.retry ?? {};
  const fetch = options.fetch ?? ((url, init) => globalThis.fetch(url, init));
  // Browsers hide redirects from scripts and follow up to 20 by their own rule.
  const redirect = "document" in globalThis || "importScripts" in globalThis ? "follow" : "manual";
  let calls = 0;
  let loading: Promise<ReturnType<typeof import("./pending").createPending>> | undefined;

  /** Keys of operations marked `key`: few pages need them. What could not be loaded is tried again. */
  const pending = () =>
    (loading ??= import("./pending")
      .then(({ createPending }) => createPending(options))
      .catch((cause) => {
        loading = undefined;
        throw cause;
      }));

  return <T>(
    { id: operation, method, flag }: Target,
    own: CallOptions,
    write: () => [url: string, body?: BodyInit | null],
    finish: (response: Response, text: string, fail: Fail) => T,
  ) => {
    const call = new Promise<T>((resolve, reject) => {
      const { signal, timeoutMs = options.timeoutMs ?? 30_000, onProgress, idempotencyKey } = own;
      const id = ++calls;
      const start = clock.now();
      const abort = new AbortController();
      let attempt = 0;
      let token: string | undefined;
      let headers: Record<string, string> = {};
      let response: Response | undefined;
      let isOpen = true;
      let stopWaiting = () => {};

      const elapsed = () => clock.now() - start;

      const emit = (type: CallEvent["type"], more?: object) =>
        onEvent && quiet(() => onEvent({ type, id, operation, attempt, ms: elapsed(), ...more }));

      const read = (name: string) => response?.headers.get(name) ?? undefined;

      const retryAfter = () => readRetryAfter(read("retry-after"), clock.now());

      const fail: Fail = (kind, message, details) =>
        new MarketplaceError(message, {
          kind,
          operation,
          attempts: attempt,
          status: response?.status,
          requestId: read("x-request-id") ?? headers["x-request-id"],
          retryAfter: retryAfter(),
          ...details,
        });

      const close = () => {
        isOpen = false;
        stopTimer();
        stopWaiting();
        signal?.removeEventListener("abort", onAbort);
      };

      const end = (error: MarketplaceError) => {
        if (!isOpen) return;
        close();
        abort.abort();
        const { kind, code, status, requestId, error: name } = error;
        // A name only: some servers put a sentence there, which may tell of a person.
        emit("failure", { kind, code, status, requestId, error: /\W/.test(`${name}`) ? undefined : name });
        reject(error);
        // Login, social login and registration: their failures belong to the caller (specification section 8).
        if (kind === "aborted" || error.isUnauthorized || /^user\.(login|reg)/.test(operation)) return;
        quiet(
          () =>
            (options.isOnline?.() ?? globalThis.navigator?.onLine) !== false && options.onFailure?.(error),
        );
      };

      /** A 401 ends the session its token belongs to, unless the user has signed in again meanwhile. */
      const refuse = async () => {
        // No turn between reading and clearing a sync store: of several 401 at once only the first counts.
        const found = session?.get();
        if ((typeof found === "object" ? await found : found) !== token) return;
        if (token) await session?.clear();
        quiet(() => options.onUnauthorized?.({ operation }));
      };

      const run = async () => {
        // A session that cannot be read counts as none. Only a store that answers later costs a turn.
        try {
          const found = session?.get();
          token = typeof found === "object" ? await found : found;
        } catch {}
        const [url, body = null] = write();
        headers = {
          "accept-language": typeof language === "string" ? language : language(),
        };
        if (token) headers.token = token;
        if (typeof body === "string") headers["content-type"] = "application/json";
        if (idempotencyKey) headers["idempotency-key"] = idempotencyKey;
        for (const more of [options.headers, own.headers]) {
          for (const name in more) headers[name.toLowerCase()] = `${more[name]}`;
        }
        const init: OutgoingRequest = {
          method,
          headers,
          body,
          signal: abort.signal,
          credentials: "omit",
          redirect,
        };
        if (own.keepalive) init.keepalive = true;

        /** Sends until there is an answer to keep. */
        const deliver = async (): Promise<T> => {
          for (;;) {
            // Ended while it waited for its turn: what has not left must not leave any more.
            if (!isOpen) throw fail("aborted", "Aborted");
            let text = "";
            let cause: unknown;
            attempt++;
            response = undefined;
            emit("request");
            try {
              let received =
                onProgress && body instanceof FormData && globalThis.XMLHttpRequest
                  ? await (await import("./progress")).fetchWithProgress(url, init, body, (progress) =>
                      quiet(() => onProgress(progress)),
                    )
                  : await fetch(url, init);
              if (received.status > 300 && received.status < 309) {
                received = await (await import("./redirects")).follow(
                  received,
                  fetch,
                  url,
                  init,
                  options.maxRedirects,
                );
              }
              text = await received.text();
              response = received;
              if (onEvent) {
                emit("response", {
                  status: response.status,
                  requestId: read("x-request-id"),
                  deprecation: read("deprecation"),
                  sunset: read("sunset"),
                });
              }
            } catch (error) {
              cause = error;
            }
            // A fetch that ignores its signal may come back after the call is over.
            const mayRepeat =
              isOpen &&
              attempt <= retries &&
              (/[~?]/.test(flag) || (flag === "!" && (typeof keyed === "function" ? keyed() : keyed))) &&
              (!response || isPassing(response.status));
            const delay = mayRepeat ? backOff(attempt, baseMs, random(), retryAfter()) : Infinity;
            if (elapsed() + delay < timeoutMs) {
              emit("retry", { delay });
              await new Promise<void>((resume) => {
                stopWaiting = clock.after(delay, resume);
              });
            } else {
              if (response) return finish(response, text, fail);
              throw fail("network", "No connection", { cause });
            }
          }
        };

        // At once: the page may be gone before anything else loads.
        if (operation === "user.logout") {
          quiet(() => (options.pending ?? globalThis.localStorage)?.removeItem("pending_ops"));
          quiet(() => loading?.then((keys) => keys.clear()));
        }
        if (flag !== "!" || headers["idempotency-key"]) return deliver();
        // Without its key the call must not leave.
        const keys = await pending().catch((cause) => {
          throw fail("network", "No connection", { cause });
        });
        const user = await session?.user?.().catch(() => undefined);
        return keys.run([`${user?.id ?? token}`, operation, body], call, (key) => {
          headers["idempotency-key"] = key;
          return deliver();
        });
      };

      const onAbort = () => end(fail("aborted", "Aborted", { cause: signal?.reason }));
      const stopTimer = clock.after(timeoutMs, () => end(fail("timeout", `No answer in ${timeoutMs} ms`)));
      signal?.addEventListener("abort", onAbort);
      if (signal?.aborted) onAbort();
      else
        run().then(
          (value) => {
            close();
            resolve(value);
          },
          async (cause) => {
            const error = isMarketplaceError(cause) ? cause : fail("protocol", "Bad request", { cause });
            if (error.isUnauthorized) await quiet(refuse);
            end(error);
          },
        );
    });
    return call;
  };
}

/** See {@link createTransport}. */
export type Transport = ReturnType<typeof createTransport>;
