import openapiTS, { astToString } from "openapi-typescript";
import ts from "typescript";

/**
 * The types of every request and response.
 * @param {object} document the built contract
 * @returns {Promise<string>} text of a declaration file
 */
export async function printTypes(document) {
  const nodes = await openapiTS(document, {
    alphabetize: true,
    // A default belongs to the server: without this, fields with a default would become required.
    defaultNonNullable: false,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    transform: (node) => (node.format === "binary" ? ts.factory.createTypeReferenceNode("Blob") : undefined),
  });
  return astToString(nodes);
}
