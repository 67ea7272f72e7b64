// The built contract the way the checks of this folder need it.
import * as read from "../src/read.js";
import { buildDocument } from "./document.mjs";

/** The contract as it is now, whether dist/ is up to date or not. */
export const openapi = buildDocument();

/**
 * All operations in the order of the root file.
 * @returns {{ id: string, tag: string, method: string, path: string, operation: object }[]}
 */
export const operations = () =>
  read.operationObjects(openapi).map(({ method, path, operation }) => ({
    id: operation.operationId,
    tag: operation.tags[0],
    method,
    path,
    operation,
  }));

/**
 * Named examples of an operation.
 * @returns {{ status: number, name: string, summary?: string, when?: Record<string, unknown>, value: unknown }[]}
 */
export const examplesOf = ({ operation }) => read.examplesOf(operation);

/** Names of the fields a request may carry, in its body or its query. */
export const requestFields = ({ operation }) =>
  new Set(Object.keys(read.propertiesOf(openapi, read.inputSchema(openapi, operation) ?? {})));
