import { operations } from "../generated/operations";
import type { Fetch } from "../options";
import { answerFault, arrive, type Fault } from "./faults";

/** A request on its way out. */
export interface OutgoingCall {
  /** Id of the operation, undefined for an address outside the contract. */
  readonly operation: string | undefined;
  /** Requests of that operation so far, this one included, from 1. Repetitions count. */
  readonly count: number;
}

/**
 * A `fetch` for `createMarketplace` that fails as it is told, in front of a real server or any other `fetch`.
 * @param choose what goes wrong with a request. `"lost"`: the server does what it is asked, its answer never arrives.
 *   Undefined: nothing.
 */
export function faultyFetch(
  choose: (call: OutgoingCall) => Fault | "lost" | undefined,
  fetch: Fetch = (url, init) => globalThis.fetch(url, init),
): Fetch {
  const counts = new Map<string | undefined, number>();
  return async (url, init) => {
    const { pathname } = new URL(url, "http://page.invalid");
    const known = operations.filter(({ path }) => path === pathname);
    const operation = (known.find(({ method }) => method === init.method) ?? known[0])?.id;
    const count = (counts.get(operation) ?? 0) + 1;
    counts.set(operation, count);

    const chosen = choose({ operation, count });
    if (chosen === undefined) return fetch(url, init);
    if (chosen !== "lost") return arrive(await answerFault(chosen));
    const response = await fetch(url, init);
    await response.arrayBuffer();
    return arrive(Response.error());
  };
}
