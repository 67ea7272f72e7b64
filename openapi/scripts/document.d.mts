import type { OpenApi } from "../src/index.js";

/** The whole contract as one OpenAPI document, made from the files in this folder. */
export declare function buildDocument(): OpenApi;
