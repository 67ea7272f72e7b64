// Prints src/generated/operations.ts: the operations as plain objects, and the fields of responses that are normalized.
import { collectShapes, fieldNames } from "./shapes.mjs";

export function printOperations(contract) {
  const shapes = collectShapes(contract);
  return [
    'import { checkId, type Normalization, toList, toMoney } from "../values.js";',
    'import type { FieldKind, FieldKinds, Operations } from "../operation.js";',
    "",
    "/** Fields of an operation that {@link operations} leaves out. */",
    `export const operationDefaults = ${printObject(DEFAULTS)} as const;`,
    "",
    "/** Every operation of the contract: `orders: { create: … }` is `orders.create`. */",
    "export const operations: Operations = {",
    ...[...new Set(contract.operations.map(({ resource }) => resource))].flatMap((resource) => [
      `  ${resource}: {`,
      ...contract.operations
        .filter((operation) => operation.resource === resource)
        .map((operation) => `    ${operation.name}: ${printObject(describe(operation))},`),
      "  },",
    ]),
    "};",
    "",
    "/** What fields of responses hold. A name means the same in all of them. See normalize.ts. */",
    "const fieldsByKind = {",
    ...Object.entries(fieldNames(shapes)).map(([kind, names]) => `  ${kind}: ${JSON.stringify(names)},`),
    "} as const;",
    "export const fieldKinds: FieldKinds = Object.create(null);",
    "for (const [kind, names] of Object.entries(fieldsByKind))",
    "  for (const name of names) fieldKinds[name] = kind as FieldKind;",
    "",
    "/**",
    " * Rows of long lists, written out: the generic walk over a shape takes four times as long, which only shows there.",
    " */",
    "export const rowNormalizers: Readonly<Record<string, (row: Record<string, unknown>, run: Normalization) => void>> = {",
    ...LONG_LISTS.filter((name) => shapes.has(name)).flatMap((name) => rowNormalizer(name, shapes.get(name))),
    "};",
    "",
    "/** Fields that hold HTML, wherever they are. */",
    `export const htmlFields: readonly string[] = ${JSON.stringify(htmlFields(contract))};`,
    "",
  ].join("\n");
}

/** Schemas whose rows come by the hundred. */
const LONG_LISTS = ["Product"];

function rowNormalizer(name, fields) {
  const named = (test) => Object.keys(fields).filter((field) => test(fields[field]));
  const ids = named((kind) => kind === "id");
  const amounts = named((kind) => kind === "money");
  const lists = named((kind) => kind.list !== undefined);
  if (lists.some((field) => fields[field].list !== ""))
    throw new Error(`${name}: rows of long lists have no objects of their own`);
  return [
    `  ${name}(row, run) {`,
    ...ids.map((field) => `    checkId(row.${field}, run);`),
    ...lists.map((field) => `    if (row.${field}) row.${field} = toList(row.${field}) ?? row.${field};`),
    // A line each, because a field whose name is in a variable takes much longer to find.
    ...amounts.map(
      (field) => `    if (typeof row.${field} === "number") row.${field} = toMoney(row.${field}, run);`,
    ),
    "  },",
  ];
}

/** Names of the fields of all schemas that hold HTML. */
function htmlFields({ document }) {
  const fields = Object.values(document.components.schemas).flatMap(({ properties = {}, allOf = [] }) =>
    [properties, ...allOf.map((part) => part.properties ?? {})].flatMap(Object.entries),
  );
  const names = fields.filter(([, { $ref }]) => $ref?.endsWith("/Html")).map(([name]) => name);
  return [...new Set(names)].sort();
}

/** An object literal in one line. */
function printObject(value) {
  if (typeof value !== "object") return JSON.stringify(value);
  const fields = Object.entries(value).map(([key, field]) => `${key}: ${printObject(field)}`);
  return fields.length > 0 ? `{ ${fields.join(", ")} }` : "{}";
}

/** Whether a request may be repeated, by the contract's `x-idempotency`. */
const REPEATABLE = { safe: "safe", natural: "safe", key: "key", toggle: "none", none: "none" };

/** What most operations are, which the table leaves out. */
const DEFAULTS = { method: "POST", idempotency: "safe", output: "object" };

/** What the client must know of an operation. */
function describe({ method, path, idempotency, contentType, acceptedCodes, failures, session, output }) {
  const fields = {
    method,
    idempotency: REPEATABLE[idempotency],
    multipart: contentType === "multipart/form-data" || undefined,
    acceptsCodeZero: acceptedCodes.includes(0) || undefined,
    failures: failures === "caller" ? failures : undefined,
    session: session === "revokes" ? undefined : (session ?? undefined),
    output: outputOf(output),
    rows: LONG_LISTS.includes(output.item) ? output.item : undefined,
    path,
  };
  const isNotDefault = ([name, value]) => value !== undefined && value !== DEFAULTS[name];
  return Object.fromEntries(Object.entries(fields).filter(isNotDefault));
}

function outputOf({ kind, nullable }) {
  if (kind === "object" && nullable) return "nullable";
  return ["object", "list", "page"].includes(kind) ? kind : "any";
}
