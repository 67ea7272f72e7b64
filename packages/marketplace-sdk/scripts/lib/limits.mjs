// Prints src/generated/limits.ts: lengths, counts, ranges and patterns of what calls take, for `marketplace-sdk/limits`.
import { inputSchema, propertiesOf, resolveSchema } from "marketplace-contract";

const KEYWORDS = ["minLength", "maxLength", "pattern", "minItems", "maxItems", "minimum", "maximum"];

export function printLimits({ openapi, operations }) {
  const limits = operations.flatMap(({ id, source }) => {
    const input = inputSchema(openapi, source);
    const fields = input ? limitsOfFields(openapi, input) : {};
    return Object.keys(fields).length > 0 ? [[id, fields]] : [];
  });
  return [
    "/** Limits of the fields of each input, by operation. */",
    "export const limits = {",
    ...limits.map(([id, fields]) => `  "${id}": ${JSON.stringify(fields)},`),
    "} as const;",
    "",
  ].join("\n");
}

function limitsOfFields(openapi, schema) {
  const fields = Object.entries(propertiesOf(openapi, schema)).map(([name, field]) => [
    name,
    limitsOf(openapi, field),
  ]);
  return Object.fromEntries(fields.filter(([, limits]) => Object.keys(limits).length > 0));
}

/** Limits of a value; of the fields of an object by their names, of the items of a list under `items`. */
function limitsOf(openapi, start) {
  const schema = resolveSchema(openapi, start);
  const items = schema.items ? limitsOf(openapi, schema.items) : {};
  return {
    ...Object.fromEntries(KEYWORDS.filter((key) => key in schema).map((key) => [key, schema[key]])),
    // What may be of several kinds, such as an id, has no limit that holds for each.
    ...(schema.properties || schema.allOf ? limitsOfFields(openapi, schema) : {}),
    ...(Object.keys(items).length > 0 && { items }),
  };
}
