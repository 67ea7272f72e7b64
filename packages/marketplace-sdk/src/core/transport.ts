import { type FailureDetails, type FailureKind, isMarketplaceError, MarketplaceError } from "./errors";
import { quiet } from "./quiet";
import { follow, showsRedirects } from "./redirects";
import { backOff, isPassing, readRetryAfter } from "./retry";
import type { CallEvent, CallOptions, Clock, Fetch, MarketplaceOptions, Session } from "./types";
import { type OutgoingRequest, type RawAnswer, sendWithProgress } from "./upload";

/** One call as the transport sees it. */
export interface Call {
  operation: string;
  method: string;
  /** Address and body. Runs inside the call, so that input that cannot be written fails this call and nothing else. */
  write: () => [url: string, body?: OutgoingRequest["body"]];
  headers?: Readonly<Record<string, string>>;
  /** May be sent again by itself. */
  repeats: boolean;
  options: CallOptions;
}

/** An answer, read to its end. */
export interface Answer extends Pick<RawAnswer, "status" | "headers"> {
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

/** Sends a call and hands its answer to `finish`, whose result or error is the call's. */
export type Transport = <T>(call: Call, finish: (answer: Answer, fail: Fail) => T | Promise<T>) => Promise<T>;

type Step = CallEvent extends infer Event
  ? Event extends unknown
    ? Omit<Event, "id" | "operation" | "attempt" | "ms">
    : never
  : never;

/** The longest wait `setTimeout` knows; it fires at once for longer ones. */
const LONGEST_MS = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, Math.min(ms, LONGEST_MS));
    return () => clearTimeout(timer);
  },
};

/**
 * The one way out: time budget, abort, token and language, redirects, retries, events.
 * @param onError hears of each failed call, once.
 */
export function createTransport(
  options: MarketplaceOptions,
  session: Session,
  onError: (error: MarketplaceError) => void,
): Transport {
  const {
    retry = {},
    clock = systemClock,
    random = Math.random,
    maxRedirects = 5,
    language = "en",
    onEvent,
  } = options;
  const { attempts: retries = 2, baseMs = 300 } = retry;
  const fetch: Fetch = options.fetch ?? ((url, init) => globalThis.fetch(url, init));
  const redirect = showsRedirects() ? "manual" : "follow";
  let calls = 0;

  /** A session that cannot be read counts as none. */
  const readToken = () => {
    try {
      const token = session.get();
      return token && typeof token !== "string" ? token.catch(() => undefined) : token;
    } catch {
      return undefined;
    }
  };

  return <T>(call: Call, finish: (answer: Answer, fail: Fail) => T | Promise<T>) => {
    const { signal, timeoutMs = options.timeoutMs ?? 30_000, onProgress } = call.options;
    const id = ++calls;
    const start = clock.now();
    const abort = new AbortController();
    let attempt = 0;
    let isOpen = true;
    let stopWaiting = () => {};

    const emit = (step: Step) =>
      onEvent && quiet(onEvent, { id, operation: call.operation, attempt, ms: clock.now() - start, ...step });
    const fail: Fail = (kind, message, details) =>
      new MarketplaceError(message, { kind, operation: call.operation, attempts: attempt, ...details });

    const run = async (): Promise<T> => {
      let token = readToken();
      if (typeof token === "object") token = await token;
      const [url, body = null] = call.write();
      const headers: Record<string, string> = {
        "accept-language": typeof language === "function" ? language() : language,
      };
      if (token) headers.token = token;
      if (typeof body === "string") headers["content-type"] = "application/json";
      for (const more of [options.headers, call.headers, call.options.headers]) {
        for (const name in more) headers[name.toLowerCase()] = more[name] ?? "";
      }
      const init: OutgoingRequest = {
        method: call.method,
        headers,
        body,
        signal: abort.signal,
        credentials: "omit",
        redirect,
      };

      for (;;) {
        let answer: Answer | undefined;
        let cause: unknown;
        attempt++;
        emit({ type: "request" });
        try {
          const response =
            onProgress && body instanceof FormData && globalThis.XMLHttpRequest
              ? await sendWithProgress(url, init, body, (progress) => quiet(onProgress, progress))
              : await follow(fetch, url, init, maxRedirects);
          answer = { status: response.status, headers: response.headers, text: await response.text(), token };
          emit({ type: "response", status: answer.status });
        } catch (error) {
          cause = error;
        }
        // A fetch that ignores its signal may come back after the call is over.
        if (isOpen && call.repeats && attempt <= retries && (!answer || isPassing(answer.status))) {
          const retryAfter = answer && readRetryAfter(answer.headers.get("retry-after"), clock.now());
          const delay = backOff(attempt, baseMs, random(), retryAfter);
          if (clock.now() - start + delay < timeoutMs) {
            emit({ type: "retry", delay });
            await new Promise<void>((resume) => {
              stopWaiting = clock.after(delay, resume);
            });
            continue;
          }
        }
        if (!answer) throw fail("network", "No connection", { cause });
        return finish(answer, fail);
      }
    };

    return new Promise<T>((resolve, reject) => {
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
        emit({ type: "failure", kind: error.kind, code: error.code, status: error.status });
        reject(error);
        onError(error);
      };
      const onAbort = () => end(fail("aborted", "The call was aborted", { cause: signal?.reason }));
      const stopTimer = clock.after(timeoutMs, () =>
        end(fail("timeout", `No answer within ${timeoutMs} ms`)),
      );
      if (signal?.aborted) return onAbort();
      signal?.addEventListener("abort", onAbort);
      run().then(
        (value) => {
          if (!isOpen) return;
          close();
          resolve(value);
        },
        (error: unknown) =>
          end(
            isMarketplaceError(error)
              ? error
              : fail("protocol", "The request could not be made", { cause: error }),
          ),
      );
    });
  };
}
