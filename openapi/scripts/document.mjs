import { buildExamples } from "../fixtures/build-examples.mjs";
import { attachExamples } from "./attach-examples.mjs";
import { expandOperations } from "./expand.mjs";
import { readSource } from "./source.mjs";

/**
 * Builds the contract from the files in this folder.
 * @returns the document without examples, the same with the named examples of its operations, and the examples alone
 */
export function buildContract() {
  const bare = expandOperations(readSource());
  const examples = buildExamples();
  return { bare, openapi: attachExamples(structuredClone(bare), examples), examples };
}
