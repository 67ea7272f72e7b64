// The operations table: facts about each operation that clients and servers need, as plain objects.
import {
  dataSchema,
  operationObjects,
  parametersOf,
  propertiesOf,
  resolveSchema,
  schemaName,
} from "../src/read.js";

/**
 * @param {object} openapi the built document
 * @returns {import("../src/index.js").Operation[]} ordered by id
 */
export function operationsTable(openapi) {
  return operationObjects(openapi)
    .map((found) => describe(openapi, found))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

function describe(openapi, { method, path, operation }) {
  const [resource, name] = operation.operationId.split(".");
  const [[contentType, body] = [null]] = Object.entries(operation.requestBody?.content ?? {});
  const query = parametersOf(openapi, operation, "query");
  return {
    id: operation.operationId,
    resource,
    name,
    method: method.toUpperCase(),
    path,
    summary: operation.summary,
    description: operation.description.trim(),
    status: operation["x-status"],
    idempotency: operation["x-idempotency"],
    auth: operation["x-auth"],
    owner: operation["x-owner"],
    acceptedCodes: operation["x-accepted-codes"],
    errors: operation["x-errors"] ?? [],
    screens: operation["x-screens"],
    failures: operation["x-failures"] ?? "global",
    session: operation["x-session"] ?? null,
    contentType: /** @type {import("../src/index.js").Operation["contentType"]} */ (contentType),
    hasQuery: query.length > 0,
    inputRequired: operation.requestBody?.required ?? query.some(({ required }) => required),
    input: body || query.length > 0 ? { schema: schemaName(body?.schema) } : null,
    output: describeOutput(openapi, dataSchema(openapi, operation)),
  };
}

function describeOutput(openapi, schema) {
  const [choice, other] = schema.anyOf ?? [];
  if (choice && other?.type === "null") return { ...describeOutput(openapi, choice), nullable: true };
  // A composed schema has no type, but in the contract it is always an object.
  const { allOf, type = allOf && "object", items } = resolveSchema(openapi, schema);
  const { last_page: isPage, data: rows } = propertiesOf(openapi, schema);
  const kinds = { null: "null", array: "list", object: "object" };
  return {
    kind: isPage ? "page" : (kinds[type] ?? "any"),
    schema: schemaName(schema),
    item: schemaName(isPage ? resolveSchema(openapi, rows).items : items),
    nullable: false,
  };
}
