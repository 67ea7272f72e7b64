import type { Client } from "openapi-fetch";
import type { paths } from "../generated/schema";
import { MarketplaceError } from "./errors";
import type { Operation } from "./operations";
import type { Transport } from "./transport";
import { toResponse } from "./upload";

/** The typed openapi-fetch client: the paths of the contract, the envelope left as it came. */
export type RawClient = Pick<Client<paths>, "GET" | "POST" | "use" | "eject">;

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

/**
 * openapi-fetch is most of the package's weight and few pages need it: it loads with the first call. Middleware given
 * before that is in place when the call runs.
 */
export function createRaw(baseUrl: string, operations: readonly Operation[], send: Transport): RawClient {
  let loading: Promise<Client<paths>> | undefined;

  const open = async (): Promise<Client<paths>> => {
    const { default: createClient } = await import("openapi-fetch").catch((cause) => {
      loading = undefined;
      throw new MarketplaceError("No connection", { kind: "network", operation: "raw", attempts: 0, cause });
    });
    return createClient<paths>({
      baseUrl,
      // openapi-fetch fills in url, method, headers and body, and reads back nothing else.
      Request: LightRequest as typeof Request,
      fetch: ({ url, method, headers, body, signal }) => {
        const path = url.slice(baseUrl.length).split("?")[0];
        const { id = `${path}`, flag = "" } =
          operations.find((known) => known.path === path && known.method === method) ?? {};
        return send(
          id,
          method,
          /[~?]/.test(flag),
          { signal },
          () => [url, body, headers],
          ({ text, status, headers }) => toResponse(text, status, headers),
        );
      },
    });
  };
  const load = () => (loading ??= open());

  // TypeScript cannot repeat the generic signatures of GET and POST here; the arguments pass through untouched.
  return {
    GET: async (...args) => (await load()).GET(...args),
    POST: async (...args) => (await load()).POST(...args),
    use: async (...args) => (await load()).use(...args),
    eject: async (...args) => (await load()).eject(...args),
  } as RawClient;
}
