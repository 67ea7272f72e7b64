import type { Operation } from "../operation.js";
import type { Envelope } from "./envelopes.js";
import { faultResponse, isFault } from "./faults.js";
import type { Handlers } from "./handlers.js";
import { operationList } from "./operation-list.js";

/** An operation that has a handler. */
export interface HandledOperation {
  readonly operation: Operation;
  /** Responds as a stock server does: the HTTP status is the envelope's code where that is a status, else 200. */
  readonly respond: (request: Request) => Promise<Response>;
}

/** The operations that have a handler. */
export function handledOperations(handlers: Handlers): HandledOperation[] {
  const byId = new Map<string, unknown>(Object.entries(handlers));
  return operationList.flatMap((operation) => {
    const handler = byId.get(operation.id);
    if (handler === undefined) return [];
    const respond = async (request: Request): Promise<Response> => {
      const result = isFunction(handler) ? await handler(await readInput(request)) : handler;
      if (isFault(result)) return faultResponse(result);
      if (!isEnvelope(result)) {
        throw new TypeError(`The handler for ${operation.id} must return ok(), fail() or fault().`);
      }
      const { code, msg, data } = result;
      const status = code >= 200 && code < 600 ? code : 200;
      return Response.json({ code, msg, time: Math.floor(Date.now() / 1000), data }, { status });
    };
    return [{ operation, respond }];
  });
}

const isFunction = (value: unknown): value is (input: object) => unknown => typeof value === "function";
const isEnvelope = (value: unknown): value is Envelope<unknown> =>
  typeof value === "object" && value !== null && "code" in value && "data" in value;

/** The fields of the query, form or JSON body. Whole numbers in a query become numbers again. */
async function readInput(request: Request): Promise<object> {
  if (request.method === "GET") {
    const fields = [...new URL(request.url).searchParams];
    return Object.fromEntries(
      fields.map(([name, value]) => [name, /^\d{1,15}$/.test(value) ? Number(value) : value]),
    );
  }
  if (/multipart/.test(request.headers.get("content-type") ?? "")) {
    return Object.fromEntries(await request.formData());
  }
  const text = await request.text();
  const body: unknown = text === "" ? {} : JSON.parse(text);
  return Object(body);
}
