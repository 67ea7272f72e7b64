import { resolveApiUrl } from "./api-url.js";
import { operationsOf } from "./dialect.js";
import { isMarketplaceError, MarketplaceError } from "./errors.js";
import type { AuthApi, Methods } from "./generated/methods.js";
import { operationDefaults } from "./generated/operations.js";
import type { SignedIn } from "./generated/types.js";
import { methodOf } from "./methods.js";
import type { Operation } from "./operation.js";
import type { Input } from "./operation-types.js";
import type { CallOptions, FetchInit, MarketplaceOptions } from "./options.js";
import { withinLimit } from "./platform-limit.js";
import { createRequests } from "./request.js";
import type { ServerClock } from "./server-clock.js";
import type { Session } from "./session.js";
import { checkTimeZone } from "./times.js";

/** A promise's outcome as a value. */
export type Outcome<T> = { ok: true; data: T } | { ok: false; error: MarketplaceError };

/** Options of {@link SignIn}. */
export interface SignInOptions extends CallOptions {
  /** `false` leaves the session alone: store the token yourself. Default true. */
  store?: boolean | undefined;
}

/**
 * Signs in and stores the token in the client's session: with `session.save(userinfo)` where it has that, otherwise with
 * `session.set(token)`.
 * @throws {MarketplaceError} of `auth.login`; of kind `request` where the session could not store the token, so that the user is not
 *   signed in here
 */
export type SignIn = (input: Input<"auth.login">, options?: SignInOptions) => Promise<SignedIn>;

/** The calls of `auth`, with one that keeps the token. */
export interface Auth extends AuthApi {
  /** `auth.login` that keeps the token; `auth.login` itself leaves the session alone. */
  readonly signIn: SignIn;
}

/** The client: every operation under its resource, and two ways around them. */
export interface Marketplace extends Methods {
  /** As in the contract, and `signIn`, which keeps the token. */
  readonly auth: Auth;
  /** Turns a call into a value: `const outcome = await market.safe(market.account.get())`. */
  safe<T>(promise: Promise<T>): Promise<Outcome<T>>;
  /**
   * `fetch` with the client's token, language, time limit, retries, hooks and events. The response is read to its end, byte for byte, and
   * yours to interpret; a 401 changes nothing. `marketplace-sdk/raw` makes an openapi-fetch client of it.
   * @param path below `baseUrl`, such as `/api/index/pro`, or a whole URL that begins with it
   * @throws {MarketplaceError} of kind `network`, `timeout` or `aborted`; `protocol` for a redirect that is not followed; `request` for
   *   what `fetch` would refuse, and for an address that is not below `baseUrl`, since another host must not see the token
   */
  fetch(path: string, init?: FetchInit): Promise<Response>;
  /**
   * The server's clock, by the times in its answers: `market.clock.now() > payment.expires_at`. A device's own may be minutes or years
   * wrong.
   */
  readonly clock: ServerClock;
}

/**
 * Creates a client. It keeps no state outside itself: on a server create one for each request.
 *
 * @throws {TypeError} without `baseUrl`: an environment variable that was not set escapes the types
 * @throws {RangeError} for a `dialect.timeZone` that is none
 */
export function createMarketplace(options: MarketplaceOptions): Marketplace {
  if (typeof options?.baseUrl !== "string") throw new TypeError("createMarketplace: baseUrl is missing");
  checkTimeZone(options.dialect?.timeZone);
  const baseUrl = options.baseUrl.replace(/\/+$/, "");
  const { callOperation, callFetch, clock } = createRequests(options, baseUrl, () =>
    createRenewalClient(options),
  );
  const operations = operationsOf(options.dialect);
  const methods: Record<string, Record<string, unknown>> = {};
  for (const operation of operations) {
    const [resource = "", verb = ""] = operation.id.split(".");
    methods[resource] ??= {};
    methods[resource][verb] = methodOf(operation.id, (input, callOptions) =>
      callOperation(operation, input, callOptions),
    );
  }

  async function marketFetch(path: string, init: FetchInit = {}): Promise<Response> {
    const { body = null, headers, signal } = init;
    const method = String(init.method ?? "GET").toUpperCase() as Operation["method"];
    const target = resolveApiUrl(baseUrl, path);
    const found = operations.find((each) => each.path === target?.path && each.method === method);
    const id = target?.path ?? "market.fetch";
    const operation: Operation = found ?? { ...operationDefaults, id, method, path: id, idempotency: "none" };
    return callFetch(operation, { url: target?.url, body, headers }, { signal: signal ?? undefined });
  }

  // The operations and `Methods` are generated from the same contract; the tests run every operation and its types.
  const market = Object.assign({ safe, fetch: marketFetch, clock } as Marketplace, methods);
  const signIn: SignIn = async (input, { store = true, ...callOptions } = {}) => {
    const signedIn = await market.auth.login(input, callOptions);
    if (store && options.session) await storeSignIn(options.session, signedIn.userinfo);
    return signedIn;
  };
  Object.assign(market.auth, { signIn });
  return market;
}

/** @throws {MarketplaceError} when the session does not have the token afterwards: the next call would be a visitor's */
async function storeSignIn(session: Session, userinfo: SignedIn["userinfo"]): Promise<void> {
  const { token } = userinfo;
  let cause: unknown;
  try {
    const storing = async () => void (await (session.save?.(userinfo) ?? session.set(token)));
    // It goes on after the limit.
    if (await withinLimit(storing(), () => "late")) return;
  } catch (error) {
    cause = error;
  }
  const kept = async () => withinLimit(session.get(), () => token);
  if ((await kept().catch(() => undefined)) === token) return;
  const details = { kind: "request", operation: "auth.signIn", attempts: 1, cause } as const;
  throw new MarketplaceError("auth.signIn: the session could not be stored", details);
}

/** The client with which a session is renewed: it reads the session, and neither renews nor ends it. */
function createRenewalClient({
  renewSession: _,
  onUnauthorized: __,
  ...options
}: MarketplaceOptions): Marketplace {
  const { session } = options;
  const readOnly = session && { get: () => session.get(), set() {}, clear() {}, subscribe: () => () => {} };
  return createMarketplace({ ...options, session: readOnly });
}

async function safe<T>(promise: Promise<T>): Promise<Outcome<T>> {
  try {
    return { ok: true, data: await promise };
  } catch (error) {
    if (isMarketplaceError(error)) return { ok: false, error };
    throw error;
  }
}
