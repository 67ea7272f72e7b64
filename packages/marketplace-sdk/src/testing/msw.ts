import type { HttpHandler, HttpRequestHandler } from "msw";
import type { Operation } from "../operation.js";
import { handledOperations } from "./handled-operations.js";
import type { Handlers } from "./handlers.js";
import { operationList } from "./operation-list.js";

const METHODS = ["GET", "POST"] as const;

/** The part of MSW's `http` that is used. */
export interface MswHttp {
  /** `http.get` of MSW. */
  readonly get: HttpRequestHandler;
  /** `http.post` of MSW. */
  readonly post: HttpRequestHandler;
}

/**
 * Request handlers for MSW: `setupServer(...mswHandlers(http, "https://api.test", { "products.list": ok(page([])) }))`.
 * @param http MSW's `http`, passed in so that this package works without MSW.
 * @param baseUrl Origin of the API; empty for the page's own.
 */
export function mswHandlers(http: MswHttp, baseUrl: string, handlers: Handlers): HttpHandler[] {
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
