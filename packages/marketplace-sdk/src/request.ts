import { baseUrlProblem } from "./api-url.js";
import { readText, readUnchanged } from "./body.js";
import { Call } from "./call.js";
import { createCallOwners } from "./call-owner.js";
import type { Marketplace } from "./client.js";
import { toDialect } from "./dialect.js";
import { parseResponse } from "./envelope.js";
import { ignoreErrors } from "./events.js";
import type { Operation } from "./operation.js";
import type { OperationId } from "./operation-types.js";
import type { CallOptions, MarketplaceOptions } from "./options.js";
import { normalizePasswords } from "./passwords.js";
import { withinLimit } from "./platform-limit.js";
import { toQuery } from "./query-string.js";
import { randomKey } from "./random-key.js";
import { createRenewal } from "./renewal.js";
import { createReporter } from "./report.js";
import { createSender, type OutgoingRequest, type PreparedRequest, type ReceivedResponse } from "./send.js";
import { createServerClock } from "./server-clock.js";
import { callName, noStorage, sendOnce } from "./storage/pending-calls.js";
import type { StorageLike } from "./storage/typed-storage.js";
import { toForm } from "./upload.js";

/** Business input as the caller gives it. */
export type Input = object | undefined;

/** A request that the caller has built, for `market.fetch`. */
export interface RawRequest {
  /** Undefined for an address outside of `baseUrl`. */
  readonly url: string | undefined;
  readonly body: NonNullable<RequestInit["body"]> | null;
  readonly headers: RequestInit["headers"];
}

/**
 * The two ways in which a client sends requests. A call reads from top to bottom: token → request → send → parse → result.
 * Its time limit and the caller's signal may end it anywhere (call.ts); sending again is in send.ts, telling of it in report.ts.
 * @param baseUrl that of the options, without a slash at its end
 * @param createRenewalClient see `RenewalContext`
 */
