import {
  dataSchema,
  openapi,
  operationObject,
  operations,
  resolveSchema,
  type Schema,
  schemaName,
} from "marketplace-contract";
import { fieldOf, isFields } from "../json.js";

/** Fields and enum values of responses, by name: `Order.status`, `Order.status=paid`. */
export interface ResponseParts {
  readonly fields: Set<string>;
  readonly enums: Set<string>;
}

/** Nesting beyond which schemas only repeat themselves. */
const MAX_DEPTH = 12;

/** Every field and enum value that a success of any operation may hold. A shared schema counts once. */
export function partsOfContract(): ResponseParts {
  const parts: ResponseParts = { fields: new Set(), enums: new Set() };
  for (const { id } of operations) walk(schemaOf(id), undefined, id, parts, { isAll: true, depth: 0 });
  return parts;
}

/** Records what `data` of a success contained. */
export const noteData = (id: string, data: unknown, parts: ResponseParts): void =>
  walk(schemaOf(id), data, id, parts, { isAll: false, depth: 0 });

const schemas = new Map<string, Schema>();

function schemaOf(id: string): Schema {
  const schema = schemas.get(id) ?? dataSchema(openapi, operationObject(openapi, id));
  schemas.set(id, schema);
  return schema;
}

interface Walk {
  /** Walks the complete schema instead of the parts that a value contains. */
  readonly isAll: boolean;
  readonly depth: number;
}

function walk(part: Schema, value: unknown, name: string, parts: ResponseParts, how: Walk): void {
  const { isAll, depth } = how;
  if (depth > MAX_DEPTH || (!isAll && (value === undefined || value === null))) return;
  const own = schemaName(part);
  // The properties of a shared schema belong to it wherever it is used; a shared word belongs to the field that has it.
  const schema = resolveSchema(openapi, part);
  const known = schema.properties || schema.allOf ? (own ?? name) : name;
  const deeper = { isAll, depth: depth + 1 };
  for (const member of [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) {
    walk(member, value, known, parts, deeper);
  }
  for (const word of schema.enum ?? schema["x-known-values"] ?? []) {
    if (typeof word === "string" && (isAll || word === value)) parts.enums.add(`${name}=${word}`);
  }
  if (schema.items) {
    const items = isAll ? [undefined] : Array.isArray(value) ? value : [];
    for (const item of items) walk(schema.items, item, name, parts, deeper);
  }
  if (!isAll && !isFields(value)) return;
  for (const [field, child] of Object.entries(schema.properties ?? {})) {
    const found = fieldOf(value, field);
    if (!isAll && (found === undefined || found === null)) continue;
    const path = `${known}.${field}`;
    // A recursive schema has been visited already.
    if (isAll && parts.fields.has(path)) continue;
    parts.fields.add(path);
    walk(child, found, path, parts, deeper);
  }
}
