import type { Operation } from "../operation.js";
import { handledOperations } from "./handled-operations.js";
import type { Handlers } from "./handlers.js";
import { operationList } from "./operation-list.js";

const METHODS = ["GET", "POST"] as const;

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
 */
export function mswHandlers<RequestHandler>(
  http: MswHttp<RequestHandler>,
  baseUrl: string,
  handlers: Handlers,
): RequestHandler[] {
  const origin = baseUrl.replace(/\/$/, "");
  const all = { GET: http.get, POST: http.post };
  return handledOperations(handlers).flatMap(({ operation, respond }) =>
    methodsOf(operation).map((method) =>
      all[method](origin + operation.path, ({ request }) => respond(request)),
    ),
  );
}

/** An override may send an operation by the other method, unless that is another operation. */
const methodsOf = ({ id, path }: Operation) =>
  METHODS.filter((method) =>
    operationList.every((other) => other.id === id || other.path !== path || other.method !== method),
  );
