import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import { type OpenApi, type OperationWithSchemas, resolveSchema, type Schema } from "marketplace-contract";
import { forgive } from "./dialect.js";
import { at, fieldOf, isFields, replaceAt, withoutAt } from "./json.js";
import type { Profile } from "./profiles.js";

/** One place of an answer that does not fit its schema. */
export interface Violation {
  /** JSON pointer into the envelope. */
  readonly pointer: string;
  readonly problem: string;
  /** What the contract says about that place; empty when it says nothing. */
  readonly sentence: string;
  /** JSON pointer to the schema that was broken. */
  readonly where: string;
}

/** Holds answers against the contract. Schemas are compiled when first used. */
export interface Validator {
  /** True when the contract knows this status for the operation. */
  isDeclared(operation: OperationWithSchemas, status: number): boolean;
  /** The problems of an envelope under the profile. */
  violations(
    operation: OperationWithSchemas,
    status: number,
    envelope: unknown,
    profile: Profile,
  ): Violation[];
  /** True when a request's fields fit the schema. */
  accepts(schema: Schema, fields: unknown): boolean;
  /** What is wrong with a request's fields; empty when they fit. */
  problemsOf(schema: Schema, fields: unknown): Violation[];
}

/** Wrappers around the errors that say something. */
const COMPOSITES = new Set(["anyOf", "oneOf", "allOf", "if", "not"]);
/** An answer that is forgiven this often is wrong in another way. */
const ROUNDS = 5;

export function createValidator(openapi: OpenApi): Validator {
  const ajv = new Ajv2020({
    strict: false,
    validateFormats: false,
    logger: false,
    allErrors: true,
    verbose: true,
  });
  // Under the very text of their references, so that each is compiled once for all operations together.
  for (const [name, schema] of Object.entries(openapi.components.schemas)) {
    ajv.addSchema(schema, `#/components/schemas/${name}`);
  }
  const compiled = new WeakMap<Schema, ValidateFunction>();
  const places = placesIn(openapi);

  const check = (schema: Schema): ValidateFunction => {
    const known = compiled.get(schema);
    if (known) return known;
    const validate = ajv.compile(schema);
    compiled.set(schema, validate);
    return validate;
  };

  /** The one `code` that a member of an answer's alternatives is for. */
  const codeConstant = (schema: Schema): unknown => {
    const { properties, allOf = [] } = resolveSchema(openapi, schema);
    return properties?.code?.const ?? allOf.map(codeConstant).find((code) => code !== undefined);
  };

  /** The alternative an envelope claims to be, so that only its problems are reported. */
  const branch = (schema: Schema, envelope: unknown): Schema => {
    const members = schema.oneOf ?? [];
    const code = fieldOf(envelope, "code");
    const named = members.find((member) => codeConstant(member) === code);
    return named ?? members.find((member) => codeConstant(member) === undefined) ?? schema;
  };

  const errorsOf = (schema: Schema, value: unknown): ErrorObject[] => {
    const validate = check(schema);
    return validate(value) ? [] : (validate.errors ?? []);
  };

  const tell = (errors: readonly ErrorObject[]): Violation[] => {
    const telling = errors.filter(({ keyword }) => !COMPOSITES.has(keyword));
    return (telling.length > 0 ? telling : errors).map((error) => toViolation(error, places));
  };

  return {
    isDeclared: ({ responses }, status) => Object.hasOwn(responses, String(status)),
    accepts: (schema, fields) => errorsOf(schema, fields).length === 0,
    problemsOf: (schema, fields) => tell(errorsOf(schema, fields)),
    violations({ responses }, status, envelope, profile) {
      const schema = responses[String(status)];
      if (!schema) return [];
      const chosen = branch(schema, envelope);
      let value = envelope;
      let errors = errorsOf(chosen, value);
      for (let round = 0; errors.length > 0 && round < ROUNDS; round++) {
        let changed = false;
        for (const error of errors) {
          const { instancePath, keyword, params } = error;
          const next = forgive(keyword, params.type, at(value, instancePath), profile);
          // `data` itself is never optional.
          if (next === undefined || (next === "absent" && instancePath === "/data")) continue;
          value =
            next === "absent" ? withoutAt(value, instancePath) : replaceAt(value, instancePath, next.value);
          changed = true;
        }
        if (!changed) break;
        errors = errorsOf(chosen, value);
      }
      return tell(errors);
    },
  };
}

/** Schemas of the contract with the JSON pointers to them: a validator counts from the schema that it was called with. */
function placesIn(openapi: OpenApi): WeakMap<object, string> {
  const places = new WeakMap<object, string>();
  const walk = (node: unknown, pointer: string): void => {
    if (Array.isArray(node)) for (const [i, item] of node.entries()) walk(item, `${pointer}/${i}`);
    if (!isFields(node)) return;
    places.set(node, pointer);
    for (const [name, part] of Object.entries(node)) {
      walk(part, `${pointer}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`);
    }
  };
  walk(openapi.components.schemas, "#/components/schemas");
  return places;
}

function toViolation(error: ErrorObject, places: WeakMap<object, string>): Violation {
  const { instancePath, keyword, message = "does not fit", params, parentSchema, schemaPath, data } = error;
  const missing: unknown = keyword === "required" ? params.missingProperty : undefined;
  const property: unknown =
    typeof missing === "string" ? fieldOf(fieldOf(parentSchema, "properties"), missing) : undefined;
  // Of what is missing the description of all would say nothing.
  const description = fieldOf(property ?? (missing === undefined ? parentSchema : undefined), "description");
  const place = parentSchema && places.get(parentSchema);
  const shown = isFields(data) || Array.isArray(data) ? "" : ` (${JSON.stringify(data)})`;
  return {
    pointer: typeof missing === "string" ? `${instancePath}/${missing}` : instancePath,
    problem: typeof missing === "string" ? "is missing" : `${message}${shown}`,
    sentence:
      typeof description === "string"
        ? description
        : typeof missing === "string"
          ? `\`required\`: ${listOf(fieldOf(parentSchema, "required"))}`
          : "",
    where: place === undefined ? schemaPath : `${place}/${keyword}`,
  };
}

const listOf = (names: unknown): string =>
  Array.isArray(names) ? names.map((name) => `\`${name}\``).join(", ") : "";
