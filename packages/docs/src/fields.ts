import { type Bundle, nameOf, type Schema, settle } from "./contract";
import { escapeHtml } from "./html";

/** One row of a table of fields. */
export interface Field {
  name: string;
  required: boolean;
  schema: Schema;
}

/** Fields of an object, including those from references, allOf and alternatives. Empty for anything but an object. */
export function fieldsOf(bundle: Bundle, schema: Schema): Field[] {
  const { properties, required = [], allOf = [], anyOf, oneOf } = settle(bundle, schema);
  const either = (anyOf ?? oneOf ?? []).map((part) => fieldsOf(bundle, part));
  const inherited = [...allOf.flatMap((part) => fieldsOf(bundle, part)), ...fieldsOfEither(either)];
  const own = Object.entries(properties ?? {}).map(([name, property]) => ({
    name,
    required: required.includes(name),
    schema: property,
  }));
  const again = new Set(own.map(({ name }) => name));
  const needed = new Set(required);
  return [
    ...inherited
      .filter(({ name }) => !again.has(name))
      .map((field) => (needed.has(field.name) ? { ...field, required: true } : field)),
    ...own,
  ];
}

/** The fields of alternatives that are objects: each once, required where every alternative requires it. */
function fieldsOfEither(either: readonly Field[][]): Field[] {
  const objects = either.filter((fields) => fields.length > 0);
  const named = new Map(objects.flat().map((field) => [field.name, field]));
  return [...named.values()].map((field) => ({
    ...field,
    required: objects.every((fields) => fields.some(({ name, required }) => name === field.name && required)),
  }));
}

/** A type in words, such as `array of Order`, with links from named schemas to the page of types. */
export function typeHtml(schema: Schema, typesUrl: string): string {
  if (schema.$ref) {
    const name = nameOf(schema.$ref);
    return `<a href="${typesUrl}#${name}">${name}</a>`;
  }
  if (schema.items) return `array of ${typeHtml(schema.items, typesUrl)}`;
  if (schema.const !== undefined) return `<code>${escapeHtml(JSON.stringify(schema.const))}</code>`;
  if (schema.enum) return words(schema.enum);
  const either = schema.oneOf ?? schema.anyOf;
  if (either) return [...new Set(either.map((part) => typeHtml(part, typesUrl)))].join(" or ");
  if (schema.allOf) return schema.allOf.map((part) => typeHtml(part, typesUrl)).join(" and ");
  if (schema.format === "binary") return "file";
  return typeof schema.type === "string" ? schema.type : (schema.type ?? ["anything"]).join(" or ");
}

/** The limits of a value in words: `1 to 100 · default 10`. Those of a named type are shown with the type. */
export function limitsOf(schema: Schema): string {
  if (schema.$ref) return "";
  const { minimum, maximum, minLength, maxLength, minItems, maxItems } = schema;
  return [
    range(minimum, maximum, ""),
    range(minLength, maxLength, " characters"),
    range(minItems, maxItems, " entries"),
    schema.default === undefined ? "" : `default <code>${escapeHtml(JSON.stringify(schema.default))}</code>`,
    schema["x-known-values"] ? `known: ${words(schema["x-known-values"])}` : "",
  ]
    .filter(Boolean)
    .join(" · ");
}

function range(low: number | undefined, high: number | undefined, unit: string): string {
  if (low === undefined && high === undefined) return "";
  if (high === undefined) return low === 0 ? "" : `at least ${low}${unit}`;
  if (low === undefined || (low === 0 && unit !== "")) return `at most ${high}${unit}`;
  return `${low} to ${high}${unit}`;
}

const words = (values: readonly unknown[]): string =>
  values.map((value) => `<code>${escapeHtml(String(value))}</code>`).join(", ");
