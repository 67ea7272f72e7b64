// Prints src/generated/json-schemas.ts: what `data` of each operation must be, for `marketplace-sdk/validate`.
import { dataSchema } from "marketplace-contract";
import { namedSchemas } from "./contract.mjs";

/** Keywords that say nothing about validity. */
const PROSE = new Set([
  "description",
  "title",
  "examples",
  "example",
  "deprecated",
  "x-known-values",
  "x-lifecycle",
  "x-invariants",
  "default",
]);

function withoutProse(value, isProperties = false) {
  if (Array.isArray(value)) return value.map((item) => withoutProse(item));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => isProperties || !PROSE.has(key))
      .map(([key, part]) => [key, withoutProse(part, key === "properties" && !isProperties)]),
  );
}

/** `$ref`s as they are written inside a single schema document. */
const toDefinitions = (value) =>
  JSON.parse(JSON.stringify(value).replaceAll("#/components/schemas/", "#/$defs/"));

export function printJsonSchemas({ openapi, operations }) {
  const named = namedSchemas(
    openapi,
    operations.map(({ source }) => dataSchema(openapi, source)),
  );
  const line = ([name, schema]) =>
    `  ${JSON.stringify(name)}: ${JSON.stringify(toDefinitions(withoutProse(schema)))},`;
  const data = operations.map((operation) => {
    const schema = dataSchema(openapi, operation.source);
    const isNullable = operation.acceptedCodes.includes(0);
    return [operation.id, isNullable ? { anyOf: [schema, { type: "null" }] } : schema];
  });
  return [
    'import type { OperationId } from "../operation-types.js";',
    "",
    "/** The contract's schemas, by name. */",
    "export const definitions: Readonly<Record<string, object>> = {",
    ...named.map(line),
    "};",
    "",
    "/** The schema of each operation's result. */",
    "export const results: Readonly<Record<OperationId, object>> = {",
    ...data.map(line),
    "};",
    "",
  ].join("\n");
}
