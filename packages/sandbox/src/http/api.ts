import { Hono } from "hono";
import { type RequestIdVariables, requestId } from "hono/request-id";
import type { OperationWithSchemas } from "marketplace-contract";
import { openapi, operationsById } from "marketplace-contract";
import type { OperationId } from "../contract/operations";
import type { Pools } from "../db/pools";
import { type TakeCall, takeInDatabase } from "../db/rate-limit";
import { authenticate } from "../features/users/sessions";
import { languageOf } from "../i18n/languages";
import { HttpError } from "../kernel/errors";
import type { AllHandlers, Viewer } from "../kernel/handler";
import type { Services } from "../kernel/services";
import { callShares } from "./call-shares";
import { clientAddress, trustedProxies } from "./client-address";
import { compress } from "./compression";
import { toErrorResponse } from "./error-handler";
import { type FailureLog, failureLog } from "./failure-log";
import { type Connection, injectFault } from "./fault-injection";
import { envelopeOf, handleRequest, type RequestContext } from "./handle-request";
import { operationResources } from "./operation-resources";
import { jsonResponse, preflight } from "./response";
import { type TranslationsOf, translationsIn } from "./translations";
import { createValidator } from "./validate";

export interface AppOptions {
  /** Trusted proxies, whose `X-Forwarded-For` counts, as addresses and networks; see `client-address.ts`. */
  readonly trustProxy?: readonly string[];
  /** Connections by what they are for; without them all calls share those of the services. */
  readonly pools?: Pools | undefined;
  /** Calls that one address or session may make a second; 0 counts none. See `call-shares.ts`. */
  readonly callsPerSecond?: number | undefined;
  /** Shared with what else answers on this server: it counts the lines it spares. */
  readonly logFailure?: FailureLog | undefined;
  /** Replace what asks the database; for tests. */
  readonly authenticate?: (token: string, now: number) => Promise<Viewer | undefined>;
  readonly takeCall?: TakeCall;
  readonly translationsOf?: TranslationsOf;
}

/** The API as a Fetch handler. The second argument is what `@hono/node-server` passes: the Node request and response. */
export interface App {
  fetch(request: Request, connection?: Connection): Response | Promise<Response>;
}

/** Operations that stock servers take as POST although the contract has GET (docs/product.md, "Documented calls"). */
const ALSO_POST: ReadonlySet<string> = new Set<OperationId>(["auth.sendEmailCode"]);

/**
 * All operations of the contract on their paths, plus envelopes for unknown paths (404) and wrong methods (405).
 * Browsers of every origin may call it.
 */
export function createApi(services: Services, handlers: AllHandlers, options: AppOptions = {}): App {
  const parts: RequestContext = {
    services,
    handlers,
    validator: createValidator(openapi),
    authenticate: options.authenticate ?? ((token, now) => authenticate(services.db, token, now)),
    takeCall: options.takeCall ?? takeInDatabase(services.db),
    logFailure: options.logFailure ?? failureLog(services),
    resourcesOf: operationResources(services, options.pools),
    translationsOf: options.translationsOf ?? translationsIn(services.db),
    shares: options.callsPerSecond === 0 ? undefined : callShares(options.callsPerSecond),
  };
  const isTrusted = trustedProxies(options.trustProxy ?? []);
  const refuse = (request: Request, requestId: string, error: Error) => {
    const language = languageOf(request.headers.get("accept-language") ?? undefined);
    const failure = toErrorResponse(error);
    return jsonResponse(
      envelopeOf(failure, language, services.clock.now()),
      requestId,
      false,
      failure.headers,
    );
  };

  const app = new Hono<{ Bindings: Connection; Variables: RequestIdVariables }>();
  app.options("*", preflight);
  // Without a header: what callers name their requests is not what the log names them.
  app.use(requestId({ headerName: "" }));
  for (const [path, operations] of byPath()) {
    const allow = operations.flatMap(([method, , { idempotency }]) =>
      method === "GET" && idempotency === "safe" ? ["GET", "HEAD"] : [method],
    );
    const headers = { allow: [...allow, "OPTIONS"].join(", ") };
    const refuseMethod = (request: Request, id: string) =>
      refuse(request, id, new HttpError(405, "method_not_allowed", { headers }));
    for (const [method, id, operation] of operations) {
      app.on(method, path, async ({ req: { raw: request }, env, var: { requestId } }) => {
        // Hono answers HEAD as GET. A HEAD that reads is harmless; one that would act does nothing.
        if (request.method === "HEAD" && operation.idempotency !== "safe")
          return refuseMethod(request, requestId);
        const forwarded = request.headers.get("x-forwarded-for");
        const ip = clientAddress(env.incoming?.socket.remoteAddress, forwarded, isTrusted);
        const call = () =>
          handleRequest(
            id,
            operation,
            { request, ip, requestId, isFromOutside: env.incoming !== undefined },
            parts,
          );
        const fault = await services.faults?.(id);
        if (!fault) return compress(request, await call());
        return injectFault(fault, env, call, (error) => refuse(request, requestId, error));
      });
    }
    app.all(path, ({ req, var: { requestId } }) => refuseMethod(req.raw, requestId));
  }
  app.onError((error, { req, var: { requestId } }) => {
    parts.logFailure(error, req.path, requestId);
    return refuse(req.raw, requestId, error);
  });
  app.notFound(({ req, var: { requestId } }) => refuse(req.raw, requestId, new HttpError(404, "not_found")));
  return { fetch: (request, connection = {}) => app.fetch(request, connection) };
}

type Route = readonly [method: "GET" | "POST", id: OperationId, operation: OperationWithSchemas];

function byPath(): Map<string, Route[]> {
  const paths = new Map<string, Route[]>();
  for (const [id, operation] of Object.entries(operationsById)) {
    if (!isOperationId(id)) continue;
    const routes = paths.get(operation.path) ?? [];
    routes.push([operation.method, id, operation]);
    if (ALSO_POST.has(id)) routes.push(["POST", id, operation]);
    paths.set(operation.path, routes);
  }
  return paths;
}

/** The names of the generated contract are the names of the generated types. */
const isOperationId = (id: string): id is OperationId => Object.hasOwn(operationsById, id);
