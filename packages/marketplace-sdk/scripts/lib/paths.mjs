// Prints src/generated/paths.ts: the contract's paths as openapi-typescript has them, for `marketplace-sdk/raw`.
import { parametersOf } from "marketplace-contract";
import openapiTS, { astToString } from "openapi-typescript";
import ts from "typescript";

/** @returns {Promise<string>} */
export async function printPaths({ openapi }) {
  const nodes = await openapiTS(withoutHeaders(openapi), {
    alphabetize: true,
    // Defaults are the server's business: without this option, fields with a default would become required.
    defaultNonNullable: false,
    transform: (node) => (node.format === "binary" ? ts.factory.createTypeReferenceNode("Blob") : undefined),
  });
  return astToString(nodes);
}

/** The document without headers, which the client sends itself: the token, the language, the key of a call that must not happen twice. */
function withoutHeaders(openapi) {
  const paths = Object.entries(openapi.paths).map(([path, item]) => {
    const operations = Object.entries(item).map(([method, operation]) => [
      method,
      { ...operation, parameters: parametersOf(openapi, operation, "query") },
    ]);
    return [path, Object.fromEntries(operations)];
  });
  const { parameters: _, ...components } = openapi.components;
  return { ...openapi, paths: Object.fromEntries(paths), components };
}
