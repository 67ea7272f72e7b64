import { readFileSync } from "node:fs";

/** The part of a JSON Schema that the contract uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  examples?: unknown[];
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  "x-known-values"?: string[];
}

export interface Parameter {
  name: string;
  in: "query" | "header";
  required?: boolean;
  description?: string;
  schema: Schema;
}

interface Example {
  summary?: string;
  "x-when"?: Record<string, unknown>;
  value: unknown;
}

interface Media {
  schema: Schema;
  examples?: Record<string, Example>;
}

interface Response {
  $ref?: string;
  description: string;
  content?: Record<string, Media>;
}

export interface Described {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { required?: boolean; content: Record<string, Media> };
  responses: Record<string, Response>;
  "x-status": "documented" | "provisional";
  "x-idempotency": string;
  "x-auth": "public" | "user" | "merchant";
  "x-errors"?: string[];
  "x-screens"?: string[];
  "x-accepted-codes": number[];
}

export interface Bundle {
  info: { title: string; version: string; description: string };
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Described>>;
  components: {
    schemas: Record<string, Schema>;
    responses: Record<string, Response>;
    parameters: Record<string, Parameter>;
  };
}

/** One operation with all that a page about it needs. */
export interface Operation {
  id: string;
  tag: string;
  method: string;
  path: string;
  described: Described;
  /** Name of the media type of its body, undefined without one. */
  media?: string | undefined;
  /** Its body or query fields as one object; undefined when it takes nothing. */
  input?: Schema | undefined;
  /** Whether the input may be left out. */
  optional: boolean;
  headers: Parameter[];
  /** `data` of success. */
  data: Schema;
  /** Named answers, the successful one first. */
  examples: {
    status: string;
    name: string;
    summary: string;
    when?: Record<string, unknown>;
    value: unknown;
  }[];
}

/** Reads the bundled contract (`npm run build -w marketplace-contract`). */
export function readBundle(file: string): Bundle {
  return JSON.parse(readFileSync(file, "utf8"));
}

/** All operations in the order of the contract. */
export function operationsOf(bundle: Bundle): Operation[] {
  return Object.entries(bundle.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, described]) =>
      operationOf(bundle, method.toUpperCase(), path, described),
    ),
  );
}

function operationOf(bundle: Bundle, method: string, path: string, described: Described): Operation {
  const parameters = (described.parameters ?? []).map((each) => parameterOf(bundle, each));
  const query = parameters.filter((parameter) => parameter.in === "query");
  const [media, body] = Object.entries(described.requestBody?.content ?? {})[0] ?? [];
  const input = body ? body.schema : query.length > 0 ? querySchema(query) : undefined;
  return {
    id: described.operationId,
    tag: described.tags[0] ?? "",
    method,
    path,
    described,
    media,
    input,
    optional: body ? !described.requestBody?.required : !query.some(({ required }) => required),
    headers: parameters.filter((parameter) => parameter.in === "header"),
    data: dataOf(bundle, described),
    examples: examplesOf(described),
  };
}

function parameterOf(bundle: Bundle, parameter: Parameter | { $ref: string }): Parameter {
  if (!("$ref" in parameter)) return parameter;
  const found = bundle.components.parameters[nameOf(parameter.$ref)];
  if (!found) throw new Error(`nothing stands at ${parameter.$ref}`);
  return found;
}

const querySchema = (query: readonly Parameter[]): Schema => ({
  type: "object",
  required: query.filter(({ required }) => required).map(({ name }) => name),
  properties: Object.fromEntries(
    query.map(({ name, description, schema }) => [
      name,
      { ...schema, ...(description ? { description } : {}) },
    ]),
  ),
});

/** `data` in the branch of the 200 answer whose code is 1. */
function dataOf(bundle: Bundle, { operationId, responses }: Described): Schema {
  const schema = responses["200"]?.content?.["application/json"]?.schema;
  for (const branch of schema?.oneOf ?? (schema ? [schema] : [])) {
    for (const part of settle(bundle, branch).allOf ?? [settle(bundle, branch)]) {
      const { properties } = settle(bundle, part);
      if (properties?.code?.const === 1 && properties.data) return properties.data;
    }
  }
  throw new Error(`${operationId}: no success with code 1`);
}

function examplesOf({ responses }: Described): Operation["examples"] {
  return Object.entries(responses).flatMap(([status, { content }]) =>
    Object.entries(content?.["application/json"]?.examples ?? {}).map(([name, example]) => ({
      status,
      name,
      summary: example.summary ?? name,
      ...(example["x-when"] ? { when: example["x-when"] } : {}),
      value: example.value,
    })),
  );
}

/** Last part of a reference: the name of a schema, response or parameter. */
export const nameOf = (ref: string): string => ref.split("/").at(-1) ?? "";

/** The schema that a reference leads to, if there is one. Fields beside the reference win. */
export function settle(bundle: Bundle, schema: Schema): Schema {
  if (!schema.$ref) return schema;
  const found = bundle.components.schemas[nameOf(schema.$ref)];
  if (!found) throw new Error(`nothing stands at ${schema.$ref}`);
  const { $ref, ...beside } = schema;
  return { ...settle(bundle, found), ...beside };
}
