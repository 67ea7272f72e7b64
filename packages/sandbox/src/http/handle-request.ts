import { createHmac } from "node:crypto";
import type { OperationWithSchemas } from "marketplace-contract";
import type { OperationId } from "../contract/operations";
import type { TakeCall } from "../db/rate-limit";
import { BusinessError } from "../domain/errors";
import type { Language } from "../i18n/languages";
import { languageOf } from "../i18n/languages";
import { translate } from "../i18n/translate";
import type { BoundedQueue } from "../kernel/bounded-queue";
import { HttpError, invalidField } from "../kernel/errors";
import { type AllHandlers, type Call, type Handler, Reply, type Viewer } from "../kernel/handler";
import type { Services } from "../kernel/services";
import { addressTurn, visitorSignIns } from "../kernel/thread-queues";
import { type Admission, MAX_TOKEN_LENGTH, type Visit } from "./admission";
import { readBody } from "./body";
import { abortAfter } from "./deadline";
import { type ErrorResponse, toErrorResponse } from "./error-handler";
import type { FailureLog } from "./failure-log";
import type { Connection } from "./fault-injection";
import { bodyLimitOf, type OperationResources, weightOf } from "./operation-resources";
import { limitCalls } from "./rate-limit";
import { type Envelope, jsonResponse, statusOf } from "./response";
import { type TranslationsOf, translateData } from "./translations";
import { beginUpload, type Upload } from "./upload";
import type { Validator } from "./validate";

/** What handling a request needs. */
export interface RequestContext {
  readonly services: Services;
  readonly handlers: AllHandlers;
  readonly validator: Validator;
  readonly authenticate: (token: string, now: number) => Promise<Viewer | undefined>;
  readonly takeCall: TakeCall;
  readonly admission: Admission;
  readonly logFailure: FailureLog;
  readonly translationsOf: TranslationsOf;
  readonly resourcesOf: (id: OperationId, operation: OperationWithSchemas) => OperationResources;
}

/** One request on its way to one operation. */
export interface IncomingRequest {
  readonly request: Request;
  /** Without its two sides for what this process reads itself. */
  readonly connection: Connection;
  readonly requestId: string;
}

type UncheckedCall = Omit<Call<OperationId>, "input" | "viewer"> & {
  readonly input: Record<string, unknown>;
  readonly viewer: Viewer | undefined;
};

/**
 * Operations that wait for others of their kind, fair by address: when too many do, a call is refused before anything is done for it.
 */
const QUEUES: { readonly [Id in OperationId]?: BoundedQueue } = {
  "auth.login": visitorSignIns,
  "auth.register": visitorSignIns,
  "auth.resetPassword": visitorSignIns,
};
const KEY = /^[A-Za-z0-9_-]{8,64}$/;

/** Takes one request through authentication, reading, checking, its handler and the check of the answer. Never throws. */
export async function handleRequest<Id extends OperationId>(
  id: Id,
  operation: OperationWithSchemas,
  incoming: IncomingRequest,
  parts: RequestContext,
): Promise<Response> {
  const { request, connection, requestId } = incoming;
  const { services } = parts;
  const language = languageOf(request.headers.get("accept-language") ?? undefined);
  const token = request.headers.get("token") ?? "";
  // Caches may keep what only reads. Sending a code is a GET with an effect.
  const isReading = operation.method === "GET" && operation.idempotency === "safe";
  const isShared = isReading && operation.auth === "public" && token === "";
  const now = services.clock.now();
  const uploads: Upload[] = [];
  const begun = performance.now();
  const observe = (status: number, result: string) => {
    const seconds = (performance.now() - begun) / 1_000;
    services.observe?.({ kind: "request", operation: id, status, result, seconds, request: requestId });
  };
  try {
    const visit = await parts.admission.admit(request, connection, weightOf(id));
    const entrance = QUEUES[id];
    const waiting = [addressTurn(visit.ip)];
    entrance?.checkRoom(waiting);
    const caller = { visit, language, token, now, uploads };
    const { call, limit } = await prepare(id, operation, incoming, caller, parts);
    if (!isFor(id, call)) throw new Error("The operation got the call of another one.");
    const handler: Handler<Id> = parts.handlers[id];
    const { queue } = parts.resourcesOf(id, operation);
    const work = async () => {
      await limit();
      return queue ? queue.run(() => handler(call), call.signal ?? leaving(queue, request)) : handler(call);
    };
    const answer = () => visit.run(work);
    const result = await (entrance ? entrance.run(answer, leaving(entrance, request), waiting) : answer());
    const { data: asWritten, code, options } = result instanceof Reply ? result : new Reply(result, 1, {});
    const data = await translateData(id, language, asWritten, parts.translationsOf);
    const envelope = { code, msg: translate(language, options.msg ?? "ok"), time: now, data };
    const checked = checkResponse(id, operation, envelope, requestId, parts);
    observe(statusOf(checked.code), checked.code === 500 ? "contract_broken" : "ok");
    return jsonResponse(checked, requestId, isShared, options.headers);
  } catch (error) {
    const failure = toErrorResponse(error);
    if (failure.isUnexpected) parts.logFailure(error, id, requestId);
    const envelope = envelopeOf(failure, language, now);
    const checked = failure.isUnexpected
      ? envelope
      : checkResponse(id, operation, envelope, requestId, parts);
    observe(statusOf(checked.code), String(failure.data?.error ?? failure.key));
    return jsonResponse(checked, requestId, false, failure.headers);
  } finally {
    await Promise.all(uploads.map((upload) => upload.end()));
  }
}

