import { openapi } from "../dist/openapi.js";
import { operations } from "../dist/operations.js";
import { operationObject, operationSchemas, propertiesOf, resolveSchema } from "./read.js";
import { sampleOf } from "./sample.js";

export { examples } from "../dist/examples.js";
export { invariants, lifecycles } from "../dist/lifecycles.js";
export { isSuccess, namedError } from "./answer.js";
export { createInvariantWatch } from "./invariants.js";
export {
  dataSchema,
  inputSchema,
  operationObject,
  operationSchemas,
  parametersOf,
  propertiesOf,
  requiredOf,
  resolveSchema,
  responseSchema,
  schemaName,
} from "./read.js";
export { sampleOf } from "./sample.js";
export { openapi, operations };

export const operationsById = /* @__PURE__ */ Object.fromEntries(
  operations.map((row) => [
    row.id,
    { ...row, ...operationSchemas(openapi, operationObject(openapi, row.id)) },
  ]),
);

export function siblingOf(id) {
  const operation = operationsById[id];
  const get = operation && operationsById[`${operation.resource}.get`];
  if (!get?.inputRequired || get.id === id) return undefined;
  const { required = [] } = inputOf(get);
  return required.every((name) => fieldsOf(operation).includes(name)) ? get.id : undefined;
}

export function sampleInput(id, known = {}) {
  const operation = operationsById[id];
  if (!operation?.input) return undefined;
  const fields = propertiesOf(openapi, inputOf(operation));
  return {
    ...sampleOf(openapi, inputOf(operation)),
    ...Object.fromEntries(Object.entries(known).filter(([name]) => name in fields)),
  };
}

/** The schema of what a call takes. */
const inputOf = ({ query, body }) => resolveSchema(openapi, body ?? query ?? {});

const fieldsOf = (operation) => Object.keys(propertiesOf(openapi, inputOf(operation)));
