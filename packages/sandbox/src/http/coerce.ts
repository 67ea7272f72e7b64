import { type OpenApi, type Schema, schemaName } from "marketplace-contract";
import { invalidField } from "../kernel/errors";

/** PostgreSQL stores neither NUL nor half a surrogate pair in text; no keyboard makes them. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;
const INTEGER = /^-?\d{1,20}$/;
const DECIMAL = /^-?\d{1,20}(\.\d{1,20})?$/;
const INDEX = /^\d{1,4}$/;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Blob);

/**
 * The part of a request body that the contract knows, in the contract's types, as lenient as PHP servers are: unknown fields fall
 * away, text is trimmed (passwords are not), numbers may come as text and text as numbers, null and empty non-texts count as absent.
 * What can't be turned stays as it is: validation names it.
 */
export function coerce(shape: Shape, source: Readonly<Record<string, unknown>>, path = "") {
  const result: Record<string, unknown> = {};
  for (const [name, field] of shape.fields) {
    if (!Object.hasOwn(source, name)) continue;
    const value = coerceValue(field, source[name], path === "" ? name : `${path}.${name}`);
    if (value !== undefined) result[name] = value;
  }
  return result;
}

function coerceValue(shape: Shape, value: unknown, path: string): unknown {
  const { types } = shape;
  if (shape.isFile) return value instanceof File ? value : undefined;
  if (value === null) return types.has("null") ? null : undefined;
  if (types.has("array")) {
    const list = listOf(value);
    if (list) return shape.items ? coerceItems(shape.items, list, path) : list;
  }
  if (types.has("object") && isRecord(value))
    return shape.fields.size > 0 ? coerce(shape, value, path) : value;
  if (typeof value === "string") return fromText(shape, value, path);
  if (typeof value === "number") return fromNumber(types, value);
  if (typeof value === "boolean" && !types.has("boolean") && isNumeric(types)) return value ? 1 : 0;
  return value;
}

const coerceItems = (items: Shape, list: readonly unknown[], path: string) =>
  list.map((item, index) => coerceValue(items, item, `${path}.${index}`) ?? null);

const isNumeric = (types: Set<string>) => types.has("integer") || types.has("number");

/** Form fields `a[0]`, `a[1]` arrive as an object with indexes for names. */
function listOf(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (!isRecord(value)) return undefined;
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => INDEX.test(key)) ? Object.values(value) : undefined;
}

function fromText(shape: Shape, raw: string, path: string): unknown {
  if (UNSTORABLE.test(raw)) throw invalidField(path);
  const { types } = shape;
  const text = shape.isPassword ? raw : raw.trim();
  if (types.size === 0) return text;
  if (types.has("integer") && INTEGER.test(text)) return Number(text);
  if (types.has("number") && DECIMAL.test(text)) return Number(text);
  if (types.has("boolean")) {
    if (text === "true" || text === "1") return true;
    if (text === "false" || text === "0") return false;
  }
  if (types.has("string")) return text;
  return text === "" ? undefined : text;
}

function fromNumber(types: Set<string>, value: number): unknown {
  if (isNumeric(types)) return value;
  if (types.has("boolean") && (value === 0 || value === 1)) return value === 1;
  return types.has("string") ? String(value) : value;
}

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
