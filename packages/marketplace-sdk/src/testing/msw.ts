import type { Dialect } from "../dialect.js";
import { handledOperations } from "./handled-operations.js";
import type { Handlers } from "./handlers.js";

/** Creates a request handler, as `http.get` and `http.post` of MSW do. */
type CreateHandler<RequestHandler> = (
  path: string,
  respond: (info: { request: Request }) => Promise<Response>,
) => RequestHandler;

/** The part of MSW's `http` that is used, described here so that this package compiles without MSW. */
export interface MswHttp<RequestHandler> {
  /** `http.get` of MSW. */
  readonly get: CreateHandler<RequestHandler>;
  /** `http.post` of MSW. */
  readonly post: CreateHandler<RequestHandler>;
}

/**
 * Request handlers for MSW: `setupServer(...mswHandlers(http, "https://api.test", { "products.list": ok(page([])) }))`.
 * @param http MSW's `http`, passed in so that this package works without MSW.
 * @param baseUrl Origin of the API; empty for the page's own.
 * @param dialect of the client, whose methods, paths and envelope the answers then have. Where it maps inputs and results, handlers get and
 *   return the backend's own.
 */
export function mswHandlers<RequestHandler>(
  http: MswHttp<RequestHandler>,
  baseUrl: string,
  handlers: Handlers,
  dialect?: Dialect,
): RequestHandler[] {
  const origin = baseUrl.replace(/\/$/, "");
  const all = { GET: http.get, POST: http.post };
  return handledOperations(handlers, dialect).map(({ operation: { method, path }, respond }) =>
    all[method](origin + path, ({ request }) => respond(request)),
  );
}
