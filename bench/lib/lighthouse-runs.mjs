import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";
import { chromePath, LEAN } from "../../scripts/lib/browser.mjs";
import { benchFolder } from "./child.mjs";
import { benchmarkIndex, slowdownFor } from "./slowdown.mjs";
import { median } from "./stats.mjs";

/**
 * Lighthouse's result for one page.
 *
 * @typedef {object} Audit
 * @property {string} name
 * @property {boolean} isPublic to everyone, without a login
 * @property {number[]} scores performance, accessibility, best practices, SEO: 0 to 100
 * @property {number} lcp largest contentful paint, milliseconds
 * @property {number} tbt total blocking time, milliseconds
 * @property {number} ownTbt the same by the processor time of the page's main thread
 * @property {number} cls cumulative layout shift
 * @property {number} slowdown how many times slower than this machine the phone was taken to be
 * @property {string[]} faults titles of what cost points outside performance
 */

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
/** Chromium opens a debugging port, so only one can run at a time. */
const require = createRequire(`${benchFolder}/`);

/**
 * A page to audit.
 *
 * @typedef {object} Target
 * @property {string} name
 * @property {string} url
 * @property {{ username: string, password: string }} [account] signed in beforehand
 */

/**
 * One run in its own browser.
 *
 * @param {Target} target
 * @param {object} device
 * @param {number | undefined} [device.slowdown] of the processor; by default from the speed of the machine for a phone, none for a desktop
 * @param {boolean} [device.isDesktop] by Lighthouse's preset for desktops
 * @param {string | undefined} [device.spki] hash of the key that a certificate is trusted for
 * @returns {Promise<Audit>}
 * @throws {Error} when Lighthouse can't judge the page
 */
export async function audit({ name, url, account }, { slowdown, isDesktop = false, spki } = {}) {
  const { default: lighthouse } = await import(pathToFileURL(require.resolve("lighthouse")).href);
  const launcher = await import(pathToFileURL(require.resolve("chrome-launcher")).href);
  const chromePathFound = chromePath();
  const chrome = await launcher.launch({
    ...(chromePathFound && { chromePath: chromePathFound }),
    chromeFlags: [
      "--headless=new",
      "--no-sandbox",
      ...LEAN,
      ...(spki ? [`--ignore-certificate-errors-spki-list=${spki}`] : []),
    ],
  });
  try {
    if (account) await logIn(chrome.port, new URL(url).origin, account);
    const desktop = isDesktop ? await desktopConfig() : undefined;
    const cpuSlowdownMultiplier =
      slowdown ?? (isDesktop ? 1 : slowdownFor(await benchmarkIndex(chrome.port)));
    const flags = {
      port: chrome.port,
      throttling: { ...desktop?.settings.throttling, cpuSlowdownMultiplier },
      // Keep the session, but remove everything that the login has loaded.
      disableStorageReset: account !== undefined,
      onlyCategories: CATEGORIES,
      logLevel: "error",
    };
    const { lhr, artifacts } = await lighthouse(url, flags, desktop);
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    if (new URL(lhr.finalDisplayedUrl).pathname !== new URL(url).pathname)
      throw new Error(`${name} led to ${lhr.finalDisplayedUrl}.`);
    const value = (/** @type {string} */ id) => lhr.audits[id].numericValue;
    return {
      name,
      isPublic: account === undefined,
      scores: CATEGORIES.map((id) => Math.round(lhr.categories[id].score * 100)),
      lcp: value("largest-contentful-paint"),
      tbt: value("total-blocking-time"),
      ownTbt: ownBlocking(artifacts.Trace.traceEvents, lhr.finalDisplayedUrl, cpuSlowdownMultiplier),
      cls: value("cumulative-layout-shift"),
      slowdown: cpuSlowdownMultiplier,
      faults: CATEGORIES.slice(1).flatMap((id) =>
        lhr.categories[id].auditRefs
          .filter((/** @type {{ weight: number }} */ { weight }) => weight > 0)
          .map((/** @type {{ id: string }} */ ref) => lhr.audits[ref.id])
          .filter((/** @type {{ score: number | null }} */ { score }) => score !== null && score < 1)
          .map((/** @type {{ title: string }} */ { title }) => title),
      ),
    };
  } finally {
    await chrome.kill();
  }
}

