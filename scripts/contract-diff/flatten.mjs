import { resolveSchema } from "marketplace-contract";

/** @typedef {{ components?: object | undefined }} Document */
/**
 * @typedef {object} Schema what is used of JSON Schema
 * @property {string} [$ref]
 * @property {string | string[]} [type]
 * @property {unknown[]} [enum]
 * @property {unknown} [const]
 * @property {string} [format]
 * @property {string} [pattern]
 * @property {string[]} [required]
 * @property {Record<string, Schema>} [properties]
 * @property {Schema} [items]
 * @property {Schema[]} [allOf]
 * @property {Schema[]} [oneOf]
 * @property {Schema[]} [anyOf]
 * @property {Schema} [not]
 * @property {unknown[]} [x-known-values]
 * @property {number} [minimum]
 * @property {number} [maximum]
 * @property {number} [minLength]
 * @property {number} [maxLength]
 * @property {number} [minItems]
 * @property {number} [maxItems]
 */

/**
 * A schema with its references followed and its `allOf` taken together: what a value must be, on one level.
 *
 * @typedef {object} Flat
 * @property {string[] | undefined} types all when undefined
 * @property {string[] | undefined} values allowed ones as JSON, any when undefined
 * @property {string[]} words known values of an open list
 * @property {Set<string>} rules formats, patterns and `not`, each as one text
 * @property {Map<string, number>} limits
 * @property {Set<string>} required
 * @property {Map<string, Schema[]>} properties
 * @property {Schema[]} items
 * @property {Schema[][]} choices each `oneOf` and `anyOf`
 * @property {string[]} names of the shared schemas it came through
 */

/** Lower limits; the upper ones begin with `max`. */
const LIMITS = /** @type {const} */ ([
  "minimum",
  "minLength",
  "minItems",
  "maximum",
  "maxLength",
  "maxItems",
]);

/**
 * @param {Document} document the contract
 * @param {Schema[]} schemas all of which a value must fit
 * @returns {Flat}
 */
export function flatten(document, schemas) {
  /** @type {Flat} */
  const flat = {
    types: undefined,
    values: undefined,
    words: [],
    rules: new Set(),
    limits: new Map(),
    required: new Set(),
    properties: new Map(),
    items: [],
    choices: [],
    names: [],
  };
  for (const schema of schemas) add(document, flat, schema);
  return flat;
}

/**
 * @param {Document} document
 * @param {Flat} flat
 * @param {Schema} schema
 */
function add(document, flat, schema) {
  if (schema.$ref) {
    flat.names.push(schema.$ref);
    add(document, flat, resolveSchema(document, { $ref: schema.$ref }));
  }
  if (schema.type) flat.types = both(flat.types, [schema.type].flat());
  if (schema.enum) flat.values = both(flat.values, schema.enum.map(text));
  if ("const" in schema) flat.values = both(flat.values, [text(schema.const)]);
  flat.words.push(...(schema["x-known-values"] ?? []).map(text));
  if (schema.format) flat.rules.add(`format ${schema.format}`);
  if (schema.pattern) flat.rules.add(`pattern ${schema.pattern}`);
  if (schema.not) flat.rules.add(`not ${text(schema.not)}`);
  for (const name of LIMITS) {
    const limit = schema[name];
    if (limit === undefined) continue;
    const stricter = name.startsWith("min") ? Math.max : Math.min;
    flat.limits.set(name, stricter(limit, flat.limits.get(name) ?? limit));
  }
  for (const name of schema.required ?? []) flat.required.add(name);
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    flat.properties.set(name, [...(flat.properties.get(name) ?? []), property]);
  }
  if (schema.items) flat.items.push(schema.items);
  if (schema.oneOf) flat.choices.push(schema.oneOf);
  if (schema.anyOf) flat.choices.push(schema.anyOf);
  for (const part of schema.allOf ?? []) add(document, flat, part);
}

/** @param {unknown} value */
const text = (value) => JSON.stringify(value);

/**
 * @param {string[] | undefined} known
 * @param {string[]} more
 */
const both = (known, more) => (known ? known.filter((one) => more.includes(one)) : more);
