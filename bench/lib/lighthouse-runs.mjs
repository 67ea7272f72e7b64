import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { chromePath } from "../../scripts/lib/browser.mjs";
import { benchFolder } from "./child.mjs";

/**
 * What Lighthouse said of one page.
 *
 * @typedef {object} Audit
 * @property {string} name
 * @property {number[]} scores performance, accessibility, best practices, SEO: 0 to 100
 * @property {number} lcp largest contentful paint, milliseconds
 * @property {number} tbt total blocking time, milliseconds
 * @property {number} cls cumulative layout shift
 * @property {string[]} faults titles of what cost points outside performance
 */

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
/** Chromium opens a debugging port: one at a time. */
const require = createRequire(`${benchFolder}/`);

/**
 * One run in a browser of its own.
 *
 * @param {string} name
 * @param {string} url
 * @returns {Promise<Audit>}
 * @throws {Error} when Lighthouse can't judge the page
 */
export async function audit(name, url) {
  const { default: lighthouse } = await import(pathToFileURL(require.resolve("lighthouse")).href);
  const launcher = await import(pathToFileURL(require.resolve("chrome-launcher")).href);
  const chromePathFound = chromePath();
  const chrome = await launcher.launch({
    ...(chromePathFound && { chromePath: chromePathFound }),
    chromeFlags: ["--headless=new", "--no-sandbox"],
  });
  try {
    const { lhr } = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: CATEGORIES,
      logLevel: "error",
    });
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    const value = (/** @type {string} */ id) => lhr.audits[id].numericValue;
    return {
      name,
      scores: CATEGORIES.map((id) => Math.round(lhr.categories[id].score * 100)),
      lcp: value("largest-contentful-paint"),
      tbt: value("total-blocking-time"),
      cls: value("cumulative-layout-shift"),
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
 * The run whose performance is in the middle.
 *
 * @param {Audit[]} runs at least one
 * @returns {Audit}
 */
export function medianOf(runs) {
  const sorted = [...runs].sort((a, b) => (a.scores[0] ?? 0) - (b.scores[0] ?? 0) || b.lcp - a.lcp);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error("No run to take the median of");
  return middle;
}
