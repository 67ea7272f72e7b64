import type { JsonSchema } from "./contract";

/** What a schema allows, as far as reading a request needs it: which types, which fields, which items. */
export interface Shape {
  /** JSON type names; empty when the schema says nothing. */
  readonly types: Set<string>;
  readonly fields: Map<string, Shape>;
  items: Shape | undefined;
  /** Taken as typed, never trimmed. */
  isPassword: boolean;
  isFile: boolean;
}

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const schemasIn = (value: unknown): JsonSchema[] => (Array.isArray(value) ? value.filter(isSchema) : []);

/** Reads shapes out of schemas whose references point into `defs`. Alternatives (`anyOf`, `oneOf`) are united. */
export function shapeReader(defs: Readonly<Record<string, JsonSchema>>): (schema: JsonSchema) => Shape {
  const known = new Map<JsonSchema, Shape>();

  const target = (schema: JsonSchema): JsonSchema | undefined =>
    typeof schema.$ref === "string" ? defs[schema.$ref.slice("#/$defs/".length)] : undefined;

  const read = (schema: JsonSchema): Shape => {
    const found = known.get(schema);
    if (found) return found;
    const shape: Shape = {
      types: new Set(),
      fields: new Map(),
      items: undefined,
      isPassword: false,
      isFile: false,
    };
    known.set(schema, shape);
    add(shape, schema);
    return shape;
  };

  const add = (shape: Shape, schema: JsonSchema): void => {
    for (const type of typesOf(schema)) shape.types.add(type);
    if (schema.format === "password") shape.isPassword = true;
    if (schema.format === "binary") shape.isFile = true;
    if (isSchema(schema.items)) shape.items = read(schema.items);
    if (isSchema(schema.properties)) {
      for (const [name, field] of Object.entries(schema.properties)) {
        if (isSchema(field)) shape.fields.set(name, read(field));
      }
    }
    const referred = target(schema);
    const parts = [...schemasIn(schema.allOf), ...schemasIn(schema.anyOf), ...schemasIn(schema.oneOf)];
    for (const part of referred ? [referred, ...parts] : parts) add(shape, part);
  };

  return read;
}

function typesOf({ type, const: constant, enum: values, properties, items }: JsonSchema): string[] {
  if (typeof type === "string") return [type];
  if (Array.isArray(type)) return type.map(String);
  if (constant !== undefined) return [typeOf(constant)];
  if (Array.isArray(values)) return values.map(typeOf);
  if (properties) return ["object"];
  return items ? ["array"] : [];
}

function typeOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  if (typeof value === "number") return Number.isInteger(value) ? "integer" : "number";
  return typeof value;
}
