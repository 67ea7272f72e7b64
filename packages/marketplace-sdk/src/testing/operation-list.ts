import { operations, usual } from "../generated/operations";
import type { Operation } from "../operation";

/** Every operation of the contract, with its id. */
export const operationList: readonly Operation[] = Object.entries(operations).flatMap(([resource, verbs]) =>
  Object.entries(verbs).map(([verb, own]) => ({ ...usual, ...own, id: `${resource}.${verb}` })),
);