/**
 * Lighthouse's `--preset=desktop`.
 *
 * @returns {Promise<{ settings: { throttling: object } }>}
 */
async function desktopConfig() {
  const file = require.resolve("lighthouse/core/config/desktop-config.js");
  return (await import(pathToFileURL(file).href)).default;
}

/** The part of a task beyond this counts as blocking, in milliseconds (web.dev, "Total Blocking Time"). */
const LONG_TASK_MS = 50;

/**
 * The blocking time of the page's main thread after its first paint, in its own CPU time. Lighthouse itself counts the whole duration
 * of a task, including waiting for a processor, which is busy here with the server, the database, the rest of the browser and
 * Lighthouse.
 *
 * @typedef {import("./main-thread.mjs").TraceEvent & { args: { frame?: string, data?: { documentLoaderURL?: string } } }} PageEvent
 * @param {PageEvent[]} events of the trace
 * @param {string} url of the page
 * @param {number} slowdown
 * @returns {number} milliseconds
 * @throws {Error} when the trace has no such page
 */
function ownBlocking(events, url, slowdown) {
  const start = events.find(
    ({ name, args }) => name === "navigationStart" && args.data?.documentLoaderURL === url,
  );
  const paint = events.find(
    ({ name, args }) => name === "firstContentfulPaint" && args.frame === start?.args.frame,
  );
  if (!start || !paint) throw new Error(`The trace has no first paint of ${url}.`);
  return events
    .filter(({ name, pid, tid }) => /RunTask$/.test(name) && pid === start.pid && tid === start.tid)
    .filter(({ ts }) => ts > paint.ts)
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * slowdown - LONG_TASK_MS), 0);
}

/**
 * Logs in as a person does, and leaves the browser with the session but nothing else of the shop.
 *
 * @param {number} port where the browser takes orders
 * @param {string} origin of the shop
 * @param {{ username: string, password: string }} account
 */
async function logIn(port, origin, { username, password }) {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  try {
    // The browser's default context, in which Lighthouse opens its tab.
    const [context] = browser.contexts();
    if (!context) throw new Error("The browser has no window to log in.");
    const page = await context.newPage();
    await page.goto(`${origin}/login`);
    await page.getByLabel("Username or email").fill(username);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Log in" }).click();
    await page.waitForURL((address) => address.pathname !== "/login");
    await page.goto("about:blank");
    const session = await context.newCDPSession(page);
    await session.send("Storage.clearDataForOrigin", {
      origin,
      storageTypes: "service_workers,cache_storage",
    });
    await session.send("Network.clearBrowserCache");
    await page.close();
  } finally {
    await browser.close();
  }
}

/**
 * The median of the runs for each figure on its own, so that a disturbance in one figure of a run does not affect the others.
 *
 * @param {Audit[]} runs of one page, at least one
 * @returns {Audit}
 */
export function medianOf(runs) {
  const [first] = runs;
  if (!first) throw new Error("No run to take the median of");
  const middle = (/** @type {(run: Audit) => number | undefined} */ figure) =>
    median(runs.map((run) => figure(run) ?? Number.NaN));
  return {
    name: first.name,
    isPublic: first.isPublic,
    scores: first.scores.map((_score, index) => middle(({ scores }) => scores[index])),
    lcp: middle(({ lcp }) => lcp),
    tbt: middle(({ tbt }) => tbt),
    ownTbt: middle(({ ownTbt }) => ownTbt),
    cls: middle(({ cls }) => cls),
    slowdown: middle(({ slowdown }) => slowdown),
    faults: [...new Set(runs.flatMap(({ faults }) => faults))],
  };
}
