// Validates example bodies against the schema of their operation and status (JSON Schema 2020-12).
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import Ajv2020 from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { contractFiles, examplesOf, nameOf, operations, readDocument, root, settle } from "./contract.mjs";

/**
 * A validator that knows every file of the contract under its file URL, so that relative references resolve as they stand.
 * @returns {(file: string, pointer: string[], value: unknown) => string[]} problems in words, none when valid
 */
export function createValidator() {
  const ajv = new Ajv2020({ strict: false, allErrors: true, allowUnionTypes: true });
  addFormats(ajv);
  for (const file of contractFiles()) ajv.addSchema(readDocument(file), pathToFileURL(file).href);
  return (file, pointer, value) => {
    const escaped = pointer.map((part) =>
      encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1")),
    );
    const $ref = `${pathToFileURL(file).href}#/${escaped.join("/")}`;
    const validate = ajv.getSchema($ref) ?? ajv.compile({ $ref });
    return validate(value) ? [] : (validate.errors ?? []).map((e) => `${e.instancePath || "/"} ${e.message}`);
  };
}

/**
 * Checks every named example of every operation and of the shared answers.
 * @returns {{ checked: number, problems: string[] }}
 */
export function checkExamples(validate = createValidator()) {
  const problems = [];
  let checked = 0;
  const check = (label, file, pointer, value) => {
    checked += 1;
    for (const problem of validate(file, pointer, value)) problems.push(`${label}: ${problem}`);
  };
  for (const operation of operations()) {
    for (const { status, name, value } of examplesOf(operation)) {
      const pointer = [operation.method, "responses", status, "content", "application/json", "schema"];
      check(`${operation.id} ${name}`, operation.file, pointer, value);
    }
  }
  const errors = join(root, "responses", "errors.yaml");
  for (const [answer, { content }] of Object.entries(readDocument(errors))) {
    for (const [name, example] of Object.entries(content["application/json"].examples)) {
      const pointer = [answer, "content", "application/json", "schema"];
      check(`${nameOf(errors)} ${name}`, errors, pointer, settle(errors, example.value).node);
    }
  }
  return { checked, problems };
}
