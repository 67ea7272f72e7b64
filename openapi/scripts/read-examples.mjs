// The examples of every operation, as the files under examples/ have them.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { root } from "./source.mjs";

/**
 * @typedef {object} Example an OpenAPI Example Object
 * @property {string} summary
 * @property {object} value the whole envelope
 * @property {Record<string, unknown>} [x-when] request fields that lead to it
 */

/** @returns {{ [operationId: string]: { [status: string]: { [name: string]: Example } } }} */
export function readExamples() {
  const ids = readdirSync(join(root, "examples"));
  return Object.fromEntries(ids.map((id) => [id, readExamplesOf(join(root, "examples", id))]));
}

function readExamplesOf(folder) {
  const statuses = parse(readFileSync(join(folder, "index.yaml"), "utf8"));
  for (const named of Object.values(statuses)) {
    for (const example of Object.values(named)) {
      example.value = JSON.parse(readFileSync(join(folder, example.value.$ref), "utf8"));
    }
  }
  return statuses;
}
