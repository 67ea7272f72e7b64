import { answers } from "../generated/answers.js";
import type { Data, Input, OperationId } from "../operation-types.js";
import type { Envelope, ErrorEnvelope } from "./envelopes.js";
import { createFactory, type Factory } from "./factory.js";
import { type Fault, fault } from "./faults.js";

/** What a handler returns: {@link ok} with data, {@link fail}, {@link unauthorized} or {@link fault}. */
export type HandlerResult<Result> = Envelope<Result> | ErrorEnvelope | Fault;

/** What a handler of an operation returns. */
export type HandlerResultOf<Id extends OperationId> = HandlerResult<Data<Id>>;

/** Answers an operation: a result, or a function that gets the input as it was sent. */
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
 * @param make Creates the data: the same with the same seed.
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

/** Runs the handler and drops its response: the client cannot know whether the operation has happened. */
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
