// Prints src/generated/operations.ts: the operations as plain objects, and the fields of responses that are normalized.
import { dataSchema, objectOf, resolve } from "./contract.mjs";

export function printOperations(contract) {
  const shapes = collectShapes(contract);
  return [
    'import type { Operation, Shape } from "../operation";',
    "",
    "/** Every operation of the contract. */",
    "export const operations: readonly Operation[] = [",
    ...contract.operations.map((operation) => `  ${printObject(describe(operation))},`),
    "];",
    "",
    "/** Ids, money, objects and lists in responses, by the name of their schema. */",
    "export const shapes: Readonly<Record<string, Shape>> = {",
    ...[...shapes].map(([name, fields]) => `  ${name}: ${printObject(fields)},`),
    "};",
    "",
    "/** Fields that hold HTML, wherever they are. */",
    `export const htmlFields: readonly string[] = ${JSON.stringify(htmlFields(contract))};`,
    "",
  ].join("\n");
}

/** Names of the fields of all schemas that hold HTML. */
function htmlFields({ document }) {
  const fields = Object.values(document.components.schemas).flatMap(({ properties = {}, allOf = [] }) =>
    [properties, ...allOf.map((part) => part.properties ?? {})].flatMap(Object.entries),
  );
  const names = fields.filter(([, { $ref }]) => $ref?.endsWith("/Html")).map(([name]) => name);
  return [...new Set(names)].sort();
}

/** An object literal in one line. */
function printObject(value) {
  if (typeof value !== "object") return JSON.stringify(value);
  const fields = Object.entries(value).map(([key, field]) => `${key}: ${printObject(field)}`);
  return fields.length > 0 ? `{ ${fields.join(", ")} }` : "{}";
}

/** What the client must know of an operation; what is usual is left out. */
function describe(operation) {
  const { id, method, path, idempotency, contentType, acceptedCodes, failures, session } = operation;
  const output = outputOf(operation);
  return {
    id,
    method,
    path,
    idempotency,
    ...(contentType === "multipart/form-data" && { multipart: true }),
    ...(acceptedCodes.includes(0) && { acceptsCodeZero: true }),
    ...(failures === "caller" && { failures }),
    ...(session && { session }),
    ...(output && { output }),
  };
}

function outputOf(operation) {
  const { output } = operation;
  if (output.kind === "list") return { list: output.item ?? "any" };
  if (output.kind === "page") return { page: output.schema };
  if (output.kind !== "object") return undefined;
  return { object: output.schema, ...(output.nullable && { nullable: true }) };
}

/** A string schema that takes decimals and nothing but decimals. */
const isMoney = ({ type, pattern }) =>
  type === "string" && pattern && new RegExp(pattern).test("0.5") && !new RegExp(pattern).test("x");

/** An id is an integer or a digit string, so that one above 2^53 - 1 can stay exact. */
const isId = ({ type, pattern }) =>
  [type].flat().includes("integer") && [type].flat().includes("string") && pattern;

/** Shapes of all schemas that responses are made of, by name. */
function collectShapes(contract) {
  const shapes = new Map();

  /** Name of an object's shape, `any` when nothing in it needs attention. */
  const shapeName = (start, fallback) => {
    const { schema, name = fallback } = resolve(contract, start);
    if (shapes.has(name)) return name;
    const { properties } = objectOf(contract, schema);
    const fields = {};
    // Known before its fields are: a schema may contain itself.
    shapes.set(name, fields);
    for (const [field, value] of Object.entries(properties)) {
      const kind = fieldKind(value, `${name}_${field}`);
      if (kind) fields[field] = kind;
    }
    if (Object.keys(fields).length > 0) return name;
    shapes.delete(name);
    return "any";
  };

  const fieldKind = (start, fallback) => {
    const { schema } = resolve(contract, start);
    if (isMoney(schema)) return "money";
    if (isId(schema)) return "id";
    const choices = (schema.anyOf ?? schema.oneOf ?? [])
      .map((choice) => fieldKind(choice, fallback))
      .filter(Boolean);
    if (choices.length > 0) return choices[0];
    const types = [schema.type].flat();
    if (types.includes("array")) {
      const item = resolve(contract, schema.items).schema;
      return { list: isObjectSchema(item) ? shapeName(schema.items, fallback) : "any" };
    }
    return isObjectSchema(schema) ? { object: shapeName(start, fallback) } : undefined;
  };

  const isObjectSchema = ({ type, allOf }) => [type].flat().includes("object") || allOf !== undefined;

  for (const operation of contract.operations) {
    const { output } = operation;
    if (output.kind === "list") {
      const { schema } = resolve(contract, dataSchema(contract, operation));
      if (output.item) shapeName(schema.items, output.item);
    } else if (output.schema && output.kind !== "any") {
      shapeName({ $ref: `#/components/schemas/${output.schema}` });
    }
  }
  return new Map([...shapes].sort(([a], [b]) => (a < b ? -1 : 1)));
}
