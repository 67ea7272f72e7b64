import type { HttpHandler, HttpRequestHandler } from "msw";
import { type Handlers, handledOperations } from "./handlers";

/** The part of MSW's `http` that is used. */
export interface MswHttp {
  readonly get: HttpRequestHandler;
  readonly post: HttpRequestHandler;
}

/**
 * Request handlers for MSW: `setupServer(...mswHandlers(http, "https://api.test", { "products.list": ok(page([])) }))`.
 * @param http MSW's `http`, passed in so that this package works without MSW.
 * @param baseUrl Origin of the API; empty for the page's own.
 */
export function mswHandlers(http: MswHttp, baseUrl: string, handlers: Handlers): HttpHandler[] {
  const origin = baseUrl.replace(/\/$/, "");
  return handledOperations(handlers).flatMap(({ operation, respond }) => {
    // The client may send e-mail codes either way: by an override.
    const both = operation.id === "auth.sendEmailCode" && [http.get, http.post];
    const methods = both || [operation.method === "GET" ? http.get : http.post];
    return methods.map((on) => on(origin + operation.path, ({ request }) => respond(request)));
  });
}
