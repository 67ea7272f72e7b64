import { type Dialect, type EnvelopeCode, type EnvelopeFormat, operationsOf } from "../dialect.js";
import type { Operation } from "../operation.js";
import type { Envelope } from "./envelopes.js";
import { faultResponse, isFault } from "./faults.js";
import type { Handlers } from "./handlers.js";

/** An operation that has a handler. */
export interface HandledOperation {
  readonly operation: Operation;
  /** Responds as a stock server does: the HTTP status is the envelope's code where that is a status, else 200. */
  readonly respond: (request: Request) => Promise<Response>;
}

/** The operations that have a handler, with the methods and paths of a dialect. */
export function handledOperations(handlers: Handlers, dialect: Dialect = {}): HandledOperation[] {
  const byId = new Map<string, unknown>(Object.entries(handlers));
  return operationsOf(dialect).flatMap((operation) => {
    const handler = byId.get(operation.id);
    if (handler === undefined) return [];
    const respond = async (request: Request): Promise<Response> => {
      const result = isFunction(handler) ? await handler(await readInput(request)) : handler;
      if (isFault(result)) return faultResponse(result);
      if (!isEnvelope(result)) {
        throw new TypeError(`The handler for ${operation.id} must return ok(), fail() or fault().`);
      }
      const code = codeIn(dialect.envelope, result.code);
      const status = Number(code) >= 200 && Number(code) < 600 ? Number(code) : 200;
      const {
        code: codeField = "code",
        msg: msgField = "msg",
        data: dataField = "data",
      } = dialect.envelope ?? {};
      const time = Math.floor(Date.now() / 1000);
      const body = { [codeField]: code, [msgField]: result.msg, time, [dataField]: result.data };
      return Response.json(body, { status });
    };
    return [{ operation, respond }];
  });
}

/** A code of the contract as a dialect writes it: 1 is its success, 401 its "sign in first", and no other may be taken for them. */
function codeIn({ success = [1], unauthorized = [401] }: EnvelopeFormat = {}, code: number): EnvelopeCode {
  if (code === 1) return success[0] ?? code;
  if (code === 401) return unauthorized[0] ?? code;
  const taken = [...success, ...unauthorized];
  return [code, 0, -1, -2].find((free) => !taken.includes(free)) ?? false;
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
  if (/urlencoded/.test(request.headers.get("content-type") ?? "")) {
    return Object.fromEntries(new URLSearchParams(text));
  }
  const body: unknown = text === "" ? {} : JSON.parse(text);
  return Object(body);
}
