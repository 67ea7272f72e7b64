import { operations } from "../generated/operations";
import type { Operation } from "../operation";
import type { Data, Input, OperationId } from "../options";
import type { Refusal, Reply } from "./envelopes";
import { answerFault, type Fault, isFault } from "./faults";

/** What a request comes to: an answer, a refusal or a fault. */
export type Step<Result> = Reply<Result> | Refusal | Fault;

/** A step, or a function that gets the input as it was sent and may answer later. */
export type Given<Asked, Result> = Step<Result> | ((input: Asked) => Step<Result> | Promise<Step<Result>>);

/** What an operation answers: {@link ok} with its data, {@link fail}, {@link unauthorized} or {@link fault}. */
export type ReplyOf<Id extends OperationId> = Step<Data<Id>>;

/** An answer to every operation. */
export type EveryReply = {
  readonly [Id in OperationId]: Given<NonNullable<Input<Id>>, Data<Id>>;
};

/** Answers by operation; a function gets the input as it was sent and may answer later. */
export type Replies = Partial<EveryReply>;

const isFunction = (value: unknown): value is (input: object) => unknown => typeof value === "function";
const isReply = (value: unknown): value is Reply<unknown> =>
  typeof value === "object" && value !== null && "code" in value && "data" in value;

/** An operation with its reply. */
export interface Answerer {
  readonly operation: Operation;
  /** Answers a request as a stock server does: the HTTP status is the code where that is one, else 200. */
  readonly answer: (request: Request) => Promise<Response>;
}

/** The operations that have a reply. */
export function answerers(replies: Replies): Answerer[] {
  const byId = new Map<string, unknown>(Object.entries(replies));
  return operations.flatMap((operation) => {
    const given = byId.get(operation.id);
    if (given === undefined) return [];
    const answer = async (request: Request): Promise<Response> => {
      const reply = isFunction(given) ? await given(await readInput(request)) : given;
      if (isFault(reply)) return answerFault(reply);
      if (!isReply(reply))
        throw new TypeError(`The reply for ${operation.id} is none: use ok(), fail() or fault().`);
      const { code, msg, data } = reply;
      const status = code >= 200 && code < 600 ? code : 200;
      return Response.json({ code, msg, time: Math.floor(Date.now() / 1000), data }, { status });
    };
    return [{ operation, answer }];
  });
}

/** Fields of the body, the form or the query. Whole numbers in a query become numbers again. */
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
