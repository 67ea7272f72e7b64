/**
 * Runs the main journeys in Chromium, Firefox and WebKitGTK and prints how long each took. Needs the built shop and sandbox, and
 * Debian's packages `firefox-esr`, `webkit2gtk-driver`, `xvfb` and `xauth`.
 *
 *   npm run engines               the table
 *   npm run engines -- --write    also writes it to docs/figures.md
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { markdownTable, writeSection } from "../bench/lib/figures.mjs";
import { root } from "./lib/root.mjs";

const ENGINES = ["chromium", "firefox", "webkit"];

/**
 * @typedef {{ title: string, tests: { projectName: string, status: string, results: { duration: number }[] }[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 */

const folder = join(root, "packages", "storefront");
const { status } = spawnSync(
  process.execPath,
  [
    join(root, "node_modules/@playwright/test/cli.js"),
    "test",
    ...ENGINES.map((name) => `--project=${name}`),
    "--workers=1",
  ],
  { cwd: folder, stdio: "inherit" },
);
/** @type {{ suites: Suite[] }} */
const { suites } = JSON.parse(readFileSync(join(folder, "test-results", "e2e.json"), "utf8"));
const rows = [...timesByTitle(suites.flatMap(specsOf))].map(([title, times]) => [
  title,
  ...ENGINES.map((name) => times.get(name) ?? "failed"),
]);
const table = markdownTable([["Journey", "Chromium", "Firefox ESR", "WebKitGTK"], ...rows]);
console.log(`\n${table}`);
if (process.argv.includes("--write")) {
  writeSection(
    "Journeys in three engines",
    `${table}\n\nAgainst the sandbox, in a window as narrow as a phone's, from a browser that was just started. WebKitGTK is of the ` +
      "engine family of Safari; it is not Safari, and nothing here was tried on an iPhone.",
  );
}
process.exit(status ?? 1);

/** @param {Suite} suite @returns {Spec[]} */
function specsOf({ specs = [], suites: inner = [] }) {
  return [...specs, ...inner.flatMap(specsOf)];
}

/** @param {readonly Spec[]} specs one for each project and title */
function timesByTitle(specs) {
  /** @type {Map<string, Map<string, string>>} */
  const byTitle = new Map();
  for (const { title, tests } of specs) {
    const times = byTitle.get(title) ?? new Map();
    byTitle.set(title, times);
    for (const { projectName, status: outcome, results } of tests) {
      if (outcome !== "expected" && outcome !== "flaky") continue;
      times.set(projectName, `${((results.at(-1)?.duration ?? 0) / 1000).toFixed(1)} s`);
    }
  }
  return byTitle;
}
