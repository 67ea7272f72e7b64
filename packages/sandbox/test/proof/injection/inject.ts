import type { OperationWithSchemas } from "marketplace-contract";
import { openapi } from "marketplace-contract";
import type { Db } from "../../../src/db/connect";
import { type Shape, shapeReader } from "../../../src/http/coerce";
import type { Fields } from "../../support/app";

/** Names that aren't columns but might be read anyway. */
const OTHERS = [
  "is_merchant",
  "money",
  "hold_money",
  "is_admin",
  "role",
  "group_id",
  "can",
  "viewer",
  "services",
  "token",
];
/** What reaches the prototype of every object where it is copied carelessly. */
const PROTOTYPES = ["__proto__", "constructor", "prototype"];

const camelCase = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Every column of every table, as the database and as code would name it, and a few names besides. */
export async function namesToInject(db: Db): Promise<readonly string[]> {
  const columns = await db<{ name: string }[]>`
    select distinct column_name as name from information_schema.columns where table_schema = 'public'`;
  const names = columns.map(({ name }) => name);
  return [...new Set([...names, ...names.map(camelCase), ...OTHERS, ...PROTOTYPES])].sort();
}

/** What is put into a field that an operation does not have. */
export type Value = (name: string) => unknown;

/** Values as numbers, as states that others decide on, and as structures; short, since a body with all names has 16 KiB at most. */
export const VALUES: Readonly<Record<string, Value>> = {
  numbers: (name) => (name === "status" ? "approved" : 987_654_321),
  texts: (name) => (name === "status" ? "settled" : "injected"),
  truths: (name) => (name === "status" ? "credited" : true),
  structures: (name) => (name === "status" ? "available" : { id: 1 }),
};

const shapeOf = shapeReader(openapi);
const NO_FIELDS: Shape = {
  types: new Set(),
  fields: new Map(),
  items: undefined,
  isPassword: false,
  isFile: false,
};

/** What the body, or without one the query, of an operation may hold. */
const shapeOfInput = ({ body, query }: OperationWithSchemas): Shape => {
  const schema = body ?? query;
  return schema ? shapeOf(schema) : NO_FIELDS;
};

const isRecord = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Blob);

/** Adds every name to every object in a request that has no field of that name by the contract. */
export function inject(
  operation: OperationWithSchemas,
  fields: Fields,
  names: readonly string[],
  value: Value,
): Fields {
  const isFlat = operation.method === "GET" || operation.contentType === "multipart/form-data";
  const add = (shape: Shape, part: Fields): Fields => {
    const entries = Object.entries(part).map(([name, field]): [string, unknown] => {
      const inner = shape.fields.get(name);
      return [name, inner && !isFlat ? visit(inner, field) : field];
    });
    const foreign = names.filter((name) => !shape.fields.has(name));
    // fromEntries defines own properties, `__proto__` too; an assignment would set the prototype.
    return Object.fromEntries([...entries, ...foreign.map((name): [string, unknown] => [name, value(name)])]);
  };
  const visit = (shape: Shape, part: unknown): unknown => {
    if (Array.isArray(part)) return part.map((item) => (shape.items ? visit(shape.items, item) : item));
    return isRecord(part) && shape.fields.size > 0 ? add(shape, part) : part;
  };
  return add(shapeOfInput(operation), fields);
}

/** The names that an operation does not have, for its query. */
export function foreignQuery(
  operation: OperationWithSchemas,
  names: readonly string[],
  value: Value,
): Fields {
  const own = new Set([
    ...shapeOfInput(operation).fields.keys(),
    ...(operation.query ? shapeOf(operation.query).fields.keys() : []),
  ]);
  return Object.fromEntries(names.filter((name) => !own.has(name)).map((name) => [name, value(name)]));
}
