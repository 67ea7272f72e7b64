import createClient, { type Client } from "openapi-fetch";
import type { paths } from "../generated/schema";
import type { Operation } from "./operations";
import type { Transport } from "./transport";

/** Carries what openapi-fetch writes to our transport; a platform `Request` costs more than the rest of a call. */
class LightRequest {
  declare readonly url: string;
  declare readonly method: string;
  declare readonly headers: Headers;
  declare readonly body: BodyInit | null;
  declare readonly signal: AbortSignal;

  constructor(url: RequestInfo | URL, init?: RequestInit) {
    Object.assign(this, init, { url });
  }
}

/** openapi-fetch over our transport. This file imports nothing else that runs; see raw.ts. */
export const createRawClient = (
  baseUrl: string,
  operations: readonly Operation[],
  send: Transport,
): Client<paths> =>
  createClient({
    baseUrl,
    // openapi-fetch fills in url, method, headers and body, and reads back nothing else.
    Request: LightRequest as typeof Request,
    fetch: ({ url, method, headers, body, signal }) => {
      const id = url.slice(baseUrl.length).replace(/\?.*/, "");
      const known = operations.find(({ path, method: its }) => path === id && its === method);
      return send(
        {
          ...(known ?? { id, method, flag: "" }),
          write: () => [url, body],
          // Statuses without a body refuse even an empty one.
          finish: (response, text) => new Response(text || null, response),
        },
        { signal, headers: Object.fromEntries(headers) },
        undefined,
      );
    },
  });
