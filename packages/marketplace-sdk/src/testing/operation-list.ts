import { operationDefaults, operations } from "../generated/operations";
import type { Operation } from "../operation";

/** Every operation of the contract, with its id. */
export const operationList: readonly Operation[] = Object.entries(operations).flatMap(([resource, verbs]) =>
  Object.entries(verbs).map(([verb, fields]) => ({
    ...operationDefaults,
    ...fields,
    id: `${resource}.${verb}`,
  })),
);
