import { invalidField } from "../features/errors";
import type { Shape } from "./shape";

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
export function clean(shape: Shape, source: Readonly<Record<string, unknown>>, path = "") {
  const result: Record<string, unknown> = {};
  for (const [name, field] of shape.fields) {
    if (!Object.hasOwn(source, name)) continue;
    const value = cleanValue(field, source[name], path === "" ? name : `${path}.${name}`);
    if (value !== undefined) result[name] = value;
  }
  return result;
}

function cleanValue(shape: Shape, value: unknown, path: string): unknown {
  const { types } = shape;
  if (shape.isFile) return value instanceof File ? value : undefined;
  if (value === null) return types.has("null") ? null : undefined;
  if (types.has("array")) {
    const list = listOf(value);
    if (list) return shape.items ? cleanItems(shape.items, list, path) : list;
  }
  if (types.has("object") && isRecord(value))
    return shape.fields.size > 0 ? clean(shape, value, path) : value;
  if (typeof value === "string") return fromText(shape, value, path);
  if (typeof value === "number") return fromNumber(types, value);
  if (typeof value === "boolean" && !types.has("boolean") && isNumeric(types)) return value ? 1 : 0;
  return value;
}

const cleanItems = (items: Shape, list: readonly unknown[], path: string) =>
  list.map((item, index) => cleanValue(items, item, `${path}.${index}`) ?? null);

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
