import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { join } from "node:path";
import { isExecutable, systemBrowsers } from "./browser.mjs";
import { root } from "./root.mjs";

const INSTALL_LIMIT_MS = 5 * 60_000;
const require = createRequire(join(root, "packages", "storefront", "package.json"));

/**
 * The real machine for `findBrowser`.
 *
 * @param {(line: string) => void} say
 * @returns {import("./find-browser.mjs").BrowserHost}
 */
export function browserHost(say) {
  return {
    chromePath: process.env.CHROME_PATH,
    systemBrowsers: () => systemBrowsers(),
    playwrightBrowser,
    runs,
    installByPlaywright: () => run(process.execPath, [playwrightCli(), "install", "chromium"]),
    canUseApt: process.getuid?.() === 0 && run("apt-get", ["--version"], "ignore"),
    installByApt,
    say,
  };
}

/**
 * `--version` also detects the placeholder script that some distributions install instead of a browser. On Windows it would open a
 * window, so there the file only has to exist.
 *
 * @param {string} path
 */
function runs(path) {
  if (!isExecutable(path)) return false;
  if (process.platform === "win32") return true;
  return spawnSync(path, ["--version"], { stdio: "ignore", timeout: 15_000 }).status === 0;
}

function playwrightBrowser() {
  try {
    return require("@playwright/test").chromium.executablePath();
  } catch {
    return undefined;
  }
}

function playwrightCli() {
  return join(require.resolve("@playwright/test/package.json"), "..", "cli.js");
}

function installByApt() {
  // Containers often have no package lists, and nothing can be installed without them.
  return (
    run("apt-get", ["update"]) && run("apt-get", ["install", "-y", "--no-install-recommends", "chromium"])
  );
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
