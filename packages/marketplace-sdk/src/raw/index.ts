import createClient, { type Client } from "openapi-fetch";
import type { paths } from "../generated/paths.js";

/** The typed openapi-fetch client: the paths of the contract, the envelope left as it came. */
export type RawClient = Client<paths>;

/**
 * An [openapi-fetch](https://openapi-ts.dev/openapi-fetch/) client over a marketplace's own `fetch`: same token, language, time
 * limit, retries, hooks and events, but the envelope is yours to read and a 401 changes nothing.
 */
export const createRawClient = (market: {
  // Not by its own type, which would bring every declaration of the methods with it.
  fetch(path: string, init?: Pick<RequestInit, "method" | "headers" | "body" | "signal">): Promise<Response>;
}): RawClient =>
  createClient<paths>({
    // openapi-fetch builds absolute requests; `market.fetch` puts its own address in front of the path.
    baseUrl: ORIGIN,
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      const { method, headers, signal } = request;
      const isJson = headers.get("content-type")?.startsWith("application/json");
      // A file in a form is bytes. Empty where there is no body.
      const body = isJson ? await request.text() : new Uint8Array(await request.arrayBuffer());
      return market.fetch(pathname + search, {
        method,
        headers,
        body: body.length > 0 ? body : null,
        signal,
      });
    },
  });

const ORIGIN = "http://marketplace.invalid";
