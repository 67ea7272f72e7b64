// Prints src/generated/samples.ts: for every object schema some values that fit it, for the factories of
// `marketplace-sdk/testing`. They are taken from the contract's examples, so that totals are sums and a status agrees with
// its buttons; what no answer carries, such as the input of a call, is made from its schema.
/** Values of one schema at most, the characters they may take together, and the rows of a page among them. */
const MOST = 6;
const LONGEST = 4000;
const ROWS = 2;

/** The properties of an object with those of the schemas it is made of, and which of them must be there. */
export function objectOf(contract, start) {
  const { node, path } = contract.follow(start.node, start.path);
  const parts = (node.allOf ?? []).map((part) => objectOf(contract, { node: part, path }));
  return {
    properties: new Map([
      ...parts.flatMap(({ properties }) => [...properties]),
      ...Object.entries(node.properties ?? {}).map(([key, value]) => [key, { node: value, path }]),
    ]),
    required: [...parts.flatMap(({ required }) => required), ...(node.required ?? [])],
  };
}

const isObject = ({ node }) => [node.type].flat().includes("object") || node.allOf !== undefined;

/** The branch of a choice that a value belongs to. */
function branchOf(contract, { node, path }, value) {
  const branches = (node.anyOf ?? node.oneOf ?? []).map((branch) => contract.follow(branch, path));
  const isList = Array.isArray(value);
  return branches.find((branch) =>
    isList ? branch.node.type === "array" : typeof value === "object" && value !== null && isObject(branch),
  );
}

/** Every schema with a name that requests and answers reach. */
function namedSchemas(contract, operations) {
  const found = new Map();
  const visit = (start) => {
    const { node, path, name } = contract.follow(start.node, start.path);
    if (name !== undefined) {
      if (found.has(name)) return;
      found.set(name, { node, path });
    }
    const parts = [
      ...Object.values(node.properties ?? {}),
      ...[node.items, node.allOf, node.anyOf, node.oneOf].flat(),
    ];
    for (const part of parts) if (part) visit({ node: part, path });
  };
  for (const { data, body } of operations) for (const start of [data, body]) if (start) visit(start);
  return found;
}

/** Data of the successful examples of an operation. */
function exampleData({ examples }) {
  return Object.entries(examples)
    .sort(([a], [b]) => Number(b === "ok") - Number(a === "ok") || (`${a}.json` < `${b}.json` ? -1 : 1))
    .flatMap(([, { value }]) => (value.code === 1 ? [value.data] : []));
}

/** A value of a schema that no example shows. `name` is that of the field it stands in. */
function invent(contract, start, name = "", depth = 0) {
  const { node, path } = contract.follow(start.node, start.path);
  const known = node.const ?? node.enum?.[0] ?? node["x-known-values"]?.[0] ?? node.examples?.[0];
  if (known !== undefined) return known;
  const choice = node.anyOf?.[0] ?? node.oneOf?.[0];
  if (choice) return invent(contract, { node: choice, path }, name, depth);
  if (isObject({ node })) {
    const { properties } = objectOf(contract, { node, path });
    const entries = [...properties].filter(
      ([, value]) => contract.follow(value.node, value.path).node.format !== "binary",
    );
    return Object.fromEntries(entries.map(([key, value]) => [key, invent(contract, value, key, depth + 1)]));
  }
  const type = [node.type].flat()[0];
  if (type === "array") {
    return depth > 4 || !node.items ? [] : [invent(contract, { node: node.items, path }, name, depth + 1)];
  }
  if (type === "integer" || type === "number") return node.minimum ?? 1;
  if (type === "boolean") return true;
  return type === "null"
    ? null
    : (node.pattern ? `example-${name}` : `Example ${name}`).slice(0, node.maxLength);
}

/** The same value with nothing but what the schema demands. */
function strip(contract, start, value) {
  const at = contract.follow(start.node, start.path);
  const { node, path } = branchOf(contract, at, value) ?? at;
  if (Array.isArray(value)) {
    return node.items ? value.map((item) => strip(contract, { node: node.items, path }, item)) : value;
  }
  if (typeof value !== "object" || value === null) return value;
  const { properties, required } = objectOf(contract, { node, path });
  return Object.fromEntries(
    [...properties]
      .filter(([key]) => required.includes(key) && key in value)
      .map(([key, schema]) => [key, strip(contract, schema, value[key])]),
  );
}

/** A page with few rows: it says how many it has. */
function shorten(value) {
  if (!Array.isArray(value.data) || !("last_page" in value)) return value;
  const data = value.data.slice(0, ROWS);
  return { ...value, total: data.length, per_page: 10, current_page: 1, last_page: 1, data };
}

/** What tells two values of one schema apart for a test: what is there, and every word of a known list. */
function signature(contract, schema, value) {
  const { properties } = objectOf(contract, schema);
  return [...properties]
    .map(([key, property]) => {
      const isWord = contract.follow(property.node, property.path).node["x-known-values"] !== undefined;
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
  return [...telling, ...others].slice(0, MOST).filter((value, index) => {
    length += JSON.stringify(value).length;
    return index === 0 || length < LONGEST || index < telling.length;
  });
}

/** The values of every object schema, by name. */
export function collectSamples(contract, operations) {
  const schemas = [...namedSchemas(contract, operations)].filter(([, schema]) => isObject(schema));
  const seen = new Map(schemas.map(([name]) => [name, new Map()]));

  const visit = (start, value) => {
    const at = contract.follow(start.node, start.path);
    const { node, path, name = at.name } = branchOf(contract, at, value) ?? at;
    if (Array.isArray(value)) {
      if (node.items) for (const item of value) visit({ node: node.items, path }, item);
    } else if (typeof value === "object" && value !== null) {
      const short = shorten(value);
      seen.get(name)?.set(JSON.stringify(short), short);
      for (const [key, schema] of objectOf(contract, { node, path }).properties) visit(schema, value[key]);
    }
  };
  for (const operation of operations) {
    for (const value of exampleData(operation)) visit(operation.data, value);
  }

  /** What a client sends: as the answers have it, where they have it; without an id, which would mean an existing row. */
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
    `import type {\n${names.map((name) => `  ${name},`).join("\n")}\n} from "./schema";`,
    "",
    "/** Every object of the contract by the name of its schema. */",
    "export interface Entities {",
    ...names.map((name) => `  ${name}: ${name};`),
    "}",
    "",
    "/** Values as the contract's examples have them. */",
    "export const samples: { readonly [Name in keyof Entities]: readonly Entities[Name][] } = {",
    ...entities.flatMap(({ name, values }) => [
      `  ${name}: [`,
      ...values.map((value) => `    ${JSON.stringify(value)},`),
      "  ],",
    ]),
    "};",
    "",
    "/** The first of each with nothing but what the contract demands. */",
    "export const bare: Entities = {",
    ...entities.map(({ name, bare }) => `  ${name}: ${JSON.stringify(bare)},`),
    "};",
    "",
  ].join("\n");
}