export function createRequests(
  options: MarketplaceOptions,
  baseUrl: string,
  createRenewalClient: () => Marketplace,
) {
  const { session, language = "en" } = options;
  const isBrowser = "document" in globalThis || "importScripts" in globalThis;
  const reporter = createReporter(options);
  const send = createSender(options, reporter);
  const { renew, latestOf } = createRenewal(options, createRenewalClient);
  const { clock, measure } = createServerClock();
  const owners = createCallOwners(session, { read: readToken, latestOf });
  const addressProblem = baseUrlProblem(baseUrl, options.fetch !== undefined);
  /** The storage of a token's user, as it was found for the last call. */
  let keyStorage:
    | { readonly token: string | undefined; readonly found: Promise<StorageLike | undefined> }
    | undefined;
  /** Of this client alone: on a server, clients are of different users. */
  const noKeyStorage = noStorage();
  let calls = 0;

  /** Runs an operation and resolves to `data` of its envelope. */
  function callOperation(operation: Operation, input: Input, callOptions: CallOptions = {}) {
    let ended: Promise<void> | undefined;
    const call = run(operation, callOptions, async (call) => {
      const token = readToken();
      call.token = typeof token === "object" ? await token : token;
      owners.begin(call);
      let request: PreparedRequest;
      try {
        request = operationRequest(call, input);
      } finally {
        // At once, whatever the server will answer, and even if it can't be asked: the page may be closed by then, and the request has
        // its token.
        if (operation.session === "ends") ended ??= endSession();
      }
      try {
        const data = await exchangeOnce(call, request, input);
        await ended;
        return data;
      } catch (error) {
        await ended;
        // What refuses to sign in says nothing about the session that is there.
        const isRefused = operation.session !== "starts" && call.hasThrown(error) && error.isUnauthorized;
        if (isRefused) await ignoreErrors(() => endRefusedSession(call));
        throw error;
      }
    });
    // A call that never began, since its signal was aborted before, still signs out.
    if (operation.session !== "ends") return call;
    return call.finally(() => {
      ended ??= endSession();
    });
  }

  /** Sends a request as it is and resolves to the response, read to its end. */
  function callFetch(operation: Operation, { url, body, headers }: RawRequest, callOptions: CallOptions) {
    return run(operation, callOptions, async (call) => {
      if (url === undefined) {
        throw call.error(
          "request",
          "the address is not below baseUrl, and other hosts must not get the token",
        );
      }
      const token = readToken();
      call.token = typeof token === "object" ? await token : token;
      owners.begin(call);
      const problem = methodProblem(operation.method, body !== null);
      if (problem) throw call.error("request", problem);
      // Read once, so that it can be sent again.
      const given = isStream(body) ? await new Response(body).arrayBuffer() : body;
      const request = prepare(call, url, given, Object.fromEntries(new Headers(headers)));
      if (operation.idempotency === "key") request.init.headers["idempotency-key"] ??= randomKey();
      const { response, body: bytes } = await toItsUser(call, send(call, request, readUnchanged));
      const size = typeof bytes === "string" ? bytes.length : bytes.byteLength;
      // Some statuses forbid even an empty body.
      return new Response(size > 0 ? bytes : null, response);
    });
  }

  /** Starts a call, and reports it if it fails. */
  async function run<T>(
    operation: Operation,
    given: CallOptions | null,
    work: (call: Call) => Promise<T>,
  ): Promise<T> {
    const callOptions = given ?? {};
    const timeoutMs = callOptions.timeoutMs ?? options.timeoutMs ?? 30_000;
    const call = new Call(++calls, operation, callOptions, timeoutMs);
    try {
      const problem = Number.isNaN(Number(timeoutMs)) ? "timeoutMs is not a number" : addressProblem;
      if (problem) throw call.error("request", problem);
      return await call.run(() => work(call));
    } catch (cause) {
      // Whatever else was thrown comes from the input or from an option of the client.
      const problem = call.hasThrown(cause)
        ? cause
        : call.error("request", "the request could not be built", { cause });
      const error = (await owners.isFormer(call)) ? formerUserError(call) : problem;
      reporter.callFailed(call, error);
      throw error;
    }
  }

  /** The outcome of `work`, unless another user has signed in since the call was made: who asked counts it as unknown. */
  async function toItsUser<T>(call: Call, work: Promise<T>): Promise<T> {
    // As `Promise.allSettled`, which the promises of Hermes don't have.
    const outcome = await work.then(
      (value) => () => value,
      (reason: unknown) => () => {
        throw reason;
      },
    );
    if (await owners.isFormer(call)) throw formerUserError(call);
    return outcome();
  }

  /** Exchanges under a kept key, where the operation needs one and the caller gave none. */
  async function exchangeOnce(call: Call, request: PreparedRequest, input: Input): Promise<unknown> {
    const { id, idempotency } = call.operation;
    const { headers } = request.init;
    if (idempotency !== "key" || headers["idempotency-key"]) {
      return toItsUser(call, exchangeSignedIn(call, request));
    }
    const sendUnder = (key: string): Promise<unknown> => {
      headers["idempotency-key"] = key;
      // Whoever is told that the outcome is unknown sends the call again under this key. So is the caller once the call is over, whatever
      // is answered later, and the user who asked while another one is signed in.
      return call.whileRunning(toItsUser(call, exchangeSignedIn(call, request)));
    };
    const name = callName(id, input);
    if (name === undefined || !options.keyStorage) return sendUnder(randomKey());
    const storage = await findKeyStorage(call.token);
    if (!storage) return sendOnce(noKeyStorage, `${call.token} ${name}`, sendUnder);
    // Another tab may have signed in meanwhile: the storage would be another user's. A renewed session is the same one.
    const token = await readToken(call.token);
    if (token !== call.token) {
      if (!token || !call.token || latestOf(call.token) !== token) {
        keyStorage = undefined;
        throw call.error("aborted", "not sent, another tab has signed in or out");
      }
      call.token = token;
      headers.token = token;
    }
    const isSameUser = async () => {
      const now = await readToken();
      return (!session || now !== undefined) && (await findKeyStorage(now)) === storage;
    };
    return sendOnce(storage, name, sendUnder, isSameUser);
  }

  /**
   * Asks for the storage once per token, so that calls at the same time find the same keys, however long it takes. A storage that throws
   * or does not answer must not stop the call; without a token, where users change unnoticed, it is then the one of the call before.
   */
  function findKeyStorage(token: string | undefined): Promise<StorageLike | undefined> {
    const known = keyStorage?.token === token ? keyStorage?.found : undefined;
    if (known && token !== undefined) return known;
    const ask = async (): Promise<StorageLike | undefined> => {
      try {
        return await withinLimit(options.keyStorage?.(), () => known);
      } catch {
        return known;
      }
    };
    const found = ask();
    const entry = { token, found };
    keyStorage = entry;
    void found.then((storage) => {
      if (!storage && keyStorage === entry) keyStorage = undefined;
    });
    return found;
  }

  /** Exchanges, and once more under a new token where the session's was refused and could be renewed. */
  async function exchangeSignedIn(call: Call, request: PreparedRequest): Promise<unknown> {
    try {
      return await exchange(call, request);
    } catch (error) {
      const { session: kind, idempotency } = call.operation;
      const isRefused = call.hasThrown(error) && error.isUnauthorized && call.sentToken === call.token;
      if (!isRefused || !call.token || kind) throw error;
      const token = await renew(call.token);
      const isRepeatable = idempotency === "safe" || request.init.headers["idempotency-key"] !== undefined;
      if (!token || !isRepeatable) throw error;
      call.token = token;
      request.init.headers.token = token;
      return exchange(call, request);
    }
  }

  /** Sends the request and parses the response. */
  async function exchange(call: Call, request: PreparedRequest): Promise<unknown> {
    const received = await send(call, request, readText);
    const { parsed, time } = await parse(call, received);
    measure({ ...received, time, isCacheable: call.operation.method === "GET" });
    if ("data" in parsed) return parsed.data;
    throw call.error(parsed.details.kind, parsed.problem, parsed.details);
  }

  async function parse(call: Call, { response, body }: ReceivedResponse<string>) {
    try {
      return await parseResponse(response, body, call.operation, options);
    } catch (cause) {
      throw call.error("protocol", "the response could not be read", { cause });
    }
  }

  // --- Request ----------------------------------------------------------------------------------------------------------------

  function operationRequest(call: Call, input: Input): PreparedRequest {
    const { id, method, path, multipart } = call.operation;
    const { dialect } = options;
    const url = baseUrl + path;
    if (dialect?.others === "missing" && !dialect.operations?.[id as OperationId]) {
      throw call.error("api", "not available on this server", { code: 404 });
    }
    const fields = toDialect(normalizePasswords(input), dialect, id as OperationId);
    if (!fields) return prepare(call, url);
    if (method === "GET") return prepare(call, withQuery(url, toQuery(fields)));
    if (multipart) return prepare(call, url, toForm(fields));
    if (dialect?.body === "form") return prepare(call, url, toQuery(fields), FORM);
    return prepare(call, url, JSON.stringify(fields));
  }

  function prepare(
    call: Call,
    url: string,
    body: NonNullable<RequestInit["body"]> | null = null,
    ownHeaders?: Readonly<Record<string, string>>,
  ): PreparedRequest {
    const headers: Record<string, string> = {
      "accept-language": typeof language === "string" ? language : language(),
    };
    if (call.token) headers.token = call.token;
    if (typeof body === "string") headers["content-type"] = "application/json";
    if (call.options.idempotencyKey) headers["idempotency-key"] = call.options.idempotencyKey;
    for (const more of [options.headers, ownHeaders, call.options.headers]) {
      for (const name in more) headers[name.toLowerCase()] = String(more[name]);
    }
    call.headers = headers;
    const init: OutgoingRequest = {
      method: call.operation.method,
      headers,
      body,
      signal: call.signal,
      credentials: "omit",
      // Browsers hide redirects from scripts and follow up to 20 by their own rule.
      redirect: isBrowser ? "follow" : "manual",
    };
    if (call.options.keepalive) init.keepalive = true;
    return { url, init };
  }

  // --- Session ----------------------------------------------------------------------------------------------------------------

  /**
   * The token; a promise only where the session is asynchronous.
   * @param otherwise what a session counts as that cannot be read, or not in time. Default: none
   */
  function readToken(otherwise?: string): string | undefined | Promise<string | undefined> {
    try {
      const token = session?.get();
      if (typeof token !== "object") return token;
      return withinLimit(token, () => otherwise).catch(() => otherwise);
    } catch {
      return otherwise;
    }
  }

  /** Ends the session that a refused token belongs to, unless the user has signed in again since. */
  async function endRefusedSession(call: Call): Promise<void> {
    // Stay synchronous here, so concurrent 401s clear the session only once.
    const current = session?.get();
    const token = typeof current === "object" ? await withinLimit(current, () => call.token) : current;
    if (token !== call.token) return;
    // A request without it, after a redirect to another host, was not refused for it.
    if (call.token && call.sentToken !== call.token) return;
    if (call.token) await endSession();
    reporter.signInNeeded(call, !!call.token);
  }

  /** Forgets what signing in has stored. */
  const endSession = (): Promise<void> => ignoreErrors(() => withinLimit(session?.clear(), () => undefined));

  return { callOperation, callFetch, clock };
}

/** Without what an answer has said: a status of 401 would be taken for the next user's. */
const formerUserError = (call: Call) =>
  call.error("aborted", "another user has signed in since", {
    isOfFormerUser: true,
    status: undefined,
    retryAfter: undefined,
  });

/** What `fetch` refuses, which would look like a lost connection. */
function methodProblem(method: string, hasBody: boolean): string | undefined {
  if (!/^(?!(?:CONNECT|TRACE|TRACK)$)[A-Z-]+$/.test(method))
    return `the method ${JSON.stringify(method)} cannot be sent`;
  return hasBody && /^(?:GET|HEAD)$/.test(method) ? `${method} takes no body` : undefined;
}

const isStream = (body: unknown): body is ReadableStream =>
  !!globalThis.ReadableStream && body instanceof ReadableStream;

const withQuery = (url: string, query: string): string => (query ? `${url}?${query}` : url);

const FORM = { "content-type": "application/x-www-form-urlencoded" };
