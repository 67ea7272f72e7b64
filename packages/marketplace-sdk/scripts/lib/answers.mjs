// Prints src/generated/answers.ts: how each operation succeeds, from the factories of `marketplace-sdk/testing`.
import { dataSchema, inputSchema, propertiesOf, requiredOf } from "marketplace-contract";

/** Rows of each list, so that it has a second page. */
const ROWS = 12;
/** Fields that say which row is meant, in a request and in the row. */
const IDENTITY = ["id", "order_no", "pay_no"];

/** The field that identifies a row, where request and row share it. */
function identityFields({ openapi }, { source }) {
  const input = inputSchema(openapi, source);
  if (!input) return [];
  const required = requiredOf(openapi, input);
  const properties = propertiesOf(openapi, dataSchema(openapi, source));
  return IDENTITY.filter((field) => required.includes(field) && field in properties);
}

function answer(contract, operation) {
  const { id, output } = operation;
  if (output.kind === "null") return "() => ok(null)";
  if (output.kind === "list") return `() => ok(make.list("${output.item}", 3))`;
  if (output.kind === "page") return `pageOf(make("${output.schema}"), make.list("${output.item}", ${ROWS}))`;
  if (!output.schema) throw new Error(`${id}: its data has no name for a factory`);
  const fields = output.nullable ? "" : identityFields(contract, operation).join(", ");
  return fields
    ? `({ ${fields} }) => ok(make("${output.schema}", { ${fields} }))`
    : `() => ok(make("${output.schema}"))`;
}

export function printAnswers(contract) {
  return [
    'import { ok, pageOf } from "../testing/envelopes.js";',
    'import type { Factory } from "../testing/factory.js";',
    'import type { AllHandlers } from "../testing/handlers.js";',
    "",
    "/** A success of every operation. */",
    "export const answers = (make: Factory): AllHandlers => ({",
    ...contract.operations.map((operation) => `  "${operation.id}": ${answer(contract, operation)},`),
    "});",
    "",
  ].join("\n");
}
