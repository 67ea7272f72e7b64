import { openapi, resolveSchema, type Schema } from "marketplace-contract";

/** A request schema with references followed and parts merged: what samples and breakages are made from. */
export interface Plain {
  readonly types: readonly string[];
  readonly fields: ReadonlyMap<string, Plain>;
  readonly required: ReadonlySet<string>;
  readonly items: Plain | undefined;
  readonly values: readonly unknown[] | undefined;
  readonly pattern: string | undefined;
  readonly format: string | undefined;
  readonly min: number;
  readonly max: number;
  /** Of texts. */
  readonly minLength: number;
  readonly maxLength: number;
  readonly minItems: number;
  readonly maxItems: number;
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const number = (value: unknown, fallback: number) => (typeof value === "number" ? value : fallback);
const text = (value: unknown) => (typeof value === "string" ? value : undefined);

/** Of alternatives the first one counts: breaking a field of it doesn't make a valid request of another one in this contract. */
export function plain(schema: Schema): Plain {
  const whole = merged(schema);
  const { type, properties, required, items, pattern, format } = whole;
  // An id is an integer or a text.
  const alternatives = list(resolveSchema(openapi, schema).anyOf).map((one) => isSchema(one) && one.type);
  const types = [type, ...alternatives].flat().filter((name) => typeof name === "string");
  const fields = isSchema(properties) ? Object.entries(properties) : [];
  return {
    types,
    fields: new Map(fields.flatMap(([name, field]) => (isSchema(field) ? [[name, plain(field)]] : []))),
    required: new Set(list(required).map(String)),
    items: isSchema(items) ? plain(items) : undefined,
    values: Array.isArray(whole.enum) ? whole.enum : undefined,
    pattern: text(pattern),
    format: text(format),
    min: number(whole.minimum, Number.NEGATIVE_INFINITY),
    max: number(whole.maximum, Number.POSITIVE_INFINITY),
    minLength: number(whole.minLength, 0),
    maxLength: number(whole.maxLength, Number.POSITIVE_INFINITY),
    minItems: number(whole.minItems, 0),
    maxItems: number(whole.maxItems, Number.POSITIVE_INFINITY),
  };
}

function merged(schema: Schema): Schema {
  const whole = resolveSchema(openapi, schema);
  const parts = [...list(whole.allOf), list(whole.anyOf)[0], list(whole.oneOf)[0]].filter(isSchema);
  const all = [...parts.map(merged), whole];
  return Object.assign({}, ...all, {
    properties: Object.assign({}, ...all.map(({ properties }) => properties)),
    required: all.flatMap(({ required }) => list(required)),
  });
}
