import { operationObjects } from "../src/read.js";

/**
 * Puts the examples of every operation into its responses.
 * @param {any} document with operations as `expandOperations` makes them; it is changed
 * @param {{ [operationId: string]: { [status: string]: { [name: string]: object } } }} examples
 * @returns {import("../src/index.js").OpenApi} the same document
 * @throws {Error} on examples without an operation or response
 */
export function attachExamples(document, examples) {
  const operations = new Map(
    operationObjects(document).map(({ operation }) => [operation.operationId, operation]),
  );
  for (const [id, statuses] of Object.entries(examples)) {
    for (const [status, named] of Object.entries(statuses)) {
      const media = operations.get(id)?.responses[status]?.content?.["application/json"];
      if (!media) throw new Error(`${id}: there is no response ${status} to show examples in`);
      media.examples = named;
    }
  }
  return document;
}
