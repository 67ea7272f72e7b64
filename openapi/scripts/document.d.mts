import type { examples, OpenApi } from "../src/index.js";

/** The contract, made from the files in this folder: the document without and with the named examples, and these alone. */
export declare function buildContract(): { bare: OpenApi; openapi: OpenApi; examples: typeof examples };
