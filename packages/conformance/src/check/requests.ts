import {
  type OperationWithSchemas,
  openapi,
  propertiesOf,
  resolveSchema,
  type Schema,
} from "marketplace-contract";
import type { Outgoing } from "./call.js";
import type { Fields } from "./json.js";
import type { Profile } from "./profiles.js";

/** Who calls, and in which language. */
export interface Sender {
  readonly token?: string | undefined;
  readonly language?: string;
  readonly origin: string;
  readonly key?: string;
}

/** The request of an operation with these fields, in the place where the contract puts them. */
export function requestOf(
  operation: OperationWithSchemas,
  fields: Fields,
  { token, language = "en", origin, key }: Sender,
  profile: Profile,
): Outgoing {
  const headers = {
    accept: "application/json",
    "accept-language": language,
    origin,
    ...(token !== undefined && { token }),
    ...(key !== undefined && { "idempotency-key": key }),
  };
  const target = { ...targetOf(operation, profile), isSafe: operation.idempotency === "safe" };
  if (target.method === "GET") return { ...target, headers, query: fields };
  // What takes no fields is called without a body.
  if (operation.contentType === null && Object.keys(fields).length === 0) return { ...target, headers };
  if (operation.contentType === "multipart/form-data") return { ...target, headers, body: formOf(fields) };
  return {
    ...target,
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify(fields),
  };
}

/** Method and path on the server. */
export function targetOf(operation: OperationWithSchemas, { dialect }: Profile) {
  const { method = operation.method, path = operation.path } = dialect?.operations?.[operation.id] ?? {};
  return { method, path };
}

function formOf(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    form.set(name, value instanceof File ? value : String(value));
  }
  return form;
}

/** Names and schemas of the fields a request may carry. */
export const fieldsOf = ({ query, body }: OperationWithSchemas): Map<string, Schema> =>
  new Map(Object.entries(propertiesOf(openapi, body ?? query ?? {})));

/** Names of the fields a request must carry. */
export const requiredOf = ({ query, body }: OperationWithSchemas): string[] =>
  requiredIn(body ?? query ?? {});

/** Required fields of a schema and of those it is composed of; alternatives are not among them. */
function requiredIn(schema: Schema): string[] {
  const { required = [], allOf = [] } = resolveSchema(openapi, schema);
  return [...required, ...allOf.flatMap(requiredIn)];
}
