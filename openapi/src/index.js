import { readFileSync } from "node:fs";

const readJson = (name) => JSON.parse(readFileSync(new URL(`../dist/${name}`, import.meta.url), "utf8"));

export const openapi = readJson("openapi.json");
export const operations = readJson("operations.json");
export {
  dataSchema,
  examplesOf,
  inputSchema,
  operationObject,
  parametersOf,
  propertiesOf,
  resolveSchema,
  responseSchema,
  schemaName,
} from "./read.js";
