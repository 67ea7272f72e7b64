import openapiTS, { astToString } from "openapi-typescript";
import ts from "typescript";

/**
 * The types of every request and response.
 * @param {any} document the built contract
 * @returns {Promise<string>} text of a declaration file
 */
export async function printTypes(document) {
  const nodes = await openapiTS(document, {
    alphabetize: true,
    // Defaults are the server's business: without this option, fields with a default would become required.
    defaultNonNullable: false,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    transform: (node) => (node.format === "binary" ? ts.factory.createTypeReferenceNode("Blob") : undefined),
  });
  return astToString(nodes);
}

/** The declaration file with the facts of each operation. */
export function printOperationTypes(operations) {
  const union = (values) => values.map((value) => JSON.stringify(value)).join(" | ") || "never";
  return [
    "/** Facts of every operation by its id. */",
    "export interface OperationFacts {",
    ...operations.map(
      ({ id, auth, idempotency, acceptedCodes, errors }) =>
        `  "${id}": { auth: "${auth}"; idempotency: "${idempotency}"; acceptedCodes: ${union(acceptedCodes)}; errors: ${union(errors)} };`,
    ),
    "}",
    'export const operations: readonly import("../src/index.js").Operation[];',
    "",
  ].join("\n");
}
