import type { Outgoing } from "./call";
import type { JsonSchema, Operation } from "./contract";
import { type Fields, isFields } from "./json";
import type { Profile } from "./profiles";

/** Who calls, and in which language. */
export interface Manner {
  readonly token?: string | undefined;
  readonly language?: string;
  readonly origin: string;
  readonly key?: string;
}

/** The request of an operation with these fields, in the place where the contract puts them. */
export function requestOf(
  operation: Operation,
  fields: Fields,
  { token, language = "en", origin, key }: Manner,
  profile: Profile,
): Outgoing {
  const headers = {
    accept: "application/json",
    "accept-language": language,
    origin,
    ...(token !== undefined && { token }),
    ...(key !== undefined && { "idempotency-key": key }),
  };
  const { path } = operation;
  const method = methodOf(operation, profile);
  if (method === "GET") return { method, path, headers, query: fields };
  // What takes no fields is called without a body.
  if (operation.media === null && Object.keys(fields).length === 0) return { method, path, headers };
  if (operation.media === "multipart/form-data") return { method, path, headers, body: formOf(fields) };
  return {
    method,
    path,
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify(fields),
  };
}

/** The method to call with. Stock servers read e-mail codes from POST only. */
export const methodOf = ({ method, path }: Operation, { postOnlyCodes }: Profile) =>
  postOnlyCodes && path.endsWith("/ems/send") ? "POST" : method;

function formOf(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    form.set(name, value instanceof File ? value : String(value));
  }
  return form;
}

/** Names and schemas of the fields a request may carry, references followed. */
export function fieldsOf(
  operation: Operation,
  $defs: Readonly<Record<string, JsonSchema>>,
): Map<string, JsonSchema> {
  const fields = new Map<string, JsonSchema>();
  for (const schema of [operation.query, operation.body]) {
    for (const part of schema ? partsOf(schema, $defs) : []) {
      if (!isFields(part.properties)) continue;
      for (const [name, field] of Object.entries(part.properties))
        if (isFields(field)) fields.set(name, field);
    }
  }
  return fields;
}

/** Names of the fields a request must carry. */
export const requiredOf = (operation: Operation, $defs: Readonly<Record<string, JsonSchema>>): string[] =>
  [operation.query, operation.body].flatMap((schema) =>
    (schema ? partsOf(schema, $defs) : []).flatMap(({ required }) =>
      Array.isArray(required) ? required.map(String) : [],
    ),
  );

/** A schema with all that it refers to or is composed of; alternatives are none of it. */
function partsOf(schema: JsonSchema, $defs: Readonly<Record<string, JsonSchema>>): JsonSchema[] {
  const target = typeof schema.$ref === "string" ? $defs[schema.$ref.slice("#/$defs/".length)] : undefined;
  const all = Array.isArray(schema.allOf) ? schema.allOf.filter(isFields) : [];
  return [schema, ...[...(target ? [target] : []), ...all].flatMap((part) => partsOf(part, $defs))];
}
