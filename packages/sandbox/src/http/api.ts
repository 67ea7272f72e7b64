import { randomBytes } from "node:crypto";
import { Hono } from "hono";
import type { OperationWithSchemas } from "marketplace-contract";
import { openapi, operationsById } from "marketplace-contract";
import { HttpError } from "../features/errors";
import type { AllHandlers, Viewer } from "../features/handler";
import { authenticate } from "../features/users/sessions";
import { languageOf } from "../i18n/languages";
import type { Services } from "../services";
import { compress } from "./compression";
import type { OperationId } from "./contract";
import { logLine, toErrorResponse } from "./error-handler";
import { type Connection, injectFault } from "./fault-injection";
import { envelopeOf, handleRequest, type RequestContext } from "./handle-request";
import { type CountCall, countInDatabase } from "./rate-limit";
import { jsonResponse, preflight } from "./response";
import { createValidator } from "./validate";

export interface AppOptions {
  /** Behind a proxy that sets `X-Forwarded-For`: its last entry is the caller's address. */
  readonly trustProxy?: boolean;
  /** Replace what asks the database; for tests. */
  readonly authenticate?: (token: string, now: number) => Promise<Viewer | undefined>;
  readonly countCall?: CountCall;
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
    countCall: options.countCall ?? countInDatabase(services.db),
  };
  const nextId = requestIds();
  const refuse = (request: Request, requestId: string, refusal: Error) => {
    const language = languageOf(request.headers.get("accept-language") ?? undefined);
    const failure = toErrorResponse(refusal);
    return jsonResponse(
      envelopeOf(failure, language, services.clock.now()),
      requestId,
      false,
      failure.headers,
    );
  };

  const app = new Hono<{ Bindings: Connection }>();
  app.options("*", preflight);
  for (const [path, operations] of byPath()) {
    for (const [method, id, operation] of operations) {
      app.on(method, path, async ({ req: { raw: request }, env }) => {
        const ip = addressOf(request, env, options.trustProxy === true);
        const requestId = nextId();
        const call = () => handleRequest(id, operation, { request, ip, requestId }, parts);
        const fault = await services.faults?.(id);
        if (!fault) return compress(request, await call());
        return injectFault(fault, env, call, (refusal) => refuse(request, requestId, refusal));
      });
    }
    const allow = [
      ...operations.flatMap(([method]) => (method === "GET" ? ["GET", "HEAD"] : [method])),
      "OPTIONS",
    ];
    const headers = { allow: allow.join(", ") };
    app.all(path, ({ req }) =>
      refuse(req.raw, nextId(), new HttpError(405, "method_not_allowed", { headers })),
    );
  }
  app.onError((error, { req }) => {
    const requestId = nextId();
    services.log(logLine(error, req.path, requestId, services.production));
    return refuse(req.raw, requestId, error);
  });
  app.notFound(({ req }) => refuse(req.raw, nextId(), new HttpError(404, "not_found")));
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

function addressOf(request: Request, { incoming }: Connection, trustProxy: boolean): string {
  const forwarded = trustProxy
    ? request.headers.get("x-forwarded-for")?.split(",").at(-1)?.trim()
    : undefined;
  return forwarded || (incoming?.socket.remoteAddress ?? "local");
}

/** Short names for requests, different in every process. */
function requestIds(): () => string {
  const prefix = randomBytes(6).toString("hex");
  let count = 0;
  return () => `${prefix}-${(count++).toString(36)}`;
}
