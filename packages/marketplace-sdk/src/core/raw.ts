import type { Client } from "openapi-fetch";
import type { paths } from "../generated/schema";
import { MarketplaceError } from "./errors";
import type { Operation } from "./operations";
import type { Transport } from "./transport";

/** The typed openapi-fetch client: the paths of the contract, the envelope left as it came. */
export type RawClient = Pick<Client<paths>, "GET" | "POST" | "use" | "eject">;

// As in transport.ts.
const loadRawClient = () => import("./raw-client");

/**
 * openapi-fetch weighs as much as the rest of the package and few pages need it: it loads with the first call.
 * Middleware given before that is in place when the call runs.
 */
export function createRaw(baseUrl: string, operations: readonly Operation[], send: Transport): RawClient {
  let loading: Promise<Client<paths>> | undefined;

  const load = () =>
    (loading ??= loadRawClient().then(
      ({ createRawClient }) => createRawClient(baseUrl, operations, send),
      (cause) => {
        loading = undefined;
        throw new MarketplaceError("No connection", {
          kind: "network",
          operation: "raw",
          attempts: 0,
          cause,
        });
      },
    ));

  // TypeScript cannot repeat the generic signatures of GET and POST here; the arguments pass through untouched.
  return {
    GET: async (...args) => (await load()).GET(...args),
    POST: async (...args) => (await load()).POST(...args),
    use: async (...args) => (await load()).use(...args),
    eject: async (...args) => (await load()).eject(...args),
  } as RawClient;
}
