// Prints src/generated/answers.ts: how each operation succeeds, from the factories of `marketplace-sdk/testing`.
import { objectOf } from "./samples.mjs";

/** Rows of each list, so that it has a second page. */
const ROWS = 12;
/** Fields that say which row is meant, in a request and in the row. */
const IDENTITY = ["id", "order_no", "pay_no"];

/** Name of the schema of a choice's first branch, of a plain reference, or of a list's items. */
function nameOf(contract, { node, path }) {
  const at = contract.follow(node, path);
  const branch = at.node.anyOf?.[0];
  return branch ? contract.follow(branch, at.path).name : at.name;
}

/** The row that was asked for, where request and row name it alike. */
function asked(contract, { body, data }) {
  if (!body) return [];
  const { required } = objectOf(contract, body);
  const { properties } = objectOf(contract, data);
  return IDENTITY.filter((field) => required.includes(field) && properties.has(field));
}

function answer(contract, operation) {
  const { data } = operation;
  const { node, path } = contract.follow(data.node, data.path);
  if (node.type === "null") return "() => ok(null)";
  if (node.type === "array") {
    return `() => ok(make.list("${nameOf(contract, { node: node.items, path })}", 3))`;
  }
  const name = nameOf(contract, data);
  if (!name) throw new Error(`${operation.id}: its data has no name for a factory`);
  const rows = objectOf(contract, data).properties;
  if (rows.has("last_page") && rows.has("data")) {
    const list = contract.follow(rows.get("data").node, rows.get("data").path);
    const row = nameOf(contract, { node: list.node.items, path: list.path });
    return `pageOf(make("${name}"), make.list("${row}", ${ROWS}))`;
  }
  const fields = asked(contract, operation).join(", ");
  return fields ? `({ ${fields} }) => ok(make("${name}", { ${fields} }))` : `() => ok(make("${name}"))`;
}

export function printAnswers(contract, operations) {
  return [
    'import { ok, pageOf } from "../testing/envelopes";',
    'import type { Factory } from "../testing/factory";',
    'import type { EveryReply } from "../testing/replies";',
    "",
    "/** A success of every operation. */",
    "export const answers = (make: Factory): EveryReply => ({",
    ...operations.map((operation) => `  "${operation.id}": ${answer(contract, operation)},`),
    "});",
    "",
  ].join("\n");
}
