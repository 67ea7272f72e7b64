import type { Call } from "./call.js";
import { ignoreErrors } from "./events.js";
import { headerProblem } from "./headers.js";
import { answersOtherwise } from "./host-answers.js";
import type { MarketplaceOptions } from "./options.js";
import { checkPlace, follow } from "./redirects.js";
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
export interface ReceivedResponse<Body> {
  readonly response: Response;
  readonly body: Body;
  /** When its request was sent and it had been read: milliseconds by this device's clock. */
  readonly sentAt: number;
  readonly receivedAt: number;
}

/** Reads the body of a response. What it throws is a lost connection, unless it is an error of the call. */
export type ReadBody<Body> = (call: Call, response: Response) => Promise<Body>;

/** Sends the requests of calls. */
export function createSender(options: MarketplaceOptions, reporter: Reporter) {
  const { hooks, random = Math.random } = options;
  const fetch = options.fetch ?? ((url, init) => globalThis.fetch(url, init));
  const delayBeforeRetry = createRetryPolicy(options.retry ?? {}, random);

  /** Sends until there is a response to keep. */
  async function send<Body>(
    call: Call,
    request: PreparedRequest,
    read: ReadBody<Body>,
  ): Promise<ReceivedResponse<Body>> {
    for (;;) {
      const { received, cause } = await attempt(call, request, read);
      const delay = delayBeforeRetry(call);
      if (delay === undefined) {
        if (received) return received;
        // A platform's own `fetch` alone: another one may have rules of its own about what it is asked.
        const isBlocked = !options.fetch && (await answersOtherwise(request.url));
        throw call.error("network", isBlocked ? BLOCKED : "no connection", {
          cause,
          ...(isBlocked && { isBlocked }),
        });
      }
      reporter.willRetry(call, delay);
      await call.wait(delay);
    }
  }

  /** Sends once. Without a response, `cause` is what `fetch` threw. */
  async function attempt<Body>(
    call: Call,
    { url, ...request }: PreparedRequest,
    read: ReadBody<Body>,
  ): Promise<{ received?: ReceivedResponse<Body>; cause?: unknown }> {
    call.assertRunning();
    // Hooks may change the headers of one attempt: each has its own.
    const init = hooks ? { ...request.init, headers: { ...request.init.headers } } : request.init;
    const seen = hooks && { operation: call.operation.id, attempt: call.attempts + 1, url, ...init };
    // Without a hook nothing is awaited here: a page that is about to close still sends its request.
    if (seen && hooks.beforeRequest) {
      try {
        await hooks.beforeRequest(seen);
      } catch (cause) {
        throw call.error("request", "beforeRequest failed", { cause });
      }
      call.assertRunning();
    }
    const problem = headerProblem(init.headers);
    if (problem) throw call.error("request", problem);
    call.attempts++;
    call.response = undefined;
    reporter.requestSent(call);
    const sentAt = Date.now();
    try {
      const first = await sendOnce(call, url, init);
      const { response, headers } = await follow(call, first, fetch, url, init, options.maxRedirects);
      checkPlace(call, response, url, init);
      const body = await read(call, response);
      const receivedAt = Date.now();
      call.response = response;
      call.sentToken = headers.token;
      reporter.responseReceived(call, response, seen);
      return { received: { response, body, sentAt, receivedAt } };
    } catch (cause) {
      if (call.hasThrown(cause)) throw cause;
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

const BLOCKED = "no response that this page may read, although the host answers (CORS)";
