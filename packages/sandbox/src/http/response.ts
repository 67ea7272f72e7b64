/** What a browser may send to another origin, and read from its answers. */
const ALLOWED_HEADERS = "token, accept-language, content-type, idempotency-key, prefer, x-request-id";
const EXPOSED_HEADERS = "Retry-After, Idempotency-Replayed, X-Request-Id, Deprecation, Sunset";
/** Seconds a browser may remember a preflight; more is cut by browsers. */
const PREFLIGHT_AGE = "7200";

/** Statuses that forbid a body. */
const EMPTY: ReadonlySet<number> = new Set([204, 205, 304]);

/** The shape of every body. */
export interface Envelope {
  readonly code: number;
  readonly msg: string;
  /** Unix seconds of the sandbox's clock. */
  readonly time: number;
  readonly data: unknown;
}

/** Headers of every answer. Any origin may read: the token is a header of its own, no cookie is ever used. */
const CORS = { "access-control-allow-origin": "*", "access-control-expose-headers": EXPOSED_HEADERS };

/** HTTP status of a code: the code itself when it is one, else 200. */
export const statusOf = (code: number) => (code >= 200 && code < 600 ? code : 200);

/** @param isShared the answer is the same for everyone, so that caches may keep it as they like */
export function jsonResponse(
  envelope: Envelope,
  requestId: string,
  isShared: boolean,
  headers?: Readonly<Record<string, string>>,
): Response {
  return new Response(JSON.stringify(envelope), {
    status: statusOf(envelope.code),
    headers: {
      "content-type": "application/json; charset=utf-8",
      ...CORS,
      "x-content-type-options": "nosniff",
      "x-request-id": requestId,
      ...(isShared ? { vary: "Accept-Language, token" } : { "cache-control": "no-store" }),
      ...headers,
    },
  });
}

/** Answer to a browser that asks whether it may call from another origin. */
export const preflight = () =>
  new Response(null, {
    status: 204,
    headers: {
      ...CORS,
      "access-control-allow-methods": "GET, HEAD, POST",
      "access-control-allow-headers": ALLOWED_HEADERS,
      "access-control-max-age": PREFLIGHT_AGE,
    },
  });

/** A page instead of an envelope, as a failing proxy sends one. Numbers that are no status of an answer with a body become 500. */
export const htmlErrorPage = (value: number) => {
  const status = value >= 200 && value < 600 && !EMPTY.has(value) ? value : 500;
  return new Response(`<!doctype html><title>${status}</title><h1>${status}</h1>`, {
    status,
    headers: { "content-type": "text/html; charset=utf-8", ...CORS },
  });
};
