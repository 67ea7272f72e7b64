// Prints src/generated/samples.ts: for every object schema some values that fit it, for the factories of
// `marketplace-sdk/testing`. They are taken from the contract's examples, so that totals are sums and a status agrees with
// its buttons; what no answer carries, such as the input of a call, is made from its schema.
import { dataSchema, inputSchema, objectOf, resolve } from "./contract.mjs";

/** Values of one schema at most, the characters they may take together, and the rows of a page among them. */
const MAX_VALUES = 6;
const MAX_CHARACTERS = 4000;
const MAX_ROWS = 2;

/** Whether a schema describes an object, with or without its own fields. */
const isObjectSchema = ({ type, allOf }) => [type].flat().includes("object") || allOf !== undefined;

/** The branch of a choice that a value belongs to. */
function branchOf(contract, schema, value) {
  const branches = schema.anyOf ?? schema.oneOf ?? [];
  return branches.find((branch) => {
    const { schema: plain } = resolve(contract, branch);
    if (Array.isArray(value)) return plain.type === "array";
    return typeof value === "object" && value !== null && isObjectSchema(plain);
  });
}

/** Every object schema with a name that requests and responses reach: its schema by its name. */
function namedObjects(contract) {
  const found = new Map();
  const visit = (start) => {
    const { schema, name } = resolve(contract, start);
    if (name !== undefined) {
      if (found.has(name)) return;
      found.set(name, schema);
    }
    const parts = [
      ...Object.values(schema.properties ?? {}),
      ...[schema.items, schema.allOf, schema.anyOf, schema.oneOf].flat(),
    ];
    for (const part of parts) if (part) visit(part);
  };
  for (const operation of contract.operations) {
    for (const start of [dataSchema(contract, operation), inputSchema(contract, operation)])
      if (start) visit(start);
  }
  return [...found].filter(([, schema]) => isObjectSchema(schema));
}

/** Data of the successful examples of an operation, the usual one first. */
function exampleData({ source }) {
  const { examples = {} } = source.responses["200"].content["application/json"];
  return Object.entries(examples)
    .sort(([a], [b]) => Number(b === "ok") - Number(a === "ok") || (a < b ? -1 : 1))
    .flatMap(([, { value }]) => (value.code === 1 ? [value.data] : []));
}

/** A value of a schema that no example shows. `name` is that of its field. */
function invent(contract, start, name = "", depth = 0) {
  const { schema } = resolve(contract, start);
  const known = schema.const ?? schema.enum?.[0] ?? schema["x-known-values"]?.[0] ?? schema.examples?.[0];
  if (known !== undefined) return known;
  const choice = schema.anyOf?.[0] ?? schema.oneOf?.[0];
  if (choice) return invent(contract, choice, name, depth);
  if (isObjectSchema(schema)) {
    const entries = Object.entries(objectOf(contract, schema).properties).filter(
      ([, value]) => resolve(contract, value).schema.format !== "binary",
    );
    return Object.fromEntries(entries.map(([key, value]) => [key, invent(contract, value, key, depth + 1)]));
  }
  const type = [schema.type].flat()[0];
  if (type === "array")
    return depth > 4 || !schema.items ? [] : [invent(contract, schema.items, name, depth + 1)];
  if (type === "integer" || type === "number") return schema.minimum ?? 1;
  if (type === "boolean") return true;
  return type === "null"
    ? null
    : (schema.pattern ? `example-${name}` : `Example ${name}`).slice(0, schema.maxLength);
}

/** The same value with nothing but what the schema requires. */
function strip(contract, start, value) {
  const plain = resolve(contract, start).schema;
  const branch = branchOf(contract, plain, value);
  const schema = branch ? resolve(contract, branch).schema : plain;
  if (Array.isArray(value)) {
    return schema.items ? value.map((item) => strip(contract, schema.items, item)) : value;
  }
  if (typeof value !== "object" || value === null) return value;
  const { properties, required } = objectOf(contract, schema);
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([key]) => required.includes(key) && key in value)
      .map(([key, field]) => [key, strip(contract, field, value[key])]),
  );
}

/** A page with few rows: it says how many it has. */
function shorten(value) {
  if (!Array.isArray(value.data) || !("last_page" in value)) return value;
  const data = value.data.slice(0, MAX_ROWS);
  return { ...value, total: data.length, per_page: 10, current_page: 1, last_page: 1, data };
}

/** What makes two values of a schema different for a test: which fields are present, and each word of a known list. */
function signature(contract, schema, value) {
  return Object.entries(objectOf(contract, schema).properties)
    .map(([key, property]) => {
      const isWord = resolve(contract, property).schema["x-known-values"] !== undefined;
      return isWord ? value[key] : `${key in value}${value[key] === null}`;
    })
    .join();
}

/** A few of many values: first those that differ in what matters, then others, while they stay short. */
function choose(contract, schema, values) {
  const marks = new Set();
  const isNew = (value) => marks.size < marks.add(signature(contract, schema, value)).size;
  const telling = values.filter(isNew);
  const others = values.filter((value) => !telling.includes(value));
  let length = 0;
  return [...telling, ...others].slice(0, MAX_VALUES).filter((value, index) => {
    length += JSON.stringify(value).length;
    return index === 0 || length < MAX_CHARACTERS || index < telling.length;
  });
}

/** The values of every object schema, by name. */
export function collectSamples(contract) {
  const schemas = namedObjects(contract);
  const seen = new Map(schemas.map(([name]) => [name, new Map()]));

  const visit = (start, value) => {
    const at = resolve(contract, start);
    const branch = branchOf(contract, at.schema, value);
    const { schema, name = at.name } = branch ? resolve(contract, branch) : at;
    if (Array.isArray(value)) {
      if (schema.items) for (const item of value) visit(schema.items, item);
    } else if (typeof value === "object" && value !== null) {
      const short = shorten(value);
      seen.get(name)?.set(JSON.stringify(short), short);
      for (const [key, field] of Object.entries(objectOf(contract, schema).properties))
        visit(field, value[key]);
    }
  };
  for (const operation of contract.operations) {
    for (const value of exampleData(operation)) visit(dataSchema(contract, operation), value);
  }

  /** What a client sends: as responses have it, where they do; without an id, which would mean an existing row. */
  const request = (name, schema) => {
    const invented = invent(contract, schema);
    const [answered = {}] = seen.get(name.replace(/Input$/, ""))?.values() ?? [];
    const { required } = objectOf(contract, schema);
    return Object.fromEntries(
      Object.entries(invented)
        .filter(([key]) => key !== "id" || required.includes(key))
        .map(([key, value]) => [key, answered[key] ?? value]),
    );
  };

  return schemas
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, schema]) => {
      const found = [...(seen.get(name)?.values() ?? [])];
      const values = found.length > 0 ? choose(contract, schema, found) : [request(name, schema)];
      return { name, values, bare: strip(contract, schema, values[0]) };
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
