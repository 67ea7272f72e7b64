/**
 * Runs a small suite with the packed SDK on every supported runtime, and compiles twenty calls with every supported version of
 * TypeScript. Runtimes and compilers are installed from npm into `.cache` on first use. Needs a build.
 *
 *   node scripts/runtimes.mjs                        everything
 *   node scripts/runtimes.mjs Deno TypeScript     only these
 *   node scripts/runtimes.mjs --short             of the compilers only the oldest and the newest
 *   node scripts/runtimes.mjs --write             also writes the tables to docs/figures.md and the README of the SDK
 */
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { install, pack } from "./lib/packed.mjs";
import { root } from "./lib/root.mjs";
import { hasBinaries, RUNTIMES } from "./runtimes/catalog.mjs";
import { compilerTable, runtimeTable, writeTables } from "./runtimes/document.mjs";
import { bundleWorker, runOn } from "./runtimes/suite.mjs";
import { checkTypes, ENDS, VERSIONS } from "./runtimes/typescript.mjs";

const SDK = "packages/marketplace-sdk";
const names = process.argv.slice(2).filter((arg) => !arg.startsWith("--"));
const isWanted = (/** @type {string} */ name) => names.length === 0 || names.includes(name);
const isShort = process.argv.includes("--short");

let passed = 0;
/** @type {string[]} */
const problems = [];
/** @param {string} what @param {string | undefined} error */
function count(what, error) {
  if (error === undefined) passed++;
  else {
    problems.push(`${what}: ${error.split("\n")[0]}`);
    console.error(`FAILED  ${what}\n${error}`);
  }
}

const work = realpathSync(mkdtempSync(join(tmpdir(), "marketplace-runtimes-")));
/** @type {import("./runtimes/suite.mjs").RuntimeResult[]} */
const runtimes = [];
/** @type {import("./runtimes/typescript.mjs").CompilerResult[]} */
let compilers = [];
try {
  const folder = join(work, "consumer");
  cpSync(join(root, SDK, "runtime-tests"), folder, { recursive: true });
  await install(folder, [await pack(SDK, work)]);
  await bundleWorker(folder);

  const wanted = RUNTIMES.filter(({ name }) => isWanted(name));
  if (!hasBinaries()) console.error(`No runtime has a binary for ${process.platform} ${process.arch}.`);
  for (const runtime of hasBinaries() ? wanted : []) {
    try {
      const result = await runOn(runtime, folder);
      runtimes.push(result);
      for (const [way, results] of Object.entries(result.runs)) {
        for (const { name, error } of results) count(`${result.label}, ${way}: ${name}`, error);
      }
      console.log(`ran     ${result.label}`);
    } catch (error) {
      count(runtime.name, error instanceof Error ? error.message : String(error));
    }
  }
  if (isWanted("TypeScript")) {
    compilers = await checkTypes(folder, isShort ? ENDS : VERSIONS, ({ version, errors }) => {
      for (const [resolution, error] of Object.entries(errors))
        count(`TypeScript ${version}, ${resolution}`, error);
      console.log(`ran     TypeScript ${version}`);
    });
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}

if (runtimes.length > 0) console.log(`\n${runtimeTable(runtimes)}`);
if (compilers.length > 0) console.log(`\n${compilerTable(compilers)}`);
const failed = problems.length;
mkdirSync(join(root, "test-results"), { recursive: true });
writeFileSync(join(root, "test-results", "runtimes.json"), JSON.stringify({ passed, failed, problems }));
if (process.argv.includes("--write")) {
  if (failed > 0 || names.length > 0 || isShort || runtimes.length < RUNTIMES.length)
    console.error("Nothing was written: the tables need a whole run without failures.");
  else writeTables(runtimes, compilers);
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
