/**
 * Compares time and memory of the SDK with other clients, and of the sandbox with the limits of its parts. Fails if a figure exceeds
 * its limit.
 *
 *   npm run bench               all figures, about twelve minutes
 *   npm run bench -- --write    also writes them to docs/figures.md
 *   npm run bench -- search     only search among 300,000 products, which take minutes to insert
 */

import { availableParallelism, loadavg } from "node:os";
import { EFFORT } from "./lib/call-time.mjs";
import { runWorker } from "./lib/child.mjs";
import { writeSection } from "./lib/document.mjs";
import { clientFigure, figureTable, report } from "./lib/figures.mjs";
import { importTimes } from "./lib/import-time.mjs";
import { callTimesInPage } from "./lib/page.mjs";
import { installPeers, peerVersions } from "./lib/peers.mjs";
import { moduleCounts } from "./lib/sdk-sizes.mjs";

/** @typedef {Record<string, number>} Measured by client */

/**
 * Added time per call: at most 0.8 of openapi-fetch's, 0.2 of ky's and 0.1 of axios's.
 *
 * @param {string} name
 * @param {Measured} added microseconds
 */
function addedTime(name, added) {
  const { "openapi-fetch": thin = 0, ky = 0, axios = 0 } = added;
  return clientFigure(name, "µs", added, { limit: Math.min(0.8 * thin, 0.2 * ky, 0.1 * axios) });
}

if (process.argv.includes("search")) {
  await import("../packages/sandbox/bench/search.mjs");
  process.exit();
}
installPeers();
const [load = 0] = loadavg();
const isBusy = load > availableParallelism() / 2;
if (isBusy) console.error("This machine is busy: times may be off, run it again when it is quiet.");
const say = (/** @type {string} */ what) => console.error(`measuring ${what} …`);

say("time per call in Node");
/** @type {import("./lib/call-time.mjs").CallTimes} */
const node = await runWorker("call-time");
say("time per call in Chromium");
const page = await callTimesInPage(EFFORT);
say("allocation");
/** @type {{ get: Measured, post: Measured }} */
const bytes = await runWorker("allocation", [
  "--expose-gc",
  "--min-semi-space-size=64",
  "--max-semi-space-size=64",
]);
say("memory");
/** @type {Measured} */
const grown = await runWorker("memory", ["--expose-gc"]);
say("import");
const imports = await importTimes(100);
say("calls per second on loopback");
/** @type {Measured} */
const rates = await runWorker("loopback");

const figures = [
  addedTime("added to fetch per call, GET, Node", node.get),
  addedTime("added to fetch per call, POST, Node", node.post),
  addedTime("added to fetch per call, GET, Chromium", page.get),
  addedTime("added to fetch per call, POST, Chromium", page.post),
  clientFigure("100 kB list answer over fetch, Node", "×", node.list, { limit: 1.08 }),
  clientFigure("100 kB list answer over fetch, Chromium", "×", page.list, { limit: 1.08 }),
  clientFigure("allocation per call over fetch, GET", "×", bytes.get, { limit: 1.5 }),
  clientFigure("allocation per call over fetch, POST", "×", bytes.post, { limit: 1.5 }),
  clientFigure("memory kept after 10,000 calls in a row", "kB", grown, { limit: 100_000 }),
  clientFigure("process that imports it, over one that imports nothing", "×", imports, { limit: 1.05 }),
  clientFigure("modules loaded by an import", "", await moduleCounts(), { limit: 2 }),
  clientFigure("calls/s on loopback, 50 at once, over fetch", "×", rates, { limit: 0.85, atLeast: true }),
];
report("Speed of the SDK", figures);
if (process.argv.includes("--write")) {
  const machine = `Node ${process.versions.node} on ${process.platform}${isBusy ? ", busy with something else" : ""}`;
  const method =
    "All clients are measured in turns and compared round by round, the middle round counts; every client sends the same " +
    "headers and reads the same answers.";
  writeSection("Speed of the SDK", `${figureTable(figures)}\n\n${machine}; ${peerVersions()}. ${method}`);
}

// A separate program, because it needs neither a browser nor other clients.
await import("../packages/sandbox/bench/bench.mjs");
