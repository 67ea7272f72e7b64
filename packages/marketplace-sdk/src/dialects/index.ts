import { type Dialect, fromDialect } from "../dialect.js";
import { operationDefaults, operations } from "../generated/operations.js";
import { normalizeData } from "../normalize.js";
import type { OperationId } from "../operation-types.js";

export { fastAdmin } from "./fast-admin.js";

/**
 * `data` of a success as this client reads it: the form that the contract promises, made of what servers of this family send instead (a page
 * for a list, `[]` for an empty object, an object with digit keys for a list, numbers for amounts, texts for numbers, 0 and 1 for flags, dates
 * for times). What it is given is not changed.
 * @param dialect of the client
 * @returns undefined when it is something else altogether
 */
export function normalizeResponse(operation: OperationId, data: unknown, dialect: Dialect = {}): unknown {
  const [resource = "", name = ""] = operation.split(".");
  const fields = operations[resource]?.[name];
  if (!fields) return data;
  const own = structuredClone(data);
  return normalizeData(
    fromDialect(own, dialect, operation),
    { ...operationDefaults, ...fields, id: operation },
    { isRounded: false, timeZone: dialect.timeZone },
  );
}
