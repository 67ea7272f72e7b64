// Prints src/generated/operations.ts. The notation is read by src/core/operations.ts.
import { createShapes, dataKind } from "./shapes.mjs";

const FLAGS = {
  "POST none": ".",
  "POST toggle": ".",
  "POST safe": "~",
  "POST natural": "~",
  "POST key": "!",
  "GET safe": "?",
  "GET natural": "?",
  "GET none": "-",
};

/** Rows of lists that may be long, by the name of their schema. */
const LONG = ["Product"];

/** @param long schemas whose correction is written out as code */
export function printTable(contract, operations, long = LONG) {
  const shapes = createShapes(contract, long);
  const groups = new Map();
  for (const operation of operations) {
    if (!/^\/api\/\w+\/\w+$/.test(operation.url))
      throw new Error(`${operation.id}: path ${operation.url} is not /api/<group>/<action>`);
    const isForm = operation.media === "multipart/form-data";
    const flag = isForm ? "^" : FLAGS[`${operation.method} ${operation.idempotency}`];
    if (!flag || (isForm && operation.idempotency !== "none")) {
      throw new Error(
        `${operation.id}: no flag for ${operation.method} ${operation.media} ${operation.idempotency}`,
      );
    }
    const kind = dataKind(contract, operation.data, operation.accepted);
    const path = operation.url.slice("/api/".length);
    groups.set(operation.tag, [
      ...(groups.get(operation.tag) ?? []),
      `${operation.name}${flag}${kind}${shapes.number(operation.id, operation.data)}:${path}`,
    ]);
  }
  const rows = [...groups].map(([group, list]) => `  ${group}: "${list.join(" ")}",`);
  return [
    'import { checkId, decimal } from "../core/numbers";',
    'import type { Fix } from "../core/shapes";',
    "",
    ...shapes.lines(),
    "",
    "/** Every operation of the contract; src/core/operations.ts explains the notation. */",
    "export const table: Readonly<Record<string, string>> = {",
    ...rows,
    "};",
    "",
  ].join("\n");
}
