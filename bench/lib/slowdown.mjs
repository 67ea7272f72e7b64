import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";
import { benchFolder } from "./child.mjs";
import { median } from "./stats.mjs";

/**
 * The `benchmarkIndex` of the machine that Lighthouse's fourfold slowdown is made for. Lighthouse warns of a slow host below half of
 * this (core/gather/driver/environment.js).
 */
const REGULAR_INDEX = 2000;
const REGULAR_SLOWDOWN = 4;
const LOOKS = 5;

const require = createRequire(`${benchFolder}/`);

/**
 * The slowdown that makes this machine as slow as Lighthouse's phone. A machine half as fast as the one that the factor of four is
 * made for needs two (docs/throttling.md of Lighthouse, "Calibrating the CPU slowdown"). Never below one, so a machine that is slower
 * than that phone is measured as it is.
 *
 * @param {number} index `benchmarkIndex` of the machine
 */
export const slowdownFor = (index) =>
  Math.min(REGULAR_SLOWDOWN, Math.max(1, (REGULAR_SLOWDOWN * index) / REGULAR_INDEX));

/**
 * Measures this machine's current `benchmarkIndex`, as Lighthouse does.
 *
 * @param {number} port where a browser takes orders
 * @returns {Promise<number>} the middle of several
 */
export async function benchmarkIndex(port) {
  const file = require.resolve("lighthouse/core/lib/page-functions.js");
  const { pageFunctions } = await import(pathToFileURL(file).href);
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  try {
    const [context] = browser.contexts();
    if (!context) throw new Error("The browser has no window to measure in.");
    const page = await context.newPage();
    const looks = [];
    for (let look = 0; look < LOOKS; look += 1)
      looks.push(await page.evaluate(`(${pageFunctions.computeBenchmarkIndex})()`));
    await page.close();
    return median(looks.map(Number));
  } finally {
    await browser.close();
  }
}
