import { type OpenApi, type Schema, schemaName } from "marketplace-contract";

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

/** Reads shapes out of the schemas of a contract. Alternatives (`anyOf`, `oneOf`) are united. */
export function shapeReader(openapi: OpenApi): (schema: Schema) => Shape {
  const known = new Map<Schema, Shape>();

  const read = (schema: Schema): Shape => {
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

  const add = (shape: Shape, schema: Schema): void => {
    for (const type of typesOf(schema)) shape.types.add(type);
    if (schema.format === "password") shape.isPassword = true;
    if (schema.format === "binary") shape.isFile = true;
    if (schema.items) shape.items = read(schema.items);
    for (const [name, field] of Object.entries(schema.properties ?? {})) shape.fields.set(name, read(field));
    const referred = openapi.components.schemas[schemaName(schema) ?? ""];
    const parts = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
    for (const part of referred ? [referred, ...parts] : parts) add(shape, part);
  };

  return read;
}

function typesOf({ type, const: constant, enum: values, properties, items }: Schema): string[] {
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
