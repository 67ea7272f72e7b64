// Prints src/generated/methods.ts: one documented method per operation, grouped by resource, and the types by operation;
// and src/generated/without-input.ts: the operations whose methods have options alone.
import { comment, wrap } from "./comment.mjs";
import { inputName, resultType, typeOf } from "./types.mjs";

export function printMethods(contract) {
  const resources = Object.entries(groupByResource(contract.operations));
  return [
    'import type { CallOptions } from "../call-options.js";',
    // Each name once, not in a list of imports too. Editors show it without the prefix.
    'import type * as api from "./types.js";',
    "",
    "/** Names of the errors of each operation that has some. */",
    "export interface OperationReasons {",
    ...contract.operations.filter(({ errors }) => errors.length > 0).map(reasonsLine),
    "}",
    "",
    "/** What `error.data` has next to the name of an error. */",
    "export interface ErrorDetails {",
    ...Object.entries(contract.openapi.components.schemas.NamedError["x-details"]).map(
      ([name, details]) => `  ${name}: ${detailsType(contract, details)};`,
    ),
    "}",
    ...resources.flatMap(([resource, operations]) => [
      "",
      ...comment(wrap(descriptionOf(contract, resource))),
      `export interface ${apiName(resource)} {`,
      ...operations.flatMap((operation) => methodLines(contract, operation)),
      "}",
    ]),
    "",
    "/**",
    " * All methods, by resource. Each resolves to `data` of the envelope and rejects with a `MarketplaceError`, never with anything",
    " * else. Those that are not `Public` need the session of a user. Calls that may run twice are `Retried`: automatically, after a",
    " * network failure, 429, 502, 503 and 504. Calls with an `Idempotency-Key` are retried only with `retry.idempotent`. What is",
    " * marked `@experimental` may change in a minor release. `Errors` are names for `error.reason`, and `isErrorOf` types the details",
    " * of each in `error.data`: {@link ErrorDetails}.",
    " */",
    "export interface Methods {",
    ...resources.map(([resource]) => `  readonly ${resource}: ${apiName(resource)};`),
    "}",
    "",
  ].join("\n");
}

export function printWithoutInput(contract) {
  const ids = contract.operations.filter((operation) => !inputName(contract, operation)).map(({ id }) => id);
  return [
    "/** Operations that take no input: the arguments of their methods are the options alone. */",
    `export const withoutInput: ReadonlySet<string> = new Set(${JSON.stringify(ids)});`,
    "",
  ].join("\n");
}

function groupByResource(operations) {
  const groups = {};
  for (const operation of operations) {
    groups[operation.resource] ??= [];
    groups[operation.resource].push(operation);
  }
  return groups;
}

const apiName = (resource) => `${resource[0].toUpperCase()}${resource.slice(1)}Api`;

const descriptionOf = ({ openapi }, resource) =>
  openapi.tags.find(({ name }) => name === resource)?.description ?? resource;

const reasonsLine = ({ id, errors }) =>
  `  "${id}": ${errors.map((error) => JSON.stringify(error)).join(" | ")};`;

/** `{ id: Id, left?: integer }` as TypeScript: a value is the name of a schema, or of a JSON type. */
function detailsType({ openapi }, details) {
  const fields = Object.entries(details).map(([field, type]) =>
    openapi.components.schemas[type] ? `${field}: api.${type}` : `${field}: ${typeOf({ type })}`,
  );
  return `{ ${fields.join("; ")} }`;
}

function methodLines(contract, operation) {
  const input = inputName(contract, operation);
  const first = input ? `input${operation.inputRequired ? "" : "?"}: api.${input}, ` : "";
  return [
    ...comment(methodComment(operation), "  "),
    `  ${operation.name}(${first}options?: CallOptions): Promise<${resultType(contract, operation, "api.")}>;`,
  ];
}

/** In few words, since every hover and every compiler reads them; the docs of `Methods` explain them, and what is usual. */
const SESSIONS = { public: "Public.", user: "", merchant: "Merchant session." };
const RETRIES = {
  safe: "Retried.",
  natural: "Retried.",
  toggle: "Never retried.",
  key: "With `Idempotency-Key`.",
  none: "Never retried.",
};

function methodComment(operation) {
  const { summary, description, method, path, auth, idempotency, acceptedCodes, errors, status } = operation;
  const tags = [
    ...(status === "provisional" ? ["@experimental"] : []),
    ...(operation.source.deprecated ? ["@deprecated"] : []),
  ];
  // The tag says it, and a failure of a call is described once, by `Methods`.
  const text = description.replace(/^Provisional\. /, "");
  const facts = [
    `\`${method} ${path}\`.`,
    SESSIONS[auth],
    RETRIES[idempotency],
    ...(acceptedCodes.includes(0) ? ["Code 0 resolves to null."] : []),
  ];
  return [
    ...wrap(`${summary}. ${text}`),
    "",
    ...wrap(facts.join(" ")),
    ...(errors.length > 0 ? wrap(`Errors: ${errors.map((error) => `\`${error}\``).join(", ")}.`) : []),
    ...tags,
  ];
}
