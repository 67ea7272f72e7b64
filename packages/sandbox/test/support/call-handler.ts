import { createInvariantWatch, openapi, operationsById } from "marketplace-contract";
import type { Data, Input, OperationId } from "../../src/contract/operations";
import { createValidator } from "../../src/http/validate";
import type { Handler, ViewerOf } from "../../src/kernel/handler";
import type { Services } from "../../src/kernel/services";
import { invokeHandler, type TestCall } from "./call";

const validator = createValidator(openapi);

/** Calls handlers of one server, and holds every answer to the contract and its invariants. */
export const createCallHandler = (services: Services) => {
  const brokenBy = createInvariantWatch();
  return async <Id extends OperationId>(
    id: Id,
    handler: Handler<Id>,
    viewer: ViewerOf<Id>,
    input: Input<Id>,
    options: Pick<TestCall<Id>, "key" | "language"> = {},
  ): Promise<Data<Id>> => {
    const { data } = await invokeHandler(services, handler, { id, viewer, input, ...options });
    const operation = operationsById[id];
    if (!operation) throw new Error(`${id} is not in the contract`);
    const problem = validator.responseProblem(operation, 200, { code: 1, msg: "", time: 1, data });
    if (problem !== undefined) throw new Error(`${id} breaks the contract: ${problem}`);
    const broken = brokenBy(id, data);
    if (broken.length > 0) throw new Error(`${id} breaks ${broken.join("; ")}`);
    return data;
  };
};
