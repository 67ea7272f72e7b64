import { openapi } from "../dist/openapi.js";
import { operations } from "../dist/operations.js";
import { operationObject, operationSchemas } from "./read.js";

export { examples } from "../dist/examples.js";
export {
  dataSchema,
  inputSchema,
  operationObject,
  operationSchemas,
  parametersOf,
  propertiesOf,
  resolveSchema,
  responseSchema,
  schemaName,
} from "./read.js";
export { openapi, operations };

export const operationsById = /* @__PURE__ */ Object.fromEntries(
  operations.map((row) => [
    row.id,
    { ...row, ...operationSchemas(openapi, operationObject(openapi, row.id)) },
  ]),
);
