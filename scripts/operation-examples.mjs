/**
 * Contract → examples/operations: a program for each operation, with the input of its conformance case.
 *
 *   node scripts/operation-examples.mjs            writes them
 *   node scripts/operation-examples.mjs --check    writes nothing and fails when one is stale
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { inputSchema, openapi, operationObject, operations, propertiesOf } from "marketplace-contract";
import { root } from "./lib/root.mjs";
import { printExample } from "./operation-examples/print.mjs";

const FOLDER = join(root, "examples", "operations");
const CASES = join(root, "packages", "conformance", "src", "cases.ts");

/** Where the suite's input is one the mock refuses: the product has open orders. */
const OTHER_INPUTS = new Map(Object.entries({ "merchantProducts.delete": { id: 1004 } }));

const cases = await readCases();
const wanted = new Map(
  operations.map((operation) => [
    `${operation.id}.ts`,
    printExample(operation, OTHER_INPUTS.get(operation.id) ?? cases[operation.id]?.input, isPaged(operation)),
  ]),
);
mkdirSync(FOLDER, { recursive: true });
const stale = [
  ...[...wanted].filter(([name, text]) => readOrEmpty(join(FOLDER, name)) !== text).map(([name]) => name),
  ...readdirSync(FOLDER).filter((name) => name.endsWith(".ts") && !wanted.has(name)),
];
if (!process.argv.includes("--check")) {
  for (const name of stale) {
    const text = wanted.get(name);
    if (text === undefined) rmSync(join(FOLDER, name));
    else writeFileSync(join(FOLDER, name), text);
  }
  console.log(`${wanted.size} examples of operations, ${stale.length} written`);
} else if (stale.length > 0) {
  console.error(`Stale: ${stale.join(", ")}. Run node scripts/operation-examples.mjs and commit the result.`);
  process.exitCode = 1;
} else {
  console.log(`${wanted.size} examples of operations are fresh`);
}

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

/** @param {string} file */
function readOrEmpty(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}
