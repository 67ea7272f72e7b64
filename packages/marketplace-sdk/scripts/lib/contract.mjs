// The built contract, as the generators read it: with the functions of `marketplace-contract`.
import { createRequire } from "node:module";
import { operationObject, resolveSchema, schemaName } from "marketplace-contract";

const require = createRequire(import.meta.url);

/**
 * @typedef {{ openapi: any, operations: any[] }} Contract
 * The OpenAPI document, and the contract's table of operations with each one's own OpenAPI object under `source`.
 */

/** @returns {Contract} the contract of this repository, with its examples */
export const readContract = () =>
  createContract(
    require("marketplace-contract/openapi.json"),
    require("marketplace-contract/operations.json"),
  );

/** @returns {Contract} */
export const createContract = (openapi, operations) => ({
  openapi,
  operations: operations.map((operation) => ({
    ...operation,
    source: operationObject(openapi, operation.id),
  })),
});

/** Whether a schema describes an object, with or without its own fields. */
export function isObjectSchema(openapi, start) {
  const { type, allOf } = resolveSchema(openapi, start);
  return [type].flat().includes("object") || allOf !== undefined;
}

/** Every schema with a name that others are made of, by its name. */
export function namedSchemas(openapi, starts) {
  const found = new Map();
  const visit = (value) => {
    if (typeof value !== "object" || value === null) return;
    const name = schemaName(value);
    if (name === null) Object.values(value).forEach(visit);
    else if (!found.has(name)) {
      found.set(name, openapi.components.schemas[name]);
      visit(found.get(name));
    }
  };
  for (const start of starts) visit(start);
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1));
}
