import { type Fields, fieldOf, isFields, parseJson } from "./json.js";

/** The type of `fetch`, so that a program can bring its own. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** A request and its response, as they went over the wire. */
export interface Exchange {
  /** As it was sent; a form is written as `name=value` lines. */
  readonly request: {
    /** `GET` or `POST`; `OPTIONS` for a preflight. */
    readonly method: string;
    /** Whole address with the query. */
    readonly url: string;
    /** Those that the checker set, in the case it wrote them. */
    readonly headers: Readonly<Record<string, string>>;
    /** Text as it was sent; empty without one. */
    readonly body: string;
  };
  /** Absent when no answer came. */
  readonly answer?: {
    /** HTTP status, redirects not followed. */
    readonly status: number;
    /** Names in lower case. */
    readonly headers: Readonly<Record<string, string>>;
    /** Text as it came, JSON or not. */
    readonly body: string;
  };
  /** Why no answer came. */
  readonly failure?: string;
}

/** What to send. */
export interface Outgoing {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: Fields;
  /** JSON text, or a form. */
  readonly body?: string | FormData;
  /** It changes nothing, so it may be sent again after a lost answer. */
  readonly isSafe?: boolean;
}

/** Makes one request. It never throws. */
export type Call = (outgoing: Outgoing) => Promise<Exchange>;

/** Longest time to wait for a server that asks for patience, in seconds. */
const MAX_WAIT_S = 5;

/** Errors of fetch for a connection that closed before a response. */
const CLOSED = /other side closed|ECONNRESET/;

/**
 * @param baseUrl the server, without `/api`
 * @param timeoutMs after which a call counts as unanswered
 */
export function createCall(baseUrl: string, fetch: Fetch, timeoutMs: number): Call {
  const once = async ({ method, path, headers = {}, query = {}, body }: Outgoing): Promise<Exchange> => {
    const url = new URL(`${baseUrl.replace(/\/+$/, "")}${path}`);
    for (const [name, value] of Object.entries(query)) {
      if (value !== undefined)
        url.searchParams.set(name, typeof value === "string" ? value : JSON.stringify(value));
    }
    const request = { method, url: url.href, headers, body: textOf(body) };
    try {
      const response = await fetch(url.href, {
        method,
        headers: { ...headers },
        redirect: "manual",
        signal: AbortSignal.timeout(timeoutMs),
        ...(body !== undefined && { body }),
      });
      const answer = {
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body: await response.text(),
      };
      return { request, answer };
    } catch (error) {
      return { request, failure: reasonOf(error, timeoutMs) };
    }
  };
  return async (outgoing) => {
    let first = await once(outgoing);
    // A server may close a kept connection just as it is reused. What may have changed something is not sent again: that would hide
    // a crash, or do it twice.
    const mayRepeat = outgoing.isSafe ?? outgoing.method !== "POST";
    if (mayRepeat && CLOSED.test(first.failure ?? "")) first = await once(outgoing);
    const seconds = Number(first.answer?.headers["retry-after"] ?? Number.NaN);
    if (first.answer?.status !== 429 || !(seconds <= MAX_WAIT_S)) return first;
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
    return once(outgoing);
  };
}

/** The answer's body as JSON; undefined when it is not JSON. */
export const jsonOf = ({ answer }: Exchange): unknown => (answer ? parseJson(answer.body) : undefined);

/** `code` of the envelope, also as text; undefined without an envelope. */
export function codeOf(exchange: Exchange): number | undefined {
  const code = fieldOf(jsonOf(exchange), "code");
  if (typeof code === "string" && /^-?\d+$/.test(code)) return Number(code);
  return typeof code === "number" ? code : undefined;
}

/** `data` of the envelope. */
export const dataOf = (exchange: Exchange): unknown => fieldOf(jsonOf(exchange), "data");

/** `data.error` of an error that has a name. */
export function errorOf(exchange: Exchange): string | undefined {
  const data = dataOf(exchange);
  return isFields(data) && typeof data.error === "string" ? data.error : undefined;
}

/** Whether a page of the request's origin may read the answer. */
export function isReadable({ request, answer }: Exchange): boolean {
  const allowed = answer?.headers["access-control-allow-origin"];
  return allowed === "*" || (allowed !== undefined && allowed === request.headers.origin);
}

function textOf(body: string | FormData | undefined): string {
  if (body === undefined || typeof body === "string") return body ?? "";
  return [...body]
    .map(([name, value]) => `${name}=${typeof value === "string" ? value : value.name}`)
    .join("\n");
}

/** fetch hides the reason in `cause`. */
function reasonOf(error: unknown, timeoutMs: number): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === "TimeoutError") return `nothing came within ${timeoutMs / 1_000} s`;
  const { cause } = error;
  return cause instanceof Error ? `${error.message}: ${cause.message}` : error.message;
}
