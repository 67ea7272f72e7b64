import { operationDefaults, operations } from "../generated/operations.js";
import type { Operation } from "../operation.js";

/** Every operation of the contract, with its id. */
export const operationList: readonly Operation[] = Object.entries(operations).flatMap(([resource, verbs]) =>
  Object.entries(verbs).map(([verb, fields]) => ({
    ...operationDefaults,
    ...fields,
    id: `${resource}.${verb}`,
  })),
);
