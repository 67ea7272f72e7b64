// Prints src/generated/paths.ts: the contract's paths in the form that openapi-fetch takes, for `marketplace-sdk/raw`.
import { inputName, resultType } from "./types.mjs";

const ERROR_STATUSES = [401, 404, 409, 422, 429, 500];

export function printPaths(contract) {
  const paths = new Map();
  for (const operation of contract.operations) {
    const methods = paths.get(operation.path) ?? [];
    paths.set(operation.path, [
      ...methods,
      `    ${operation.method.toLowerCase()}: ${typeOfOperation(contract, operation)};`,
    ]);
  }
  const body = [...paths]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([path, methods]) => [`  "${path}": {`, ...methods, "  };"]);
  return [
    'import type * as api from "./types.js";',
    "",
    "/** What every response is wrapped in. */",
    "interface Envelope {",
    "  msg: string;",
    "  time?: number | string;",
    "}",
    "",
    "/** A response with a result. */",
    "interface Success<Data> extends Envelope {",
    "  code: 1;",
    "  data: Data;",
    "}",
    "",
    "/** A response without a result; `code` is any but 1. */",
    "interface Failure extends Envelope {",
    "  code: 0 | 401 | 404 | (number & {});",
    "  data?: unknown;",
    "}",
    "",
    "interface JsonOf<Body> {",
    '  "application/json": Body;',
    "}",
    "",
    "interface Json<Body> {",
    "  content: JsonOf<Body>;",
    "}",
    "",
    "/** An operation with its request (query or body) and its result. */",
    "type Operation<Request, Data> = Request & {",
    "  responses: { 200: Json<Success<Data> | Failure> } & { [Status in ErrorStatus]: Json<Failure> };",
    "};",
    "",
    `type ErrorStatus = ${ERROR_STATUSES.join(" | ")};`,
    "",
    "/** A request with fields in the query. */",
    "interface Query<Fields> {",
    "  parameters: { query: Fields };",
    "  requestBody?: never;",
    "}",
    "interface OptionalQuery<Fields> {",
    "  parameters: { query?: Fields };",
    "  requestBody?: never;",
    "}",
    "",
    "/** A request with a body. */",
    "interface Body<Content> {",
    "  parameters: Record<never, never>;",
    "  requestBody: { content: Content };",
    "}",
    "interface OptionalBody<Content> {",
    "  parameters: Record<never, never>;",
    "  requestBody?: { content: Content };",
    "}",
    "",
    "/** The request of an operation that takes nothing. */",
    "interface Nothing {",
    "  parameters: Record<never, never>;",
    "  requestBody?: never;",
    "}",
    "",
    "/** The contract's paths, for openapi-fetch. */",
    "export interface paths {",
    ...body,
    "}",
    "",
  ].join("\n");
}

function typeOfOperation(contract, operation) {
  const name = inputName(contract, operation);
  const input = name && `api.${name}`;
  const optional = operation.inputRequired ? "" : "Optional";
  const request = !input
    ? "Nothing"
    : operation.hasQuery
      ? `${optional}Query<${input}>`
      : `${optional}Body<${operation.contentType === "application/json" ? `JsonOf<${input}>` : `{ "${operation.contentType}": ${input} }`}>`;
  return `Operation<${request}, ${resultType(contract, operation, "api.")}>`;
}
