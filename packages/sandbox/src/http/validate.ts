import type { ErrorObject, ValidateFunction } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { invalidField } from "../features/errors";
import { coerce, shapeReader } from "./coerce";
import type { Contract, JsonSchema, Operation } from "./contract";

type Fields = Readonly<Record<string, unknown>>;

/** Checks requests and answers of one contract. Schemas are compiled when first used. */
export interface Validator {
  /**
   * The checked input of an operation from its query and body.
   * @throws HttpError 422 naming the first field that is missing or malformed
   */
  input(operation: Operation, query: Fields, body: Fields): Record<string, unknown>;
  /** What is wrong with an answer, as `JSON pointer: problem`; undefined when nothing is. */
  responseProblem(operation: Operation, status: number, envelope: unknown): string | undefined;
}

/** Wrappers around the errors that say something. */
const COMPOSITES = new Set(["anyOf", "oneOf", "allOf", "if"]);

export function createValidator(contract: Contract): Validator {
  const ajv = new Ajv2020({ strict: false, validateFormats: true, logger: false });
  addFormats.default(ajv);
  // Under the very text of their references, so that each is compiled once for all operations together.
  for (const [name, schema] of Object.entries(contract.$defs)) ajv.addSchema(schema, `#/$defs/${name}`);
  const shapeOf = shapeReader(contract.$defs);
  const compiled = new WeakMap<JsonSchema, ValidateFunction>();

  const check = (schema: JsonSchema): ValidateFunction => {
    const known = compiled.get(schema);
    if (known) return known;
    const validate = ajv.compile(schema);
    compiled.set(schema, validate);
    return validate;
  };

  const part = (schema: JsonSchema | null, fields: Fields): Record<string, unknown> => {
    if (!schema) return {};
    const cleaned = coerce(shapeOf(schema), fields);
    const validate = check(schema);
    if (!validate(cleaned)) throw refusalOf(validate.errors ?? []);
    return cleaned;
  };

  return {
    input({ query, body, method }, queryFields, bodyFields) {
      // The GET operation that servers also take as POST reads its parameters from the body then.
      const parameters = body || method === "POST" ? queryFields : { ...queryFields, ...bodyFields };
      return { ...part(query, parameters), ...part(body, bodyFields) };
    },

    responseProblem({ answers }, status, envelope) {
      const schema = answers[String(status)];
      // 405 and 503 come from in front of the operation, and no contract lists them per operation.
      if (!schema) return status === 405 || status === 503 ? undefined : `: status ${status} is not declared`;
      const validate = check(schema);
      if (validate(envelope)) return undefined;
      const errors = validate.errors ?? [];
      const error =
        errors.find((one) => !COMPOSITES.has(one.keyword) && one.instancePath !== "/code") ?? errors[0];
      return `${error?.instancePath ?? ""}: ${error?.message ?? "refused"}`;
    },
  };
}

function refusalOf(errors: readonly ErrorObject[]) {
  const error = errors.find(({ keyword }) => !COMPOSITES.has(keyword)) ?? errors[0];
  const missing: unknown = error?.keyword === "required" ? error.params.missingProperty : undefined;
  const segments = error?.instancePath.split("/").slice(1) ?? [];
  if (typeof missing !== "string") return invalidField(segments.join("."));
  return invalidField([...segments, missing].join("."), "missing_field");
}
