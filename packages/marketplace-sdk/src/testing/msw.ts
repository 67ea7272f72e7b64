import type { HttpHandler, HttpRequestHandler } from "msw";
import { answerers, type Replies } from "./replies";

/** `http` of MSW, or the part of it that is used. */
export interface MswHttp {
  readonly get: HttpRequestHandler;
  readonly post: HttpRequestHandler;
}

/**
 * Handlers for MSW by operation: `setupServer(...mswHandlers(http, "https://api.test", { "products.list": ok(page([])) }))`.
 * @param http `http` of MSW, handed in so that this package works without it.
 * @param baseUrl Origin the client calls; empty for the page's own.
 */
export function mswHandlers(http: MswHttp, baseUrl: string, replies: Replies): HttpHandler[] {
  const origin = baseUrl.replace(/\/$/, "");
  return answerers(replies).flatMap(({ operation, answer }) => {
    // The client may send e-mail codes either way: `emsMethod`.
    const both = operation.id === "auth.sendEmailCode" && [http.get, http.post];
    const handlers = both || [operation.method === "GET" ? http.get : http.post];
    return handlers.map((handle) => handle(origin + operation.path, ({ request }) => answer(request)));
  });
}
