import { systemClock } from "./clock";
import { type FailureDetails, type FailureKind, isMarketplaceError, MarketplaceError } from "./errors";
import { quiet } from "./quiet";
import { follow } from "./redirects";
import { backOff, isPassing, readRetryAfter } from "./retry";
import type { CallEvent, CallOptions, MarketplaceOptions, OutgoingRequest } from "./types";
import { fetchWithProgress } from "./upload";

/** An answer, read to its end. */
export interface Answer extends Pick<Response, "ok" | "status" | "headers"> {
  text: string;
  /** The token the request carried. */
  token: string | undefined;
}

/** Makes an error of the running call. */
export type Fail = (
  kind: FailureKind,
  message: string,
  details?: Partial<FailureDetails>,
) => MarketplaceError;

/** What to send: address, body and the headers that belong to it. */
export type Message = [url: string, body?: BodyInit | null, headers?: Headers];

/**
 * The one way out: time budget, abort, token and language, redirects, retries, events.
 * The returned function runs one call: `write` makes the message, inside the call so that input that cannot be written
 * fails this call alone; `finish` makes the result of the answer.
 */
export function createTransport(options: MarketplaceOptions) {
  const { session, language = "en", clock = systemClock, random = Math.random, maxRedirects = 5 } = options;
  const { attempts: retries = 2, baseMs = 300 } = options.retry ?? {};
  const { isOnline = () => globalThis.navigator?.onLine !== false, onEvent, onFailure } = options;
  const fetch = options.fetch ?? ((url, init) => globalThis.fetch(url, init));
  // Browsers hide redirects from scripts and follow up to 20 by their own rule.
  const redirect = "document" in globalThis || "importScripts" in globalThis ? "follow" : "manual";
  let calls = 0;

  return <T>(
    operation: string,
    method: string,
    repeats: boolean,
    {
      signal,
      timeoutMs = options.timeoutMs ?? 30_000,
      onProgress,
      idempotencyKey,
      headers: own,
    }: CallOptions,
    write: () => Message,
    finish: (answer: Answer, fail: Fail) => T | Promise<T>,
  ) =>
    new Promise<T>((resolve, reject) => {
      const id = ++calls;
      const start = clock.now();
      const abort = new AbortController();
      let attempt = 0;
      let answer: Answer | undefined;
      let isOpen = true;
      let stopWaiting = () => {};

      const emit = (type: CallEvent["type"], more?: object) =>
        onEvent && quiet(() => onEvent({ type, id, operation, attempt, ms: clock.now() - start, ...more }));

      const retryAfter = () => readRetryAfter(answer?.headers.get("retry-after") ?? null, clock.now());

      const fail: Fail = (kind, message, details) =>
        new MarketplaceError(message, {
          kind,
          operation,
          attempts: attempt,
          status: answer?.status,
          requestId: answer?.headers.get("x-request-id") ?? undefined,
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
        const { kind, code, status } = error;
        emit("failure", { kind, code, status });
        reject(error);
        // Login, social login and registration: their failures belong to the caller (specification section 8).
        if (kind === "aborted" || error.isUnauthorized || /^user\.(login|reg)/.test(operation)) return;
        quiet(() => isOnline() && onFailure?.(error));
      };

      const run = async () => {
        // A session that cannot be read counts as none. Only a store that answers later costs a turn.
        let token: string | undefined;
        try {
          const found = session?.get();
          token = typeof found === "object" ? await found : found;
        } catch {}
        const [url, body = null, written] = write();
        const headers: Record<string, string> = {
          "accept-language": typeof language === "string" ? language : language(),
        };
        if (token) headers.token = token;
        if (typeof body === "string") headers["content-type"] = "application/json";
        if (idempotencyKey) headers["idempotency-key"] = idempotencyKey;
        for (const more of [options.headers, written && Object.fromEntries(written), own]) {
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

        for (;;) {
          let cause: unknown;
          attempt++;
          answer = undefined;
          emit("request");
          try {
            const response = await (onProgress && body instanceof FormData && globalThis.XMLHttpRequest
              ? fetchWithProgress(url, init, body, (progress) => quiet(() => onProgress(progress)))
              : follow(fetch, url, init, maxRedirects));
            const { ok, status, headers } = response;
            answer = { ok, status, headers, text: await response.text(), token };
            emit("response", { status });
          } catch (error) {
            cause = error;
          }
          // A fetch that ignores its signal may come back after the call is over.
          const mayRepeat = isOpen && repeats && attempt <= retries && (!answer || isPassing(answer.status));
          const delay = mayRepeat ? backOff(attempt, baseMs, random(), retryAfter()) : Infinity;
          if (clock.now() - start + delay < timeoutMs) {
            emit("retry", { delay });
            await new Promise<void>((resume) => {
              stopWaiting = clock.after(delay, resume);
            });
          } else {
            if (answer) return finish(answer, fail);
            throw fail("network", "No connection", { cause });
          }
        }
      };

      const onAbort = () => end(fail("aborted", "Aborted", { cause: signal?.reason }));
      const stopTimer = clock.after(timeoutMs, () => end(fail("timeout", `No answer in ${timeoutMs} ms`)));
      signal?.addEventListener("abort", onAbort);
      if (signal?.aborted) onAbort();
      else
        run().then(
          (value) => {
            if (isOpen) close();
            resolve(value);
          },
          (error) =>
            end(isMarketplaceError(error) ? error : fail("protocol", "Bad request", { cause: error })),
        );
    });
}

/** See {@link createTransport}. */
export type Transport = ReturnType<typeof createTransport>;
