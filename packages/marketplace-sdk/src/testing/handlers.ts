import { answers } from "../generated/answers";
import type { Operation } from "../operation";
import type { Data, Input, OperationId } from "../options";
import type { Envelope, ErrorEnvelope } from "./envelopes";
import { createFactory, type Factory } from "./factory";
import { type Fault, fault, faultResponse, isFault } from "./faults";
import { operationList } from "./operation-list";

/** What a handler returns: {@link ok} with data, {@link fail}, {@link unauthorized} or {@link fault}. */
export type HandlerResult<Result> = Envelope<Result> | ErrorEnvelope | Fault;

/** What a handler of an operation returns. */
export type HandlerResultOf<Id extends OperationId> = HandlerResult<Data<Id>>;

/** Answers an operation: a result, or a function from the input as it was sent to a result or a promise of one. */
export type Handler<HandlerInput, Result> =
  | HandlerResult<Result>
  | ((input: HandlerInput) => HandlerResult<Result> | Promise<HandlerResult<Result>>);

/** A handler for every operation. */
export type AllHandlers = {
  readonly [Id in OperationId]: Handler<NonNullable<Input<Id>>, Data<Id>>;
};

/** Handlers by operation. */
export type Handlers = Partial<AllHandlers>;

/**
 * A successful handler for every operation, to start from: `{ ...defaultHandlers(), "orders.create": fault("stall") }`.
 * Lists have twelve rows and support paging. An operation that takes an id or number returns an object with it.
 * @param make Creates the data. A factory with the same seed creates the same data.
 */
export const defaultHandlers = (make: Factory = createFactory()): AllHandlers => answers(make);

/** Runs one handler after another, and the last one from then on: `sequence(fault("busy"), ok(null))`. */
export function sequence<HandlerInput, Result>(
  first: Handler<HandlerInput, NoInfer<Result>>,
  ...later: readonly Handler<HandlerInput, NoInfer<Result>>[]
): (input: HandlerInput) => Promise<HandlerResult<Result>> {
  const remaining = [first, ...later];
  let current = first;
  return (input) => {
    current = remaining.shift() ?? current;
    return runHandler(current, input);
  };
}

/** Runs the handler and drops its response, so that the client cannot know whether the operation has happened. */
export const dropResponse =
  <HandlerInput, Result>(
    handler: Handler<HandlerInput, NoInfer<Result>>,
  ): ((input: HandlerInput) => Promise<HandlerResult<Result>>) =>
  async (input) => {
    await runHandler(handler, input);
    return fault("refused");
  };

/** Runs the handler after a delay. @param ms milliseconds */
export const delay =
  <HandlerInput, Result>(
    ms: number,
    handler: Handler<HandlerInput, NoInfer<Result>>,
  ): ((input: HandlerInput) => Promise<HandlerResult<Result>>) =>
  async (input) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    return runHandler(handler, input);
  };

const runHandler = async <HandlerInput, Result>(
  handler: Handler<HandlerInput, Result>,
  input: HandlerInput,
): Promise<HandlerResult<Result>> => (typeof handler === "function" ? handler(input) : handler);

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
