// The built contract, as the generators read it.
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/**
 * @typedef {{ document: any, operations: any[] }} Contract
 * `document` is the bundled OpenAPI document, `operations` the contract's table of operations with each one's own OpenAPI
 * object under `source`.
 */

/** @returns {Contract} the contract of this repository */
export const readContract = () =>
  createContract(
    require("marketplace-contract/openapi.json"),
    require("marketplace-contract/operations.json"),
  );

/** @returns {Contract} */
export function createContract(document, operations) {
  return {
    document,
    operations: operations.map((operation) => ({
      ...operation,
      source: document.paths[operation.path][operation.method.toLowerCase()],
    })),
  };
}

/** The schema behind a reference, and its name: undefined for a schema without one. */
export function resolve({ document }, schema) {
  const name = schema?.$ref?.split("/").at(-1);
  if (!name) return { schema, name: undefined };
  const found = document.components.schemas[name];
  if (!found) throw new Error(`nothing at ${schema.$ref}`);
  const next = resolve({ document }, found);
  return { schema: next.schema, name: next.name ?? name };
}

/** Properties of an object schema and of those it is made of: `{ properties, required }`. */
export function objectOf(contract, start) {
  const { schema } = resolve(contract, start);
  const parts = (schema.allOf ?? []).map((part) => objectOf(contract, part));
  return {
    properties: Object.assign({}, ...parts.map(({ properties }) => properties), schema.properties),
    required: [...new Set([...parts.flatMap(({ required }) => required), ...(schema.required ?? [])])],
  };
}

/** The schema of `data` in the success of an operation. */
export function dataSchema(contract, { id, source }) {
  const { schema } = resolve(contract, source.responses["200"].content["application/json"].schema);
  for (const branch of schema.oneOf ?? [schema]) {
    const { properties } = objectOf(contract, branch);
    if (properties.code?.const === 1) return properties.data;
  }
  throw new Error(`${id}: no success with code 1`);
}

/** The schema of an operation's input: its body, or its query as an object; undefined when it takes nothing. */
export function inputSchema(contract, { source, contentType, hasQuery }) {
  if (contentType) return source.requestBody.content[contentType].schema;
  if (!hasQuery) return undefined;
  const parameters = (source.parameters ?? [])
    .map((parameter) =>
      parameter.$ref ? contract.document.components.parameters[parameter.$ref.split("/").at(-1)] : parameter,
    )
    .filter((parameter) => parameter.in === "query");
  return {
    type: "object",
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(
      parameters.map(({ name, description, schema }) => [
        name,
        description ? { description, ...schema } : schema,
      ]),
    ),
  };
}
