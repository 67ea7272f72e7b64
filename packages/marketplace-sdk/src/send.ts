import type { Call } from "./call.js";
import { ignoreErrors } from "./events.js";
import type { MarketplaceOptions } from "./options.js";
import { follow } from "./redirects.js";
import type { Reporter } from "./report.js";
import { createRetryPolicy } from "./retry.js";
import { sendWithProgress } from "./upload.js";

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

/** A request ready to be sent: what `fetch` takes. */
export interface PreparedRequest {
  readonly url: string;
  readonly init: OutgoingRequest;
}

/** A response whose body has been read. */
export interface ReceivedResponse {
  readonly response: Response;
  readonly text: string;
}

/** Sends the requests of calls. */
export function createSender(options: MarketplaceOptions, reporter: Reporter) {
  const { hooks, random = Math.random } = options;
  const fetch = options.fetch ?? ((url, init) => globalThis.fetch(url, init));
  const delayBeforeRetry = createRetryPolicy(options.retry ?? {}, random);

  /** Sends until there is a response to keep. */
  async function send(call: Call, request: PreparedRequest): Promise<ReceivedResponse> {
    for (;;) {
      const { received, cause } = await attempt(call, request);
      const delay = delayBeforeRetry(call);
      if (delay === undefined) {
        if (received) return received;
        throw call.error("network", "no connection", { cause });
      }
      reporter.willRetry(call, delay);
      await call.wait(delay);
    }
  }

  /** Sends once. Without a response, `cause` is what `fetch` threw. */
  async function attempt(
    call: Call,
    { url, ...request }: PreparedRequest,
  ): Promise<{ received?: ReceivedResponse; cause?: unknown }> {
    call.assertRunning();
    // Hooks may change the headers of one attempt: each has its own.
    const init = hooks ? { ...request.init, headers: { ...request.init.headers } } : request.init;
    const seen = hooks && { operation: call.operation.id, attempt: call.attempts + 1, url, ...init };
    // Without a hook nothing is awaited here: a page that is about to close still sends its request.
    if (seen && hooks.beforeRequest) {
      await hooks.beforeRequest(seen);
      call.assertRunning();
    }
    call.attempts++;
    call.response = undefined;
    reporter.requestSent(call);
    try {
      const first = await sendOnce(call, url, init);
      const response = await follow(first, fetch, url, init, options.maxRedirects);
      const text = await response.text();
      call.response = response;
      reporter.responseReceived(call, response, seen);
      return { received: { response, text } };
    } catch (cause) {
      return { cause };
    }
  }

  /** An upload whose progress the caller wants to see goes by `XMLHttpRequest`, where there is one. */
  function sendOnce(
    { options: { onProgress } }: Call,
    url: string,
    init: OutgoingRequest,
  ): Promise<Response> {
    const { body } = init;
    return onProgress && body instanceof FormData && globalThis.XMLHttpRequest
      ? sendWithProgress(url, init, body, (progress) => ignoreErrors(() => onProgress(progress)))
      : fetch(url, init);
  }

  return send;
}
