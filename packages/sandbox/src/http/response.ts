import { cors } from "hono/cors";

/** What a browser may read from answers of another origin. */
const EXPOSED_HEADERS = "Retry-After, Idempotency-Replayed, X-Request-Id, Deprecation, Sunset";

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

/** Headers of every answer. Any origin may read: the token has its own header, and no cookie is ever used. */
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
  const body = JSON.stringify(envelope);
  return new Response(body, {
    status: statusOf(envelope.code),
    headers: {
      // Says whether it is worth compressing, without reading it again.
      "content-length": String(Buffer.byteLength(body)),
      "content-type": "application/json; charset=utf-8",
      ...CORS,
      "x-content-type-options": "nosniff",
      "x-request-id": requestId,
      vary: "Accept-Encoding, Accept-Language, token",
      ...(!isShared && { "cache-control": "no-store" }),
      ...headers,
    },
  });
}

/** Answers a browser that asks whether it may call from another origin. */
export const preflight = cors({
  origin: "*",
  allowMethods: ["GET", "HEAD", "POST"],
  allowHeaders: [
    ...["token", "accept-language", "content-type", "idempotency-key", "prefer", "x-request-id"],
    // W3C Trace Context, which an app's `beforeRequest` may set.
    ...["traceparent", "tracestate"],
  ],
  // Seconds a browser may remember it; more is cut by browsers.
  maxAge: 7_200,
});

/** A page instead of an envelope, as a failing proxy sends one. Statuses that can't have a body become 500. */
export const htmlErrorPage = (value: number) => {
  const status = value >= 200 && value < 600 && !EMPTY.has(value) ? value : 500;
  return new Response(`<!doctype html><title>${status}</title><h1>${status}</h1>`, {
    status,
    headers: { "content-type": "text/html; charset=utf-8", ...CORS },
  });
};
