import { attachExamples } from "./attach-examples.mjs";
import { expandOperations } from "./expand.mjs";
import { expandLifecycles } from "./lifecycles.mjs";
import { readExamples } from "./named-examples.mjs";
import { readSource } from "./source.mjs";

/**
 * Builds the contract from the files in this folder.
 * @returns the document without examples, the same with the named examples of its operations, the examples alone, and the rows of
 *   lists, which the mock pages through
 */
export function buildContract() {
  const bare = expandOperations(expandLifecycles(readSource()));
  const { examples, rows } = readExamples();
  return { bare, openapi: attachExamples(structuredClone(bare), examples), examples, rows };
}
