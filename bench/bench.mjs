/**
 * Times and memory of the SDK next to other clients, and of the sandbox next to its parts. Fails where a figure alarms.
 *
 *   npm run bench                    all of them, on a quiet machine
 *   npm run bench -- types search    only those of: speed, types, sandbox, pages (of a built shop), search (300,000 products, which take minutes to insert)
 *   npm run bench -- --write         also writes them to docs/figures.md
 */
import { spawnSync } from "node:child_process";
import { availableParallelism, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { installPackages } from "./lib/packages.mjs";

const { values, positionals } = parseArgs({
  options: { write: { type: "boolean", default: false } },
  allowPositionals: true,
});
/** No garbage is collected during a sample of allocations. */
const HEAP = ["--expose-gc", "--min-semi-space-size=64", "--max-semi-space-size=64"];
/** @type {Record<string, string[]>} */
const PARTS = {
  speed: [...HEAP, "bench/speed.mjs"],
  types: ["bench/types.mjs"],
  sandbox: ["packages/sandbox/bench/bench.mjs"],
  pages: ["packages/sandbox/bench/pages.mjs"],
  search: ["packages/sandbox/bench/search.mjs"],
};

const [load = 0] = loadavg();
if (load > availableParallelism() / 2) console.error("This machine is busy: run it again when it is quiet.");
installPackages();
for (const name of positionals.length > 0 ? positionals : Object.keys(PARTS)) {
  const args = PARTS[name];
  if (!args) throw new Error(`"${name}" is not one of: ${Object.keys(PARTS).join(", ")}`);
  const { status } = spawnSync(process.execPath, [...args, ...(values.write ? ["--write"] : [])], {
    stdio: "inherit",
  });
  if (status !== 0) process.exitCode = 1;
}
