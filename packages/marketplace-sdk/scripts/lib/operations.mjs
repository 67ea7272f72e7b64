// Prints src/generated/operations.ts: the operations as plain objects.
import { collectFields, normalizerName, resultName } from "./normalizers.mjs";

export function printOperations(contract) {
  const normalized = collectFields(contract);
  const rows = contract.operations.map((operation) => ({
    ...operation,
    row: describe(operation, normalized),
  }));
  const normalizers = [...new Set(rows.flatMap(({ row }) => row.normalize?.name ?? []))].sort();
  return [
    `import { ${normalizers.join(", ")} } from "./normalizers.js";`,
    'import type { Operations } from "../operation.js";',
    "",
    "/** Fields of an operation that {@link operations} leaves out. */",
    `export const operationDefaults = ${printObject(DEFAULTS)} as const;`,
    "",
    "/** Every operation of the contract: `orders: { create: … }` is `orders.create`. */",
    "export const operations: Operations = {",
    ...[...new Set(contract.operations.map(({ resource }) => resource))].flatMap((resource) => [
      `  ${resource}: {`,
      ...rows
        .filter((operation) => operation.resource === resource)
        .map(({ name, row }) => `    ${name}: ${printObject(row)},`),
      "  },",
    ]),
    "};",
    "",
    "/** Fields that hold HTML, wherever they are. */",
    `export const htmlFields: readonly string[] = ${JSON.stringify(htmlFields(contract))};`,
    "",
    "/** Fields of inputs that hold a password. */",
    `export const passwordFields: readonly string[] = ${JSON.stringify(passwordFields(contract))};`,
    "",
  ].join("\n");
}

/** Names of the fields of all schemas that hold HTML. */
function htmlFields({ openapi }) {
  const fields = Object.values(openapi.components.schemas).flatMap(({ properties = {}, allOf = [] }) =>
    [properties, ...allOf.map((part) => part.properties ?? {})].flatMap(Object.entries),
  );
  const names = fields.filter(([, { $ref }]) => $ref?.endsWith("/Html")).map(([name]) => name);
  return [...new Set(names)].sort();
}

/** Names of all fields whose format is that of a password. */
function passwordFields({ openapi }) {
  const { schemas } = openapi.components;
  const isPassword = (schema) =>
    schema?.format === "password" ||
    (schema?.$ref ? isPassword(schemas[schema.$ref.split("/").at(-1)]) : false);
  const names = new Set();
  const visit = (value) => {
    if (value === null || typeof value !== "object") return;
    for (const [name, schema] of Object.entries(value.properties ?? {}))
      if (isPassword(schema)) names.add(name);
    Object.values(value).forEach(visit);
  };
  visit([openapi.paths, schemas]);
  return [...names].sort();
}

/** A name that is printed without quotes. */
class Identifier {
  constructor(name) {
    this.name = name;
  }
}

/** An object literal in one line. */
function printObject(value) {
  if (value instanceof Identifier) return value.name;
  if (typeof value !== "object") return JSON.stringify(value);
  const fields = Object.entries(value).map(([key, field]) => `${key}: ${printObject(field)}`);
  return fields.length > 0 ? `{ ${fields.join(", ")} }` : "{}";
}

/** Whether a request may be repeated, by the contract's `x-idempotency`. */
const REPEATABLE = { safe: "safe", natural: "safe", key: "key", toggle: "none", none: "none" };

/** What most operations are, which the table leaves out. */
const DEFAULTS = { method: "POST", idempotency: "safe", output: "object" };

/** What the client must know of an operation. */
function describe(operation, normalized) {
  const { method, path, idempotency, contentType, acceptedCodes, failures, session, output } = operation;
  const schema = resultName(operation);
  const fields = {
    method,
    idempotency: REPEATABLE[idempotency],
    multipart: contentType === "multipart/form-data" || undefined,
    acceptsCodeZero: acceptedCodes.includes(0) || undefined,
    failures: failures === "caller" ? failures : undefined,
    session: session === "revokes" ? undefined : (session ?? undefined),
    output: outputOf(output),
    normalize: normalized.has(schema) ? new Identifier(normalizerName(schema)) : undefined,
    path,
  };
  const isNotDefault = ([name, value]) => value !== undefined && value !== DEFAULTS[name];
  return Object.fromEntries(Object.entries(fields).filter(isNotDefault));
}

function outputOf({ kind, nullable }) {
  if (kind === "object" && nullable) return "nullable";
  return ["object", "list", "page"].includes(kind) ? kind : "any";
}
