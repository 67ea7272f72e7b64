import type { Methods } from "../generated/methods";
import type { Exchange } from "./call";
import { isMarketplaceError, type MarketplaceError } from "./errors";
import { readOperations } from "./operations";
import { createRaw, type RawClient } from "./raw";
import { settle } from "./settle";
import { createTransport } from "./transport";
import type { CallOptions, MarketplaceOptions } from "./types";

/** Fields as the caller gives them. */
type Input = Record<string, unknown> | undefined;

/** A promise's outcome as a value. */
export type Outcome<T> = { ok: true; data: T } | { ok: false; error: MarketplaceError };

/** The client: every operation under its tag, and two ways around them. */
export interface Marketplace extends Methods {
  /** Turns a call into a value: `const outcome = await market.safe(market.account.get())`. */
  safe<T>(promise: Promise<T>): Promise<Outcome<T>>;
  /**
   * The typed openapi-fetch client over the same transport: same token, time-out, retries and events, but the envelope
   * is yours to read and a 401 changes nothing.
   */
  readonly raw: RawClient;
}

/**
 * Makes a client. It keeps no state outside itself: on a server make one for each request.
 * Every method resolves to `data` of the envelope and rejects with a {@link MarketplaceError}, never with anything else.
 *
 * @throws {TypeError} without an address: types can't see a variable of the environment that was not set
 */
export function createMarketplace(options: MarketplaceOptions): Marketplace {
  if (typeof options?.baseUrl !== "string") throw new TypeError("createMarketplace: baseUrl is missing");
  const baseUrl = options.baseUrl.replace(/\/$/, "");
  const operations = readOperations();
  const send = createTransport(options);
  const groups: Record<string, Record<string, unknown>> = {};

  for (const operation of operations) {
    const { tag, name, id, path, flag } = operation;
    const method = (id === "auth.sendEmailCode" && options.emsMethod) || operation.method;
    const exchange: Exchange<Input, unknown> = {
      id,
      method,
      flag,
      write(input) {
        const url = baseUrl + path;
        if (!input || method === "GET") return [url + toQuery(input)];
        return flag === "^" ? [url, null, input] : [url, JSON.stringify(input)];
      },
      finish: (response, text, fail) => settle(response, text, operation, fail),
    };
    groups[tag] ??= {};
    groups[tag][name] = (input: Input, own: CallOptions = {}) => send(exchange, own, input);
  }
  const market = { safe, raw: createRaw(baseUrl, operations, send) };
  // The table and `Methods` are generated from the same contract; the tests run every operation and its types.
  return Object.assign(market as Marketplace, groups);
}

/** Input fields as a query, empty without any; undefined and null are left out. */
function toQuery(input: Input): string {
  let query = "?";
  for (const field in input) {
    if (input[field] != null)
      query += `${encodeURIComponent(field)}=${encodeURIComponent(`${input[field]}`)}&`;
  }
  return query.slice(0, -1);
}

async function safe<T>(promise: Promise<T>): Promise<Outcome<T>> {
  try {
    return { ok: true, data: await promise };
  } catch (error) {
    if (isMarketplaceError(error)) return { ok: false, error };
    throw error;
  }
}
