// Prints src/generated/types.ts: the schemas of the contract as named types, and the inputs of operations.
import { dataSchema, inputSchema, propertiesOf, resolveSchema, schemaName } from "marketplace-contract";
import { comment, wrap } from "./comment.mjs";
import { namedSchemas } from "./contract.mjs";
import { isFlag } from "./normalizers.mjs";

/** The type of a schema. Objects without a name are written out. */
export function typeOf(schema, indent = "") {
  if (schema === undefined || schema === true) return "unknown";
  if (schema.$ref) return schemaName(schema);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema["x-known-values"]) return openUnion(schema["x-known-values"]);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.map((choice) => typeOf(choice, indent)))].join(" | ");
  if (schema.allOf) {
    const parts = schema.allOf.map((part) => typeOf(part, indent));
    return [...parts, ...(schema.properties ? [objectType(schema, indent)] : [])].join(" & ");
  }
  return [...new Set([schema.type].flat().map((type) => plainType(type, schema, indent)))].join(" | ");
}

/** Editors complete the words that are known today, and the compiler takes any other: a server may add some. */
const openUnion = (known) => [...known.map((word) => JSON.stringify(word)), "Other"].join(" | ");

function plainType(type, schema, indent) {
  switch (type) {
    case "object":
      return schema.properties ? objectType(schema, indent) : "Record<string, unknown>";
    case "array": {
      const item = typeOf(schema.items, indent);
      return /[|&]/.test(item.replace(/\{[\s\S]*\}/, "")) ? `(${item})[]` : `${item}[]`;
    }
    case "string":
      return schema.format === "binary" ? "Blob | FileReference" : "string";
    case "integer":
    case "number":
      return "number";
    case "boolean":
    case "null":
      return type;
    default:
      return "unknown";
  }
}

const objectType = (schema, indent) => `{\n${fieldLines(schema, `${indent}  `).join("\n")}\n${indent}}`;

function fieldLines({ properties = {}, required = [] }, indent) {
  return Object.entries(properties).flatMap(([name, schema]) => [
    ...comment(fieldComment(schema), indent),
    `${indent}${/^\w+$/.test(name) ? name : JSON.stringify(name)}${required.includes(name) ? "" : "?"}: ${typeOf(schema, indent)};`,
  ]);
}

function fieldComment({ description, default: standard, deprecated }) {
  return [
    ...(description ? wrap(withoutTables(description)) : []),
    ...(standard === undefined ? [] : [`Default: \`${JSON.stringify(standard)}\`.`]),
    ...(deprecated ? ["@deprecated"] : []),
  ];
}

/** Lines of a comment are broken anew, which no table survives: those are in the documentation. */
const withoutTables = (markdown) => markdown.replace(/^\|.*\n?/gm, "");

/** A named type: an interface where the schema describes an object's fields, an alias for everything else. */
function declaration(openapi, name, schema) {
  const head = comment(fieldComment(schema));
  const parts = schema.allOf ?? [];
  const bases = parts.filter(({ $ref }) => $ref).map((part) => typeOf(part));
  const own = [...parts.filter(({ $ref }) => !$ref), ...ownPart(openapi, schema)];
  if (own.length === 0) return [...head, `export type ${name} = ${typeOf(schema)};`];
  const fields = own.flatMap((part) => fieldLines(part, "  "));
  if (fields.length === 0 && bases.length === 1) return [...head, `export type ${name} = ${bases[0]};`];
  return [
    ...head,
    `export interface ${name}${bases.length > 0 ? ` extends ${bases.join(", ")}` : ""} {`,
    ...fields,
    "}",
  ];
}

/** What a schema has beside the parts it is made of. Fields that it only requires, and others define, are told again. */
function ownPart(openapi, schema) {
  if (schema.properties) return [schema];
  if (!schema.allOf || !schema.required) return [];
  const inherited = propertiesOf(openapi, schema);
  const properties = schema.required.map((name) => [name, inherited[name]]);
  return [withWords(openapi, { properties: Object.fromEntries(properties), required: schema.required })];
}

/** `orders.create` → `OrderCreate`: the singular of the resource and the verb. */
export function baseName(id) {
  const [resource, verb] = id.split(".");
  const singular = resource
    .replace(/ies$/, "y")
    .replace(/sses$/, "ss")
    .replace(/([^s])s$/, "$1");
  return [singular, verb].map((word) => word[0].toUpperCase() + word.slice(1)).join("");
}

/** Name of an operation's input type, undefined when it takes nothing. */
export function inputName(contract, operation) {
  const schema = inputSchema(contract.openapi, operation.source);
  return schema ? (schemaName(schema) ?? `${baseName(operation.id)}Input`) : undefined;
}

/** What an operation resolves to: `data`, and null where code 0 is a success. */
export function resultType(contract, operation, prefix = "") {
  const type = typeOf(dataSchema(contract.openapi, operation.source)).replace(
    /\b[A-Z]\w*/g,
    (name) => prefix + name,
  );
  return operation.acceptedCodes.includes(0) && !/\| null$/.test(type) ? `${type} | null` : type;
}

/**
 * The schema of an input, with the words of each field beside it: those of the schema that it refers to, where it has none of its own. An
 * id's say nothing of the row it means.
 */
function withWords(openapi, schema) {
  const { properties, allOf } = schema;
  const described = (field) => {
    const { description, default: standard, type } = resolveSchema(openapi, field);
    const isTold =
      field.description || !field.$ref || !description || type === undefined || type === "object";
    return isTold ? field : { description, ...(standard !== undefined && { default: standard }), ...field };
  };
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, field]) => [name, described(field)]),
      ),
    }),
    ...(allOf && { allOf: allOf.map((part) => withWords(openapi, part)) }),
  };
}

/** The schema of a result, whose flags the client has made booleans. */
function withFlags(openapi, schema) {
  const { properties, allOf } = schema;
  const flag = (field) =>
    isFlag(resolveSchema(openapi, field)) ? { description: field.description, type: "boolean" } : field;
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, flag(field)])),
    }),
    ...(allOf && { allOf: allOf.map((part) => withFlags(openapi, part)) }),
  };
}

export function printTypes(contract) {
  const { openapi, operations } = contract;
  const requests = operations.map((operation) => [
    inputName(contract, operation),
    inputSchema(openapi, operation.source),
  ]);
  const bodies = requests.map(([, schema]) => schema);
  const sent = new Map(namedSchemas(openapi, bodies));
  const inputs = requests.filter(([, schema]) => schema && !schema.$ref);
  // Envelopes are the client's business.
  const results = operations.map(({ source }) => dataSchema(openapi, source));
  const all = [...namedSchemas(openapi, [...results, ...bodies]), ...inputs];
  return [
    'import type { FileReference } from "../upload.js";',
    "",
    "/** Any other word: a server may add some. */",
    "type Other = string & {};",
    "",
    ...all.flatMap(([name, schema]) => {
      const isInput = sent.has(name) || inputs.some(([input]) => input === name);
      const printed = isInput ? withWords(openapi, schema) : withFlags(openapi, schema);
      return [...declaration(openapi, name, printed), ""];
    }),
  ].join("\n");
}
