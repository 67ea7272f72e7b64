/**
 * The search's access to the machine, injected so that its order can be tested without a browser.
 *
 * @typedef {object} BrowserHost
 * @property {string | undefined} chromePath the value of CHROME_PATH
 * @property {() => string[]} systemBrowsers browsers on the PATH and in well-known places
 * @property {() => string | undefined} playwrightBrowser where Playwright keeps its own
 * @property {(path: string) => boolean} runs whether a browser starts (`--version`)
 * @property {() => boolean} installByPlaywright
 * @property {boolean} canUseApt root on a system with apt-get
 * @property {() => boolean} installByApt
 * @property {(line: string) => void} say
 */

/**
 * Finds or installs a Chromium-based browser. It tries CHROME_PATH, the system's, Playwright's own, then an installation by
 * Playwright and one by apt-get.
 *
 * @param {BrowserHost} host
 * @returns {string} path of a browser that starts
 * @throws {Error} with one sentence that says what is missing
 */
export function findBrowser(host) {
  if (host.chromePath) {
    if (host.runs(host.chromePath)) return host.chromePath;
    throw new Error(`CHROME_PATH is ${host.chromePath}, but no browser starts there: correct or unset it.`);
  }
  const found = findInstalled(host);
  if (found) return found;

  host.say("No browser found for the tests: Playwright downloads Chromium …");
  const byPlaywright = host.installByPlaywright() ? findInstalled(host) : undefined;
  if (byPlaywright) return byPlaywright;

  if (host.canUseApt) {
    host.say("That did not work: apt-get installs Chromium …");
    const byApt = host.installByApt() ? findInstalled(host) : undefined;
    if (byApt) return byApt;
  }
  throw new Error(
    "The browser tests need Chromium or Chrome, and none could be found or installed: install one and set CHROME_PATH to its path.",
  );
}

/** @param {BrowserHost} host */
function findInstalled(host) {
  const own = host.playwrightBrowser();
  return [...host.systemBrowsers(), ...(own ? [own] : [])].find((path) => host.runs(path));
}
