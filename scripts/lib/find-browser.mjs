import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { join } from "node:path";
import { isExecutable, systemBrowsers } from "./browser.mjs";
import { root } from "./root.mjs";

const INSTALL_LIMIT_MS = 5 * 60_000;
const require = createRequire(join(root, "packages", "storefront", "package.json"));

/**
 * Finds or installs a Chromium-based browser: CHROME_PATH, the system's, Playwright's own, then an installation by Playwright and,
 * as root, one by apt-get.
 *
 * @returns {string} path of a browser that starts
 * @throws {Error} with one sentence that says what is missing
 */
export function findBrowser() {
  const asked = process.env.CHROME_PATH;
  if (asked) {
    if (starts(asked)) return asked;
    throw new Error(`CHROME_PATH is ${asked}, but no browser starts there: correct or unset it.`);
  }
  const found = findInstalled() ?? byPlaywright() ?? byApt();
  if (found) return found;
  throw new Error(
    "The browser tests need Chromium or Chrome, and none could be found or installed: install one and set CHROME_PATH to its path.",
  );
}

function findInstalled() {
  return [...systemBrowsers(), require("@playwright/test").chromium.executablePath()].find(starts);
}

function byPlaywright() {
  console.error("No browser found for the tests: Playwright downloads Chromium …");
  const program = join(require.resolve("@playwright/test/package.json"), "..", "cli.js");
  return run(process.execPath, [program, "install", "chromium"]) ? findInstalled() : undefined;
}

function byApt() {
  if (process.getuid?.() !== 0 || !run("apt-get", ["--version"], "ignore")) return undefined;
  console.error("That did not work: apt-get installs Chromium …");
  run("apt-get", ["update"]);
  run("apt-get", ["install", "-y", "--no-install-recommends", "chromium"]);
  return findInstalled();
}

/** `--version` also detects the placeholder script that some distributions have. On Windows it would open a window. */
function starts(/** @type {string} */ path) {
  return isExecutable(path) && (process.platform === "win32" || run(path, ["--version"], "ignore"));
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {"inherit" | "ignore"} [output]
 */
function run(command, args, output = "inherit") {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const limits = { timeout: INSTALL_LIMIT_MS, env };
  return spawnSync(command, args, { stdio: ["ignore", output, output], ...limits }).status === 0;
}
