/**
 * Measures how the built shop feels on a phone a quarter as fast as this machine: a list of 10,000 products, a cart of 1,000 lines,
 * and navigation between screens. Fails if a time exceeds its limit. Times are the median of four times the main thread's own CPU
 * time, so other load hardly matters. An empty page shows the unavoidable minimum. A cart without any framework shows how fast this
 * machine is: limits are those of a machine on which it takes 5 ms, and scale with it.
 *
 *   node bench/feel.mjs                 five rounds, about three minutes
 *   node bench/feel.mjs --rounds 9
 *   node bench/feel.mjs --write      also writes the table to docs/figures.md
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { chromePath, LEAN } from "../scripts/lib/browser.mjs";
import { serveFreshSandbox } from "../scripts/lib/serve.mjs";
import { writeSection } from "./lib/document.mjs";
import { cartTimes, emptyPageTimes, listTimes, plainCartTimes, routeTimes } from "./lib/feel-times.mjs";
import { figureTable, report } from "./lib/figures.mjs";
import { median } from "./lib/stats.mjs";

const HEADING = "Feel of the shop";
const { values } = parseArgs({
  options: { rounds: { type: "string", default: "5" }, write: { type: "boolean", default: false } },
});

const MEASURES = { ...emptyPageTimes, ...plainCartTimes, ...listTimes, ...cartTimes, ...routeTimes };
/** Milliseconds for a change in the plain cart on the machine for which the limits were set. */
const PLAIN_MS = 5;

const data = mkdtempSync(join(tmpdir(), "feel-"));
const sandbox = await serveFreshSandbox(data, process.env.SHOP_DIST);
const executablePath = chromePath();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: LEAN });
/** @type {Record<string, number[]>} */
const samples = {};
try {
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const measure of Object.values(MEASURES)) {
      for (const [name, value] of Object.entries(await measure(browser, sandbox.url)))
        samples[name] = [...(samples[name] ?? []), value];
    }
    console.error(`round ${round + 1} of ${values.rounds}`);
  }
} finally {
  await browser.close();
  await sandbox.close();
  rmSync(data, { recursive: true, force: true });
}

/** @param {string} name */
const of = (name) => median(samples[name] ?? []);
const slower = of("plainChange") / PLAIN_MS;
/** @type {(name: string, sample: string, limit?: number) => import("./lib/figures.mjs").Figure} */
const time = (name, sample, limit) => ({
  name,
  value: of(sample),
  unit: "ms",
  ...(limit !== undefined && { limit: limit * slower }),
});

const note = `On a phone a quarter as fast as this machine. Limits are those of a machine on which the plain cart's change takes ${PLAIN_MS} ms; here it takes ${slower.toFixed(2)} times as long, and so may the shop.`;
/** @type {import("./lib/figures.mjs").Figure[]} */
const figures = [
  time("empty page: longest task while scrolling", "emptyScroll"),
  time("empty page: a press to the end of its frame", "emptyPress"),
  time("plain cart of 1,000 lines: change a quantity", "plainChange"),
  time("plain cart of 1,000 lines: remove", "plainRemove"),
  time("10,000 products: longest task while scrolling", "scroll", 50),
  { name: "10,000 products: elements in the page", value: of("nodes"), unit: "", limit: 400 },
  { name: "10,000 products: pixels off the place after Back", value: of("back"), unit: "", limit: 1 },
  time("cart of 1,000 lines: add", "add", 20),
  time("cart of 1,000 lines: change a quantity", "change", 20),
  time("cart of 1,000 lines: remove", "remove", 20),
  time("route change, visited before", "warm", 25),
  time("route change, first visit, chunk warmed", "first", 50),
];
report(HEADING, figures);
console.log(`${note}\n`);
if (values.write) writeSection(HEADING, `${figureTable(figures)}\n\n${note}`);
