import type { Methods } from "../generated/methods";
import { isMarketplaceError, type MarketplaceError } from "./errors";
import { type Operation, readOperations } from "./operations";
import { quiet } from "./quiet";
import { createRaw, type RawClient } from "./raw";
import { memorySession } from "./session";
import { settle } from "./settle";
import { createTransport, systemClock } from "./transport";
import type { CallOptions, Data, MarketplaceOptions, MethodArguments, OperationId } from "./types";
import { toForm } from "./upload";

/** A promise's outcome as a value. */
export type Outcome<T> = { ok: true; data: T } | { ok: false; error: MarketplaceError };

/** The client: every operation under its tag, and four ways around them. */
export interface Marketplace extends Methods {
  /** The same calls by id, for code that works on any operation: `market.request("index.proInfo", { id })`. */
  request<Id extends OperationId>(id: Id, ...args: MethodArguments<Id>): Promise<Data<Id>>;
  /** Turns a call into a value: `const { ok, data } = await market.safe(market.user.index())`. */
  safe<T>(promise: Promise<T>): Promise<Outcome<T>>;
  /**
   * The typed openapi-fetch client over the same transport: same token, time-out, retries and events, but the envelope
   * is yours to read and `onUnauthorized` is not called.
   */
  readonly raw: RawClient;
}

/** Operations whose failures belong to the caller (specification section 8). */
const OWN_FAILURES = /^user\.(login|register)/;

/**
 * Makes a client. It keeps no state outside itself: on a server make one for each request.
 * Every method resolves to `data` of the envelope and rejects with a {@link MarketplaceError}, never with anything else.
 */
export function createMarketplace(options: MarketplaceOptions): Marketplace {
  const { session = memorySession(), clock = systemClock, isOnline = defaultIsOnline } = options;
  const baseUrl = options.baseUrl.replace(/\/$/, "");
  const operations = readOperations();

  const transport = createTransport(options, session, (error) => {
    if (error.kind === "aborted" || error.isUnauthorized || OWN_FAILURES.test(error.operation)) return;
    quiet(() => isOnline() && options.onFailure?.(error), undefined);
  });

  /** Ends the session the refused token belongs to, unless the user has signed in again meanwhile. */
  const expire = async (token: string | undefined, operation: string): Promise<void> => {
    if ((await session.get()) !== token) return;
    if (token) await session.clear();
    quiet(options.onUnauthorized, { operation });
  };

  const call = (operation: Operation, input?: object, callOptions: CallOptions = {}): Promise<unknown> => {
    const { id, path, repeat, isForm } = operation;
    const method = (id === "ems.send" && options.emsMethod) || operation.method;
    const url = baseUrl + path;
    const { idempotencyKey } = callOptions;
    return transport(
      {
        operation: id,
        method,
        write: () => {
          if (!input) return [url];
          if (method === "GET") return [url + toQuery(input)];
          return [url, isForm ? toForm(input) : JSON.stringify(input)];
        },
        ...(idempotencyKey && { headers: { "idempotency-key": idempotencyKey } }),
        repeats: repeat === "always" || (repeat === "keyed" && !!idempotencyKey && !!options.retry?.keyed),
        options: callOptions,
      },
      async (answer, fail) => {
        try {
          return settle(answer, operation, fail, clock.now());
        } catch (error) {
          if (isMarketplaceError(error) && error.isUnauthorized)
            await expire(answer.token, id).catch(() => {});
          throw error;
        }
      },
    );
  };

  type Run = (input?: object, callOptions?: CallOptions) => Promise<unknown>;
  const groups: Record<string, Record<string, Run>> = {};
  const byId = new Map<string, Run>();
  for (const operation of operations) {
    const run: Run = (input, callOptions) => call(operation, input, callOptions);
    byId.set(operation.id, run);
    groups[operation.tag] = { ...groups[operation.tag], [operation.name]: run };
  }
  const request = (id: OperationId, ...args: Parameters<Run>) => byId.get(id)?.(...args);
  // The table and `Methods` are generated from the same contract; the tests run every operation and its types.
  const market = { request, safe, raw: createRaw(baseUrl, operations, transport) } as Marketplace;
  return Object.assign(market, groups);
}

/** True where the platform does not know. */
const defaultIsOnline = (): boolean => globalThis.navigator?.onLine !== false;

const safe = <T>(promise: Promise<T>): Promise<Outcome<T>> =>
  promise.then(
    (data) => ({ ok: true, data }),
    (error: unknown) => {
      if (isMarketplaceError(error)) return { ok: false, error };
      throw error;
    },
  );

/** Undefined and null fields are left out. */
function toQuery(input: object): string {
  let query = "";
  for (const [field, value] of Object.entries(input)) {
    if (value != null)
      query += `${query ? "&" : "?"}${encodeURIComponent(field)}=${encodeURIComponent(value)}`;
  }
  return query;
}
