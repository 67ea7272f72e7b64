// The current contract for the checks of this folder, whether dist/ is up to date or not.
import { inputSchema, operationObjects, propertiesOf } from "../src/read.js";
import { buildContract } from "./document.mjs";

const built = buildContract();

/** The whole document, with examples. */
export const openapi = built.openapi;

/**
 * All operations in the order of the document.
 * @returns {{ id: string, tag: string, method: string, path: string, operation: object }[]}
 */
export const operations = () =>
  operationObjects(openapi).map(({ method, path, operation }) => ({
    id: operation.operationId,
    tag: operation.tags[0],
    method,
    path,
    operation,
  }));

/**
 * Named examples of an operation.
 * @returns {{ status: string, name: string, summary: string, when: Readonly<Record<string, unknown>> | undefined, value: any }[]}
 */
export const examplesOf = ({ id }) =>
  Object.entries(built.examples[id] ?? {}).flatMap(([status, named]) =>
    Object.entries(named).map(([name, { summary, value, "x-when": when }]) => ({
      status,
      name,
      summary,
      when,
      value,
    })),
  );

/** Names of all fields of a request, in its body or its query. */
export const requestFields = ({ operation }) =>
  new Set(Object.keys(propertiesOf(openapi, inputSchema(openapi, operation) ?? {})));
