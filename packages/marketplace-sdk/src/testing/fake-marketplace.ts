import { createMarketplace, type Marketplace } from "../client.js";
import { mapMethods, methodOf } from "../methods.js";
import { operationList } from "../operation.js";
import type { CallOptions, MarketplaceOptions } from "../options.js";
import { throwNetworkError } from "./faults.js";
import { handledOperations } from "./handled-operations.js";
import type { Handlers } from "./handlers.js";

/** A call that a fake has received. */
export interface FakeCall {
  /** Id of the operation, such as `auth.login`. */
  readonly operation: string;
  /** As the method got it; undefined when left out. */
  readonly input: unknown;
  /** As the method got them; undefined when left out. */
  readonly options: CallOptions | undefined;
}

/** A client whose server is a table of handlers. */
export interface FakeMarketplace extends Marketplace {
  /** All calls, in order. */
  readonly calls: readonly FakeCall[];
}

/**
 * Creates the real client on a fake server. Envelopes, errors, session and callbacks work as usual, without network and
 * without retries. A method without a handler rejects with an error that names it.
 * @param options As for the real client, without `baseUrl` and `fetch`.
 */
export function createFakeMarketplace(
  handlers: Handlers,
  options: Partial<Omit<MarketplaceOptions, "baseUrl" | "fetch">> = {},
): FakeMarketplace {
  const handled = handledOperations(handlers, options.dialect);
  const calls: FakeCall[] = [];
  const market = createMarketplace({
    retry: { limit: 0 },
    ...options,
    baseUrl: "https://fake.test",
    async fetch(url, init) {
      const request = new Request(url, init);
      const { pathname } = new URL(url);
      const found = handled.find(
        ({ operation: { method, path } }) => path === pathname && method === request.method,
      );
      if (!found) throw missingHandler(pathname);
      return throwNetworkError(await found.respond(request));
    },
  });

  const recorded = mapMethods(market, (id, call) => {
    // `auth.signIn` makes a call that is recorded itself.
    if (!operationList.some((operation) => operation.id === id)) return call;
    return methodOf(id, async (input, callOptions) => {
      calls.push({ operation: id, input, options: callOptions });
      if (!handled.some(({ operation }) => operation.id === id)) throw missingHandler(id);
      return call(input, callOptions);
    });
  });
  return Object.assign(market, recorded, { calls });
}

const missingHandler = (name: string): Error =>
  new Error(`The fake marketplace has no handler for ${name}: add one to the handlers it is created with.`);
