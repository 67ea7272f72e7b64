// Prints src/generated/methods.ts: one documented method per operation, grouped by resource, and the types by operation;
// and src/generated/without-input.ts: the operations whose methods have options alone.
import { comment, wrap } from "./comment.mjs";
import { inputName, resultType, typeOf } from "./types.mjs";

export function printMethods(contract) {
  const resources = Object.entries(groupByResource(contract.operations));
  return [
    'import type { CallOptions } from "../options.js";',
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
    " * else. What is marked `@experimental` may change in a minor release. `isErrorOf` types `reason` of an error, and the details of",
    " * each in `error.data`: {@link ErrorDetails}.",
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

/** Who may call it, by the contract's `x-auth`. */
const SESSIONS = {
  public: "Needs no session.",
  user: "Needs a user session.",
  merchant: "Needs the session of a user with a store.",
};

const REPEATED =
  "Sent again automatically after a network failure, 408, 425, 429, 500, 502 to 504 and 520 to 530, since repeating it changes nothing.";
const ONCE = "Never sent again automatically: after a lost answer it may have happened.";
/** What becomes of a call whose answer is lost, by the contract's `x-idempotency`. */
const REPETITIONS = {
  safe: REPEATED,
  natural: REPEATED,
  toggle: ONCE,
  none: ONCE,
  key: "Sent with an `Idempotency-Key`, under which it happens once; sent again automatically only with `retry.idempotent`.",
};

function methodComment({ source, summary, description, method, path, auth, idempotency, ...operation }) {
  const { acceptedCodes, errors, status } = operation;
  const reasons = errors.map((error) => `\`${error}\``).join(", ");
  const facts = [
    SESSIONS[auth],
    REPETITIONS[idempotency],
    ...(acceptedCodes.includes(0) ? ["Code 0 resolves to null."] : []),
    ...(reasons ? [`\`reason\` of its errors: ${reasons}.`] : []),
  ];
  const usage = source["x-usage"];
  return [
    `${summary}.`,
    "",
    // The tag says it.
    ...wrap(description.replace(/^Provisional\. /, "")),
    "",
    ...wrap(facts.join(" ")),
    "",
    `\`${method} ${path}\``,
    ...(usage ? ["", "@example", "```ts", ...usage.trimEnd().split("\n"), "```"] : []),
    ...(status === "provisional" ? ["@experimental"] : []),
    ...(source.deprecated ? ["@deprecated"] : []),
  ];
}
