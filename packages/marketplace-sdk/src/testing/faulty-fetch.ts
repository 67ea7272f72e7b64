import { type Dialect, operationsOf } from "../dialect.js";
import type { Fetch } from "../options.js";
import { type Fault, faultResponse, throwNetworkError } from "./faults.js";

/** A request that is about to be sent. */
export interface OutgoingRequest {
  /** Id of the operation; undefined for an address outside the contract. */
  readonly operation: string | undefined;
  /** Requests of that operation so far, this one and retries included. */
  readonly count: number;
}

/**
 * A `fetch` for `createMarketplace` that fails on demand, wrapping a real server or any other `fetch`.
 * @param pickFault Returns what goes wrong with a request; undefined for nothing. With `"dropResponse"` the server handles
 *   the request and its response never arrives.
 * @param dialect of the client, by whose methods and paths the operations are then recognized
 */
export function faultyFetch(
  pickFault: (request: OutgoingRequest) => Fault | "dropResponse" | undefined,
  fetch: Fetch = (url, init) => globalThis.fetch(url, init),
  dialect?: Dialect,
): Fetch {
  const operations = operationsOf(dialect);
  const counts = new Map<string | undefined, number>();
  return async (url, init) => {
    // The base only serves addresses without an origin.
    const { pathname } = new URL(url, "http://page.invalid");
    const candidates = operations.filter(({ path }) => path === pathname);
    const operation = (candidates.find(({ method }) => method === init.method) ?? candidates[0])?.id;
    const count = (counts.get(operation) ?? 0) + 1;
    counts.set(operation, count);

    const fault = pickFault({ operation, count });
    if (fault === undefined) return fetch(url, init);
    if (fault !== "dropResponse") return throwNetworkError(await faultResponse(fault));
    const response = await fetch(url, init);
    await response.arrayBuffer();
    return throwNetworkError(Response.error());
  };
}
