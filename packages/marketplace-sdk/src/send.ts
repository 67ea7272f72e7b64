import type { Call } from "./call.js";
import { ignoreErrors } from "./events.js";
import type { MarketplaceOptions } from "./options.js";
import { follow } from "./redirects.js";
import type { Reporter } from "./report.js";
import { createRetryPolicy } from "./retry.js";
import { upload } from "./upload.js";

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
    { url, form, ...request }: PreparedRequest,
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
      const first = await (form ? sendForm(call, url, init, form) : fetch(url, init));
      const response = await follow(first, fetch, url, init, options.maxRedirects);
      const text = await response.text();
      call.response = response;
      reporter.responseReceived(call, response, seen);
      return { received: { response, text } };
    } catch (cause) {
      return { cause };
    }
  }

  function sendForm(call: Call, url: string, init: OutgoingRequest, form: object): Promise<Response> {
    const { onProgress } = call.options;
    return upload(
      fetch,
      url,
      init,
      form,
      onProgress && ((progress) => ignoreErrors(() => onProgress(progress))),
    );
  }

  return send;
}
