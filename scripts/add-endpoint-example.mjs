/**
 * The worked example of "Add an endpoint" in CONTRIBUTING.md. Adds a read, `stores.categories`, and a write with an
 * `Idempotency-Key`, `purchaseRequests.extend`, to a copy of the repository, generates, runs the checks of contract and SDK, and
 * calls the new methods on the mock; then adds both to the reference server and proves them there: owners and repeated
 * deliveries. Counts the files that were written by hand.
 *
 *   node scripts/add-endpoint-example.mjs           fails above two files for contract and SDK, or six in all, for either
 *   node scripts/add-endpoint-example.mjs --keep    keeps the copy for inspection
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
import { READ, ROWS } from "./endpoint-example/read.mjs";
import { WRITE } from "./endpoint-example/write.mjs";
import { isListed, LIST, listedFiles } from "./lib/generated-rules.mjs";
import { npmCommand } from "./lib/npm.mjs";
import { succeed } from "./lib/packed.mjs";
import { root } from "./lib/root.mjs";

const MAX_CONTRACT_FILES = 2;
const MAX_FILES = 6;
const STEP_MS = 10 * 60_000;
const SDK = "marketplace-sdk";
/** The mock accepts any token. */
const ANY_TOKEN = "6f1c9d52-3a7e-4b0f-9d41-0c5a8e2b7f13";
const ENDPOINTS = [READ, WRITE];
const CONTRACT = ENDPOINTS.flatMap(({ contract }) => contract);
const SERVER = ENDPOINTS.flatMap(({ server }) => server);

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
  await compile("const rows: StoreSection[] = await market.stores.categories({ id: 1 });");
  await compile("const request: PurchaseRequest = await market.purchaseRequests.extend({ id: 1, days: 7 });");
  await assert.rejects(compile("await market.stores.categories();"), /Expected 1-2 arguments, but got 0/);
  await callOnMock();
  checkTouched(CONTRACT);

  write(SERVER);
  await npm("generate");
  for (const name of ["marketplace-sandbox", "marketplace-conformance"]) await npm("typecheck", name);
  await proveOnServer();
  checkTouched([...CONTRACT, ...SERVER]);

  for (const { id, contract, server } of ENDPOINTS) {
    report(`${id}, contract and SDK`, contract, MAX_CONTRACT_FILES);
    report(`${id}, the whole repository`, [...contract, ...server], MAX_FILES);
  }
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

/**
 * Checks that the changed files of the copy are those that the examples wrote or known scripts generated. Any other file would come
 * from a script that the list does not have.
 *
 * @param {import("./endpoint-example/edits.mjs").Edit[]} edits
 */
function checkTouched(edits) {
  const listed = listedFiles(readFileSync(join(copy, LIST), "utf8"));
  const touched = touchedFiles(copy).filter((path) => !isListed(path, listed));
  assert.deepEqual(touched, edits.map(({ path }) => path).sort());
}

/**
 * @param {string} scope
 * @param {import("./endpoint-example/edits.mjs").Edit[]} edits
 * @param {number} most
 */
function report(scope, edits, most) {
  console.log(`${scope}: ${edits.length} hand-written files`);
  for (const { path } of edits) console.log(`  ${path}`);
  if (edits.length > most) throw new Error(`${scope} needs ${edits.length} files, at most ${most} should do`);
}

/** The new operations in the proofs of owners and repeated deliveries, and on the mock as the suite of the contract calls them. */
async function proveOnServer() {
  const names = ENDPOINTS.map(({ id }) => id.replace(".", "\\.")).join("|");
  const prove = (/** @type {string} */ name, /** @type {string[]} */ files) =>
    succeed(
      [process.execPath, join(root, "node_modules/vitest/vitest.mjs"), "run", "-t", names, ...files],
      join(copy, "packages", name),
      STEP_MS,
    );
  await prove("sandbox", ["test/proof/owners", "test/proof/replay"]);
  await prove("conformance", ["test/examples.test.ts"]);
}

/**
 * Runs a script of the copy.
 *
 * @param {string} script
 * @param {string} [workspace]
 */
async function npm(script, workspace) {
  const scope = workspace ? ["--workspace", workspace] : [];
  // The copy needs no installation, since its links lead to the packages of this repository.
  await succeed([...npmCommand(), "run", "--silent", "--ignore-scripts", script, ...scope], copy, STEP_MS);
}

/**
 * Compiles a program that uses the built SDK.
 *
 * @param {string} line
 * @throws {Error} with the compiler's output
 */
async function compile(line) {
  const folder = join(copy, "test-results", "consumer");
  mkdirSync(folder, { recursive: true });
  const imports =
    'import { createMarketplace, type PurchaseRequest, type StoreSection } from "marketplace-sdk";';
  const market = 'const market = createMarketplace({ baseUrl: "https://api.market.example" });';
  const program = [imports, market, line, "export type { PurchaseRequest, StoreSection };", ""].join("\n");
  writeFileSync(join(folder, "program.mts"), program);
  const options = ["--noEmit", "--strict", "--skipLibCheck", "--module", "nodenext", "--target", "es2022"];
  const tsc = join(copy, "packages", "native-compiler", "tsc7.mjs");
  await succeed([process.execPath, tsc, ...options, "program.mts"], folder, STEP_MS);
}

/** Calls the new methods of the built SDK on the mock of the copy's contract. */
async function callOnMock() {
  const load = (/** @type {string} */ path) => import(pathToFileURL(join(copy, path)).href);
  /** @type {typeof import("../openapi/mock/server.mjs")} */
  const { startMock } = await load("openapi/mock/server.mjs");
  const { createMarketplace, memorySession } = await load("packages/marketplace-sdk/dist/index.js");
  const mock = await startMock();
  try {
    const session = memorySession();
    const market = createMarketplace({ baseUrl: mock.url, session });
    assert.deepEqual(await market.stores.categories({ id: 1 }), ROWS);
    session.set(ANY_TOKEN);
    assert.equal((await market.purchaseRequests.extend({ id: 801, days: 7 })).status, "open");
  } finally {
    await mock.close();
  }
}
