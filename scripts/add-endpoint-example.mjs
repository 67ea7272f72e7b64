/**
 * The worked example of "Add an endpoint" in CONTRIBUTING.md. Adds `stores.categories` to a copy of the repository, generates,
 * runs the checks of contract and SDK, calls the new method on the mock and counts the files that were written by hand; then
 * adds it to the reference server and the checker, too.
 *
 *   node scripts/add-endpoint-example.mjs           fails when contract and SDK need more than three files
 *   node scripts/add-endpoint-example.mjs --keep    leaves the copy for a look at it
 */
import assert from "node:assert/strict";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { copyRepository, touchedFiles } from "./endpoint-example/copy.mjs";
import { CONTRACT, ROWS, SERVER } from "./endpoint-example/edits.mjs";
import { isKnownProduct, LIST, listedProducts } from "./lib/generated-rules.mjs";
import { npmCommand } from "./lib/npm.mjs";
import { succeed } from "./lib/packed.mjs";
import { root } from "./lib/root.mjs";

const MOST = 3;
const STEP_MS = 5 * 60_000;
const SDK = "marketplace-sdk";

const copy = realpathSync(mkdtempSync(join(tmpdir(), "add-endpoint-")));
try {
  copyRepository(root, copy);

  write(CONTRACT);
  await npm("generate");
  await npm("build", SDK);
  await npm("lint", "marketplace-contract");
  await npm("test", "marketplace-contract");
  await npm("typecheck", SDK);
  await npm("test", SDK);
  await compile("const rows: StoreCategory[] = await market.stores.categories({ id: 1 });");
  await assert.rejects(compile("await market.stores.categories();"), /Expected 1-2 arguments, but got 0/);
  await callOnMock();
  report("contract and SDK", CONTRACT);
  const needed = handWritten().length;

  write(SERVER);
  await npm("generate");
  for (const name of ["marketplace-sandbox", "marketplace-conformance"]) await npm("typecheck", name);
  report("the whole repository", [...CONTRACT, ...SERVER]);

  if (needed > MOST) throw new Error(`contract and SDK need ${needed} files, at most ${MOST} should do`);
} finally {
  if (process.argv.includes("--keep")) console.log(copy);
  else rmSync(copy, { recursive: true, force: true });
}

/** @param {import("./endpoint-example/edits.mjs").Edit[]} edits */
function write(edits) {
  for (const { path, write } of edits) {
    const file = join(copy, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, write(existsSync(file) ? readFileSync(file, "utf8") : ""));
  }
}

/** What was touched in the copy and is no product of a script. */
function handWritten() {
  const listed = listedProducts(readFileSync(join(copy, LIST), "utf8"));
  return touchedFiles(copy).filter((path) => !isKnownProduct(path, listed));
}

/**
 * @param {string} scope
 * @param {import("./endpoint-example/edits.mjs").Edit[]} edits
 */
function report(scope, edits) {
  const files = handWritten();
  // A file that the example did not write would be the product of a script that the list does not know.
  assert.deepEqual(files, edits.map(({ path }) => path).sort());
  console.log(
    `${files.length} hand-written files for ${scope}:\n${files.map((path) => `  ${path}`).join("\n")}`,
  );
}

/**
 * Runs a script of the copy.
 *
 * @param {string} script
 * @param {string} [workspace]
 */
async function npm(script, workspace) {
  const scope = workspace ? ["--workspace", workspace] : [];
  // The copy is installed: links lead to the packages of this repository.
  await succeed([...npmCommand(), "run", "--silent", "--ignore-scripts", script, ...scope], copy, STEP_MS);
}

/**
 * Compiles a program that uses the built SDK.
 *
 * @param {string} line
 * @throws {Error} with what the compiler said
 */
async function compile(line) {
  const folder = join(copy, "test-results", "consumer");
  mkdirSync(folder, { recursive: true });
  const imports = 'import { createMarketplace, type StoreCategory } from "marketplace-sdk";';
  const market = 'const market = createMarketplace({ baseUrl: "https://api.market.example" });';
  const program = [imports, market, line, "export type { StoreCategory };", ""].join("\n");
  writeFileSync(join(folder, "program.mts"), program);
  const options = ["--noEmit", "--strict", "--skipLibCheck", "--module", "nodenext", "--target", "es2022"];
  const tsc = join(copy, "packages", "native-compiler", "tsc7.mjs");
  await succeed([process.execPath, tsc, ...options, "program.mts"], folder, STEP_MS);
}

/** The new method, of the built SDK, on the mock of the copy's contract. */
async function callOnMock() {
  const load = (/** @type {string} */ path) => import(pathToFileURL(join(copy, path)).href);
  /** @type {typeof import("../openapi/mock/server.mjs")} */
  const { startMock } = await load("openapi/mock/server.mjs");
  const { createMarketplace } = await load("packages/marketplace-sdk/dist/index.js");
  const mock = await startMock();
  try {
    const market = createMarketplace({ baseUrl: mock.url });
    assert.deepEqual(await market.stores.categories({ id: 1 }), ROWS);
  } finally {
    await mock.close();
  }
}
