import { accessSync, constants, existsSync, readFileSync, statSync } from "node:fs";
import { delimiter, join } from "node:path";
import { root } from "./root.mjs";

/** Names of Chromium-based browsers on a PATH, the best first. */
const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

/** Where installers put a browser without adding it to the PATH. */
const WELL_KNOWN = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

/** What Playwright turns off: of flags with one name Chromium takes the last alone, so that its list is repeated. */
const OFF = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "msForceBrowserSignIn",
  "msEdgeUpdateLaunchServicesPreferredVersion",
];

/**
 * Flags for tests. A Chromium without a screen still has an address bar, with two pages of its own behind it;
 * in every new window they take as long as the shop. A browser that has no such features ignores their names.
 */
export const LEAN = [`--disable-features=${[...OFF, "WebUIOmniboxPopup", "WebUIOmniboxAimPopup"].join()}`];

/** The file in which `bootstrap.mjs --browser` leaves the browser's path. */
export const chromePathFile = join(root, "node_modules", ".chrome-path");

/**
 * The browser for tests, benches and screenshots: CHROME_PATH, else the one that the bootstrap found, else one
 * on the PATH. Playwright uses its own when this is undefined.
 *
 * @param {NodeJS.ProcessEnv} [env]
 * @param {string} [noteFile]
 * @returns {string | undefined}
 */
export function chromePath(env = process.env, noteFile = chromePathFile) {
  if (env.CHROME_PATH) return env.CHROME_PATH;
  if (existsSync(noteFile)) {
    const noted = readFileSync(noteFile, "utf8").trim();
    if (isExecutable(noted)) return noted;
  }
  return systemBrowsers(env)[0];
}

/**
 * Browsers installed on this machine: on the PATH in the order of preference, then the well-known places.
 *
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string[]} absolute paths
 */
export function systemBrowsers(env = process.env) {
  const folders = (env.PATH ?? "").split(delimiter).filter(Boolean);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...WELL_KNOWN].filter(isExecutable);
}

/**
 * @param {string} path
 * @returns {boolean} true for an existing file that this user may run
 */
export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
