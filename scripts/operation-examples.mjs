/**
 * Contract → examples/operations/programs: a program for each operation, with the input of its conformance case. The folder
 * is not tracked: the documentation site and the run of the examples write it first.
 *
 *   node scripts/operation-examples.mjs
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { inputSchema, openapi, operationObject, operations, propertiesOf } from "marketplace-contract";
import { root } from "./lib/root.mjs";
import { printExample } from "./operation-examples/print.mjs";

const FOLDER = join(root, "examples", "operations", "programs");
const CASES = join(root, "packages", "conformance", "src", "cases.ts");

/** Where the suite's input is one the mock refuses: the product has open orders. */
const OTHER_INPUTS = new Map(Object.entries({ "merchantProducts.delete": { id: 1004 } }));

const cases = await readCases();
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
for (const operation of operations) {
  const input = OTHER_INPUTS.get(operation.id) ?? cases[operation.id]?.input;
  writeFileSync(join(FOLDER, `${operation.id}.ts`), printExample(operation, input, isPaged(operation)));
}
console.log(`${operations.length} programs in examples/operations/programs`);

/**
 * The suite's cases, which are TypeScript.
 *
 * @returns {Promise<Record<string, { input: unknown }>>}
 */
async function readCases() {
  const require = createRequire(join(root, "packages", "marketplace-sdk", "package.json"));
  /** @type {typeof import("esbuild")} */
  const { build } = await import(pathToFileURL(require.resolve("esbuild")).href);
  const { outputFiles } = await build({ entryPoints: [CASES], bundle: true, format: "esm", write: false });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString("base64");
  return (await import(`data:text/javascript;base64,${code}`)).cases;
}

/** @param {import("marketplace-contract").Operation} operation */
function isPaged({ id, output }) {
  const input = inputSchema(openapi, operationObject(openapi, id));
  return output.kind === "page" && input !== null && "page" in propertiesOf(openapi, input);
}
