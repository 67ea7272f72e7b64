/**
 * Compares the sandbox with the bare limits of its parts and with Prism, and fails past a limit. Part of
 * `npm run bench`; alone, once the sandbox is built:
 *
 *   node packages/sandbox/bench/bench.mjs [--write]
 */
import { availableParallelism, loadavg } from "node:os";
import { writeSection } from "../../../bench/lib/document.mjs";
import { figureTable, report } from "../../../bench/lib/figures.mjs";
import { measureSandbox } from "./lib/measure.mjs";

const HEADING = "Sandbox";
const [load = 0] = loadavg();
const isBusy = load > availableParallelism() / 2;
if (isBusy) console.error("This machine is busy: limits may be missed, run it again when it is quiet.");

const { figures, note } = await measureSandbox({
  library: new URL("../dist/", import.meta.url),
  rounds: 9,
  say: (what) => console.error(`measuring ${what} …`),
});
report(HEADING, figures);
console.log(`${note}\n`);
if (process.argv.includes("--write")) {
  const machine = `Node ${process.versions.node} on ${process.platform}${isBusy ? ", busy with something else" : ""}`;
  writeSection(HEADING, `${figureTable(figures)}\n\n${machine}. ${note}`);
}