/** Aborted when the client leaves a queue in which its call has to wait. A signal costs too much to make one for every call. */
const leaving = (queue: BoundedQueue, request: Request) => (queue.isSaturated() ? request.signal : undefined);

/** The body of a failure in the caller's language. */
export const envelopeOf = (
  { code, key, values, data }: ErrorResponse,
  language: Language,
  time: number,
): Envelope => ({
  code,
  msg: translate(language, key, values),
  time,
  data,
});

interface Caller {
  readonly visit: Visit;
  readonly language: Language;
  readonly token: string;
  readonly now: number;
  /** Takes the call's upload, which must be closed. */
  readonly uploads: Upload[];
}

async function prepare(
  id: OperationId,
  operation: OperationWithSchemas,
  { request, requestId }: IncomingRequest,
  { visit, language, token, now, uploads }: Caller,
  { services, validator, authenticate, takeCall, resourcesOf }: RequestContext,
): Promise<{ readonly call: UncheckedCall; readonly limit: () => Promise<void> }> {
  const isToken = token !== "" && token.length <= MAX_TOKEN_LENGTH;
  const viewer = isToken ? await authenticate(token, now) : undefined;
  const { ip } = visit;
  visit.identify(viewer?.id);
  if (operation.auth !== "public" && !viewer) throw new HttpError(401, "sign_in_first");
  if (operation.auth === "merchant" && viewer?.shopId === null) throw new BusinessError("not_merchant");

  const limit = async () => {
    if (services.relaxed) return;
    const counting = { take: takeCall, secret: services.secret };
    await limitCalls(id, { ip, viewerId: viewer?.id }, now, counting);
  };
  const isUpload = operation.contentType === "multipart/form-data";
  if (isUpload) {
    // A picture is too much to read for who is refused anyway.
    await limit();
    uploads.push(beginUpload({ member: viewer?.id ?? 0, ip }, services.settings.uploadMaxBytes));
  }
  const reading = { limit: bodyLimitOf(id), upload: uploads[0] };
  const body = request.method === "POST" ? await readBody(request, reading) : {};
  const input = validator.input(operation, queryOf(request.url), body);
  const isIdempotent = operation.idempotency === "key";
  const key = isIdempotent ? keyOf(request) : "";
  const bodyHash = isIdempotent ? hashOf(input, services.secret) : "";
  const { services: own, cancelAfter } = resourcesOf(id, operation);
  const signal = cancelAfter === undefined ? undefined : abortAfter(cancelAfter, request.signal);
  const userAgent = request.headers.get("user-agent") ?? "";
  return {
    call: {
      id,
      input,
      viewer,
      language,
      now,
      key,
      bodyHash,
      ip,
      userAgent,
      requestId,
      signal,
      services: own,
    },
    limit: async () => (isUpload ? undefined : limit()),
  };
}

/** What `prepare` made for an operation is a call of that operation: its input and its viewer were checked there. */
function isFor<Id extends OperationId>(id: Id, call: UncheckedCall): call is UncheckedCall & Call<Id> {
  return call.id === id;
}

function queryOf(url: string): Record<string, unknown> {
  const start = url.indexOf("?");
  return start < 0 ? {} : Object.fromEntries(new URLSearchParams(url.slice(start)));
}

/**
 * What the same key must come with again. Fields are in the contract's order, whatever order and encoding they came in. With
 * a key, as bodies hold passwords; the one that only confirms a payment is left out: typing it again is not another payment.
 */
function hashOf({ fund_password: _, ...input }: Record<string, unknown>, secret: Buffer): string {
  return createHmac("sha256", secret).update(JSON.stringify(input)).digest("hex");
}

function keyOf(request: Request): string {
  const key = request.headers.get("idempotency-key") ?? "";
  if (KEY.test(key)) return key;
  throw invalidField("Idempotency-Key", key === "" ? "missing_field" : "invalid_field");
}

/** Outside production an answer that breaks the contract becomes a 500 that says where. */
function checkResponse(
  id: OperationId,
  operation: OperationWithSchemas,
  envelope: Envelope,
  requestId: string,
  { services, validator }: RequestContext,
): Envelope {
  if (services.production) return envelope;
  const problem = validator.responseProblem(operation, statusOf(envelope.code), envelope);
  if (problem === undefined) return envelope;
  services.log(`${id} broke the contract, request ${requestId}: ${problem}`);
  const msg = translate("en", "server_failed");
  return { code: 500, msg, time: envelope.time, data: { error: "contract_broken", operation: id, problem } };
}
