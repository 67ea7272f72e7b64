import type { ErrorObject, ValidateFunction } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { OpenApi, OperationWithSchemas, Schema } from "marketplace-contract";
import { invalidField } from "../kernel/errors";
import { coerce, shapeReader } from "./coerce";

type Fields = Readonly<Record<string, unknown>>;

/** Checks requests and answers of one contract. Schemas are compiled when first used. */
export interface Validator {
  /**
   * The checked input of an operation from its query and body.
   * @throws HttpError 422 naming the first field that is missing or malformed
   */
  input(operation: OperationWithSchemas, query: Fields, body: Fields): Record<string, unknown>;
  /** The first problem of a response, as `JSON pointer: problem`; undefined without one. */
  responseProblem(operation: OperationWithSchemas, status: number, envelope: unknown): string | undefined;
}

/** Wrappers around the errors that say something. */
const COMPOSITES = new Set(["anyOf", "oneOf", "allOf", "if"]);

export function createValidator(openapi: OpenApi): Validator {
  // The contract's own build checks its schemas; checking them here again would be a seventh of a second of each start.
  const ajv = new Ajv2020({ strict: false, validateFormats: true, logger: false, validateSchema: false });
  addFormats.default(ajv);
  // Under the very text of their references, so that each is compiled once for all operations together.
  for (const [name, schema] of Object.entries(openapi.components.schemas)) {
    ajv.addSchema(schema, `#/components/schemas/${name}`);
  }
  const shapeOf = shapeReader(openapi);
  const compiled = new WeakMap<Schema, ValidateFunction>();

  const check = (schema: Schema): ValidateFunction => {
    const known = compiled.get(schema);
    if (known) return known;
    const validate = ajv.compile(schema);
    compiled.set(schema, validate);
    return validate;
  };

  const part = (schema: Schema | null, fields: Fields): Record<string, unknown> => {
    if (!schema) return {};
    const cleaned = coerce(shapeOf(schema), fields);
    const validate = check(schema);
    if (!validate(withFileNames(cleaned))) throw errorOf(validate.errors ?? []);
    return cleaned;
  };

  return {
    input({ query, body, method }, queryFields, bodyFields) {
      // The GET operation that servers also take as POST reads its parameters from the body then.
      const parameters = body || method === "POST" ? queryFields : { ...queryFields, ...bodyFields };
      return { ...part(query, parameters), ...part(body, bodyFields) };
    },

    responseProblem({ responses }, status, envelope) {
      const schema = responses[String(status)];
      // 405 and 503 are sent before the operation runs, so the contract doesn't list them per operation.
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

/** JSON Schema knows no files; a contract writes them as strings. */
const withFileNames = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value instanceof File ? value.name : value]),
  );

function errorOf(errors: readonly ErrorObject[]) {
  const error = errors.find(({ keyword }) => !COMPOSITES.has(keyword)) ?? errors[0];
  const missing: unknown = error?.keyword === "required" ? error.params.missingProperty : undefined;
  const segments = error?.instancePath.split("/").slice(1) ?? [];
  if (typeof missing !== "string") return invalidField(segments.join("."));
  return invalidField([...segments, missing].join("."), "missing_field");
}
