// Validates example bodies against the schema of their operation and status (JSON Schema 2020-12).
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { operationObjects } from "../src/read.js";

/**
 * @param {object} openapi the built document
 * @returns {(pointer: string[], value: unknown) => string[]} problems of a value of the schema at that place in the document, in words
 */
export function createValidator(openapi) {
  const ajv = new Ajv2020({ strict: false, allErrors: true, allowUnionTypes: true });
  formats.default(ajv);
  ajv.addSchema(openapi, "contract");
  return (pointer, value) => {
    const escaped = pointer.map((part) =>
      encodeURIComponent(String(part).replaceAll("~", "~0").replaceAll("/", "~1")),
    );
    const $ref = `contract#/${escaped.join("/")}`;
    const validate = ajv.getSchema($ref) ?? ajv.compile({ $ref });
    return validate(value) ? [] : (validate.errors ?? []).map((e) => `${e.instancePath || "/"} ${e.message}`);
  };
}

/**
 * Checks every named example of every operation and of the shared responses.
 * @param {any} openapi the built document
 * @param {ReturnType<typeof createValidator>} [validate] of that document
 * @returns {{ checked: number, problems: string[] }}
 */
export function checkExamples(openapi, validate = createValidator(openapi)) {
  const problems = [];
  let checked = 0;
  const check = (label, place, response) => {
    for (const [name, { value }] of Object.entries(response.content?.["application/json"].examples ?? {})) {
      checked += 1;
      const found = validate([...place, "content", "application/json", "schema"], value);
      for (const problem of found) problems.push(`${label} ${name}: ${problem}`);
    }
  };
  for (const { method, path, operation } of operationObjects(openapi)) {
    for (const [status, response] of Object.entries(operation.responses)) {
      check(operation.operationId, ["paths", path, method, "responses", status], response);
    }
  }
  for (const [name, response] of Object.entries(openapi.components.responses)) {
    check(name, ["components", "responses", name], response);
  }
  return { checked, problems };
}
