import { accessSync, constants, existsSync, readFileSync, statSync } from "node:fs";
import { delimiter, join } from "node:path";
import { root } from "./root.mjs";

/** Commands of Chromium-based browsers, the best first. */
const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

/** Where installers put browsers without adding them to the PATH. */
const WELL_KNOWN = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

/** Features that Playwright turns off. Chromium only obeys the last flag of a name, so our flag has to repeat them. */
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
 * Flags for tests. A headless Chromium still has an address bar, which loads two pages of its own. In every new window, they take as
 * long as the shop. A browser that does not know the features ignores their names.
 */
export const LEAN = [`--disable-features=${[...OFF, "WebUIOmniboxPopup", "WebUIOmniboxAimPopup"].join()}`];

/** The file in which `bootstrap.mjs --browser` leaves the browser's path. */
export const chromePathFile = join(root, "node_modules", ".chrome-path");

/**
 * The browser for tests, benches and screenshots: CHROME_PATH, or else the one that the bootstrap found, or else one on the PATH.
 * Playwright uses its own browser if this is undefined.
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
 * Browsers installed on this machine: those on the PATH, in order of preference, then those in well-known places.
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
