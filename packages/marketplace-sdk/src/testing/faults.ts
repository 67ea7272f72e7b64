/** Details of a fault. */
export interface FaultOptions {
  /** `Retry-After` of `busy` and `limited`, in seconds. Default 1. */
  readonly retryAfter?: number | undefined;
}

/** A failure that a handler returns; created by {@link fault}. */
export interface Fault extends FaultOptions {
  /** What goes wrong; see {@link FaultKind}. */
  readonly fault: FaultKind;
}

/**
 * - `refused`: no connection · `stall`: no response · `stuck`: the body starts and never ends · `broken`: it breaks off
 * - `truncated`: half of the JSON · `html`: a page with HTTP 200 · `empty`: no body · `mistyped`: a string as `data`
 * - `unauthorized`: 401 · `limited`: 429 · `crash`: a page with HTTP 500 · `busy`: 503
 */
export type FaultKind =
  | "refused"
  | "stall"
  | "stuck"
  | "broken"
  | "truncated"
  | "html"
  | "empty"
  | "mistyped"
  | "unauthorized"
  | "limited"
  | "crash"
  | "busy";

type CreateResponse = (options: FaultOptions) => Response | Promise<Response>;

const FAULTS: Readonly<Record<FaultKind, CreateResponse>> = {
  refused: () => Response.error(),
  stall: () => new Promise(() => {}),
  stuck: () => unfinished(() => {}),
  broken: () => unfinished((body) => body.error(new TypeError("terminated"))),
  truncated: () => new Response(HALF_AN_ENVELOPE, { headers: JSON_HEADERS }),
  html: () => new Response("<!doctype html><title>Welcome</title>", { headers: HTML_HEADERS }),
  empty: () => new Response(null, { headers: JSON_HEADERS }),
  mistyped: () => Response.json({ code: 1, msg: "", data: "text" }),
  unauthorized: () => errorResponse(401),
  limited: ({ retryAfter = 1 }) => errorResponse(429, { "retry-after": `${retryAfter}` }),
  crash: () => new Response("<h1>Oops</h1>", { status: 500, headers: HTML_HEADERS }),
  busy: ({ retryAfter = 1 }) =>
    new Response("busy", { status: 503, headers: { "retry-after": `${retryAfter}` } }),
};

const HALF_AN_ENVELOPE = '{"code":1,"msg":"","data":{"id":';
const JSON_HEADERS = { "content-type": "application/json" };
const HTML_HEADERS = { "content-type": "text/html" };

const errorResponse = (code: number, headers: Record<string, string> = {}): Response =>
  Response.json({ code, msg: "Sentence", data: null }, { status: code, headers });

/** A response whose body has started; `next` decides what happens to it. */
const unfinished = (next: (body: ReadableStreamDefaultController<Uint8Array>) => void): Response =>
  new Response(
    new ReadableStream<Uint8Array>({
      start(body) {
        body.enqueue(new TextEncoder().encode(HALF_AN_ENVELOPE));
        next(body);
      },
    }),
    { headers: JSON_HEADERS },
  );

/** Every {@link FaultKind}, for tests that try them all. */
export const faultKinds: readonly FaultKind[] = Object.keys(FAULTS).filter(
  (kind): kind is FaultKind => kind in FAULTS,
);

/** A failure for a handler to return: `{ "orders.create": fault("stall") }`. */
export const fault = (kind: FaultKind, options?: FaultOptions): Fault => ({ ...options, fault: kind });

/** @internal */
export const isFault = (value: unknown): value is Fault =>
  typeof value === "object" && value !== null && "fault" in value;

/**
 * The response of a fault, as MSW takes it.
 * @returns `Response.error()` for a fault without connection; see {@link throwNetworkError}.
 * @internal
 */
export async function faultResponse({ fault: kind, ...options }: Fault): Promise<Response> {
  return FAULTS[kind](options);
}

/**
 * Turns `Response.error()` into the rejection that callers of `fetch` see.
 * @throws {TypeError}
 * @internal
 */
export function throwNetworkError(response: Response): Response {
  if (response.type === "error") throw new TypeError("Failed to fetch");
  return response;
}
