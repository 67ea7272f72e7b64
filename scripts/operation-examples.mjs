/**
 * Contract → examples/operations/programs: a program for each operation, with a sample of its input. The folder
 * is not tracked: the documentation site and the run of the examples write it first.
 *
 *   node scripts/operation-examples.mjs
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  inputSchema,
  openapi,
  operationObject,
  operations,
  propertiesOf,
  sampleInput,
} from "marketplace-contract";
import { root } from "./lib/root.mjs";
import { printExample } from "./operation-examples/print.mjs";

const FOLDER = join(root, "examples", "operations", "programs");
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
for (const operation of operations) {
  writeFileSync(
    join(FOLDER, `${operation.id}.ts`),
    printExample(operation, sampleInput(operation.id), isPaged(operation)),
  );
}
console.log(`${operations.length} programs in examples/operations/programs`);

/** @param {import("marketplace-contract").Operation} operation */
function isPaged({ id, output }) {
  const input = inputSchema(openapi, operationObject(openapi, id));
  return output.kind === "page" && input !== null && "page" in propertiesOf(openapi, input);
}
