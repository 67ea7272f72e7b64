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
import { type Admission, unlimited, WEIGHT } from "./admission";
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
  /** Counts what comes from outside; without it everything is let in. Shared with what else answers on this server. */
  readonly admission?: Admission | undefined;
  /** Connections by what they are for; without them all calls share those of the services. */
  readonly pools?: Pools | undefined;
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
  const { admission = unlimited } = options;
  const parts: RequestContext = {
    services,
    handlers,
    validator: createValidator(openapi),
    authenticate: options.authenticate ?? ((token, now) => authenticate(services.db, token, now)),
    takeCall: options.takeCall ?? takeInDatabase(services.db),
    logFailure: options.logFailure ?? failureLog(services),
    resourcesOf: operationResources(services, options.pools),
    translationsOf: options.translationsOf ?? translationsIn(services.db),
    admission,
  };
  const refuse = (request: Request, requestId: string, error: unknown) => {
    const language = languageOf(request.headers.get("accept-language") ?? undefined);
    const failure = toErrorResponse(error);
    return jsonResponse(
      envelopeOf(failure, language, services.clock.now()),
      requestId,
      false,
      failure.headers,
    );
  };

  /** What is no operation is counted like one. */
  const refuseCounted = async (request: Request, connection: Connection, requestId: string, error: Error) => {
    try {
      await admission.admit(request, connection, WEIGHT.other);
    } catch (tooMany) {
      return refuse(request, requestId, tooMany);
    }
    return refuse(request, requestId, error);
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
    const refuseMethod = (request: Request, connection: Connection, id: string) =>
      refuseCounted(request, connection, id, new HttpError(405, "method_not_allowed", { headers }));
    for (const [method, id, operation] of operations) {
      app.on(method, path, async ({ req: { raw: request }, env, var: { requestId } }) => {
        // Hono answers HEAD as GET. A HEAD that reads is harmless; one that would act does nothing.
        if (request.method === "HEAD" && operation.idempotency !== "safe")
          return refuseMethod(request, env, requestId);
        const call = () => handleRequest(id, operation, { request, connection: env, requestId }, parts);
        const fault = await services.faults?.(id);
        if (!fault) return compress(request, await call());
        return injectFault(fault, env, call, (error) => refuse(request, requestId, error));
      });
    }
    app.all(path, ({ req, env, var: { requestId } }) => refuseMethod(req.raw, env, requestId));
  }
  app.onError((error, { req, var: { requestId } }) => {
    parts.logFailure(error, req.path, requestId);
    return refuse(req.raw, requestId, error);
  });
  app.notFound(({ req, env, var: { requestId } }) =>
    refuseCounted(req.raw, env, requestId, new HttpError(404, "not_found")),
  );
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
