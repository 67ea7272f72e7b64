/** What can go wrong on the way. */
export interface FaultOptions {
  /** Seconds in `Retry-After`, of `busy` and `limited`. Default 1. */
  readonly retryAfter?: number | undefined;
}

/** A failure in place of a reply; made by {@link fault}. */
export interface Fault extends FaultOptions {
  readonly fault: FaultKind;
}

/**
 * - `refused`: no connection · `stall`: no answer · `stuck`: the answer begins and never ends · `broken`: it breaks off
 * - `truncated`: half of the JSON · `html`: a page with HTTP 200 · `empty`: nothing · `mistyped`: a text as `data`
 * - `unauthorized`: 401 · `limited`: 429 · `crash`: a page with HTTP 500 · `busy`: 503
 */
export type FaultKind = keyof typeof FAULTS;

type Answer = (options: FaultOptions) => Response | Promise<Response>;

const BEGINNING = '{"code":1,"msg":"","data":{"id":';
const json = { "content-type": "application/json" };
const html = { "content-type": "text/html" };
const envelope = (code: number, status: number, headers: Record<string, string> = {}) =>
  Response.json({ code, msg: "Sentence", data: null }, { status, headers });

/** An answer whose body has begun; `then` says how it goes on. */
const beginning = (then: (body: ReadableStreamDefaultController<Uint8Array>) => void): Response =>
  new Response(
    new ReadableStream<Uint8Array>({
      start(body) {
        body.enqueue(new TextEncoder().encode(BEGINNING));
        then(body);
      },
    }),
    { headers: json },
  );

const FAULTS = {
  refused: () => Response.error(),
  stall: () => new Promise(() => {}),
  stuck: () => beginning(() => {}),
  broken: () => beginning((body) => body.error(new TypeError("terminated"))),
  truncated: () => new Response(BEGINNING, { headers: json }),
  html: () => new Response("<!doctype html><title>Welcome</title>", { headers: html }),
  empty: () => new Response(null, { headers: json }),
  mistyped: () => Response.json({ code: 1, msg: "", data: "text" }),
  unauthorized: () => envelope(401, 401),
  limited: ({ retryAfter = 1 }) => envelope(429, 429, { "retry-after": `${retryAfter}` }),
  crash: () => new Response("<h1>Oops</h1>", { status: 500, headers: html }),
  busy: ({ retryAfter = 1 }) =>
    new Response("busy", { status: 503, headers: { "retry-after": `${retryAfter}` } }),
} satisfies Record<string, Answer>;

/** Every {@link FaultKind}, for tests that try them all. */
export const faultKinds: readonly FaultKind[] = Object.keys(FAULTS).filter(
  (kind): kind is FaultKind => kind in FAULTS,
);

/** A failure to give in place of a reply: `{ "orders.create": fault("stall") }`. */
export const fault = (kind: FaultKind, options?: FaultOptions): Fault => ({ ...options, fault: kind });

export const isFault = (value: unknown): value is Fault =>
  typeof value === "object" && value !== null && "fault" in value;

/**
 * The answer of a fault, as a server behind MSW gives it.
 * @returns `Response.error()` where there is no connection: the caller of `fetch` must see it reject.
 */
export async function answerFault({ fault: kind, ...options }: Fault): Promise<Response> {
  const answer: Answer = FAULTS[kind];
  return answer(options);
}

/** What `fetch` gives its caller for an answer: it rejects where there was no connection. @throws {TypeError} */
export function arrive(response: Response): Response {
  if (response.type === "error") throw new TypeError("Failed to fetch");
  return response;
}
