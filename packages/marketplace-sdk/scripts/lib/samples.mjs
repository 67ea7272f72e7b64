// Prints src/generated/samples.ts: for every object schema some values that fit it, for the factories of
// `marketplace-sdk/testing`. They are taken from the contract's examples, so that totals are sums and a status agrees with
// its buttons; what no answer carries, such as the input of a call, is made from its schema.
import {
  dataSchema,
  inputSchema,
  propertiesOf,
  requiredOf,
  resolveSchema,
  sampleOf,
  schemaName,
} from "marketplace-contract";
import { isObjectSchema, namedSchemas } from "./contract.mjs";
import { isFlag } from "./normalizers.mjs";

/** Values of one schema at most, the characters they may take together, and the rows of a page among them. */
const MAX_VALUES = 6;
const MAX_CHARACTERS = 4000;
const MAX_ROWS = 2;

/** The branch of a choice that a value belongs to; a schema without choices itself. */
function branchOf(openapi, start, value) {
  const { anyOf, oneOf } = resolveSchema(openapi, start);
  const branch = (anyOf ?? oneOf ?? []).find((choice) => {
    if (Array.isArray(value)) return resolveSchema(openapi, choice).type === "array";
    return typeof value === "object" && value !== null && isObjectSchema(openapi, choice);
  });
  return branch ?? start;
}

/** Every object schema with a name that requests and responses reach: its schema by its name. */
function namedObjects({ openapi, operations }) {
  const starts = operations.flatMap(({ source }) => [
    dataSchema(openapi, source),
    inputSchema(openapi, source),
  ]);
  return namedSchemas(openapi, starts).filter(([, schema]) => isObjectSchema(openapi, schema));
}

/** Data of the successful examples of an operation, the usual one first. */
function exampleData({ source }) {
  const { examples = {} } = source.responses["200"].content["application/json"];
  return Object.entries(examples)
    .sort(([a], [b]) => Number(b === "ok") - Number(a === "ok") || (a < b ? -1 : 1))
    .flatMap(([, { value }]) => (value.code === 1 ? [value.data] : []));
}

/** The same value with nothing but what the schema requires. */
function strip(openapi, start, value) {
  const schema = resolveSchema(openapi, branchOf(openapi, start, value));
  if (Array.isArray(value)) {
    return schema.items ? value.map((item) => strip(openapi, schema.items, item)) : value;
  }
  if (typeof value !== "object" || value === null) return value;
  const required = requiredOf(openapi, schema);
  return Object.fromEntries(
    Object.entries(propertiesOf(openapi, schema))
      .filter(([key]) => required.includes(key) && key in value)
      .map(([key, field]) => [key, strip(openapi, field, value[key])]),
  );
}

/** The same value with its flags as the client gives them. */
function withFlags(openapi, start, value) {
  const branch = branchOf(openapi, start, value);
  const schema = resolveSchema(openapi, branch);
  if (isFlag(resolveSchema(openapi, start))) return Boolean(value);
  if (Array.isArray(value))
    return schema.items ? value.map((item) => withFlags(openapi, schema.items, item)) : value;
  if (typeof value !== "object" || value === null) return value;
  const properties = propertiesOf(openapi, schema);
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [
      key,
      key in properties ? withFlags(openapi, properties[key], field) : field,
    ]),
  );
}

/** A page with few rows: it says how many it has. */
function shorten(value) {
  if (!Array.isArray(value.data) || !("last_page" in value)) return value;
  const data = value.data.slice(0, MAX_ROWS);
  return { ...value, total: data.length, per_page: 10, current_page: 1, last_page: 1, data };
}

/** What makes two values of a schema different for a test: which fields are present, and each word of a known list. */
function signature(openapi, schema, value) {
  return Object.entries(propertiesOf(openapi, schema))
    .map(([key, property]) => {
      const isWord = resolveSchema(openapi, property)["x-known-values"] !== undefined;
      return isWord ? value[key] : `${key in value}${value[key] === null}`;
    })
    .join();
}

/** A few of many values: first those that differ in what matters, then others, while they stay short. */
function choose(openapi, schema, values) {
  const marks = new Set();
  const isNew = (value) => marks.size < marks.add(signature(openapi, schema, value)).size;
  const telling = values.filter(isNew);
  const others = values.filter((value) => !telling.includes(value));
  let length = 0;
  return [...telling, ...others].slice(0, MAX_VALUES).filter((value, index) => {
    length += JSON.stringify(value).length;
    return index === 0 || length < MAX_CHARACTERS || index < telling.length;
  });
}

/**
 * Texts of fields of which no example shows a value.
 *
 * @type {NonNullable<import("marketplace-contract").SampleOptions["text"]>}
 */
const text = (field, { pattern, maxLength }) =>
  (pattern ? `example-${field}` : `Example ${field}`).slice(0, maxLength);

/** The values of every object schema, by name. */
export function collectSamples(contract) {
  const { openapi } = contract;
  const schemas = namedObjects(contract);
  const seen = new Map(schemas.map(([name]) => [name, new Map()]));

  const visit = (start, value) => {
    const branch = branchOf(openapi, start, value);
    const schema = resolveSchema(openapi, branch);
    if (Array.isArray(value)) {
      if (schema.items) for (const item of value) visit(schema.items, item);
    } else if (typeof value === "object" && value !== null) {
      const short = shorten(value);
      seen.get(schemaName(branch))?.set(JSON.stringify(short), short);
      for (const [key, field] of Object.entries(propertiesOf(openapi, schema))) visit(field, value[key]);
    }
  };
  for (const operation of contract.operations) {
    const schema = dataSchema(openapi, operation.source);
    for (const value of exampleData(operation)) visit(schema, withFlags(openapi, schema, value));
  }

  /** What a client sends: as responses have it, where they do; without an id, which would mean an existing row. */
  const request = (name, schema) => {
    const invented = sampleOf(openapi, schema, { likely: {}, isWhole: true, text });
    const [answered = {}] = seen.get(name.replace(/Input$/, ""))?.values() ?? [];
    const required = requiredOf(openapi, schema);
    return Object.fromEntries(
      Object.entries(Object(invented))
        .filter(([key]) => key !== "id" || required.includes(key))
        .map(([key, value]) => [key, answered[key] ?? value]),
    );
  };

  return schemas.map(([name, schema]) => {
    const found = [...(seen.get(name)?.values() ?? [])];
    const values = found.length > 0 ? choose(openapi, schema, found) : [request(name, schema)];
    return { name, values, bare: strip(openapi, schema, values[0]) };
  });
}

export function printSamples(entities) {
  const names = entities.map(({ name }) => name);
  return [
    'import type * as api from "./types.js";',
    "",
    "/** Every object of the contract by the name of its schema. */",
    "export interface Entities {",
    ...names.map((name) => `  ${name}: api.${name};`),
    "}",
    "",
    "/** Values as the contract's examples have them. @internal */",
    "export const samples: { readonly [Name in keyof Entities]: readonly Entities[Name][] } = {",
    ...entities.flatMap(({ name, values }) => [
      `  ${name}: [`,
      ...values.map((value) => `    ${JSON.stringify(value)},`),
      "  ],",
    ]),
    "};",
    "",
    "/** The first of each with nothing but what the contract demands. @internal */",
    "export const bare: Entities = {",
    ...entities.map(({ name, bare }) => `  ${name}: ${JSON.stringify(bare)},`),
    "};",
    "",
  ].join("\n");
}
