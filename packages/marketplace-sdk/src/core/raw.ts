import createClient, { type Client } from "openapi-fetch";
import type { paths } from "../generated/schema";
import type { Operation } from "./operations";
import type { Transport } from "./transport";

/** The typed openapi-fetch client: any path of the contract, the envelope left as it came. */
export type RawClient = Client<paths>;

/** Carries what openapi-fetch writes to our transport; a platform `Request` costs more than the rest of a call. */
class LightRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: BodyInit | null;
  readonly signal: AbortSignal;

  constructor(url: RequestInfo | URL, init: RequestInit = {}) {
    this.url = String(url);
    this.method = init.method ?? "GET";
    this.headers = new Headers(init.headers);
    this.body = init.body ?? null;
    this.signal = init.signal ?? new AbortController().signal;
  }
}

/** Statuses whose `Response` must not have a body. */
const hasNoBody = (status: number): boolean => status === 204 || status === 205 || status === 304;

export function createRaw(
  baseUrl: string,
  operations: readonly Operation[],
  transport: Transport,
): RawClient {
  return createClient<paths>({
    baseUrl,
    // The transport reads nothing but these fields, all of which a platform Request has as well.
    Request: LightRequest as typeof Request,
    fetch: ({ url, method, headers, body, signal }) => {
      const path = url.slice(baseUrl.length).split("?", 1)[0];
      const operation = operations.find((known) => known.path === path && known.method === method);
      return transport(
        {
          operation: operation?.id ?? `${method} ${path}`,
          method,
          write: () => [url, body],
          headers: Object.fromEntries(headers),
          repeats: operation ? operation.repeat === "always" : /^(GET|HEAD|OPTIONS)$/.test(method),
          options: { signal },
        },
        ({ status, headers, text }) => new Response(hasNoBody(status) ? null : text, { status, headers }),
      );
    },
  });
}
