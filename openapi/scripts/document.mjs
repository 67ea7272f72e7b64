import { attachExamples } from "./attach-examples.mjs";
import { expandOperations } from "./expand.mjs";
import { readExamples } from "./read-examples.mjs";
import { readSource } from "./source.mjs";

/** The whole contract as one OpenAPI document, made from the files in this folder. */
export const buildDocument = () => attachExamples(expandOperations(readSource()), readExamples());
