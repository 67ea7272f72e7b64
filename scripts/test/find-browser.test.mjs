import assert from "node:assert/strict";
import { test } from "node:test";
import { findBrowser } from "../lib/find-browser.mjs";

/**
 * A machine on which nothing works, but for what a test adds.
 *
 * @param {Partial<import("../lib/find-browser.mjs").BrowserHost>} has
 */
function machine(has) {
  /** @type {string[]} */
  const calls = [];
  const host = {
    chromePath: undefined,
    systemBrowsers: () => [],
    playwrightBrowser: () => undefined,
    runs: () => true,
    installByPlaywright: () => {
      calls.push("playwright");
      return false;
    },
    canUseApt: false,
    installByApt: () => {
      calls.push("apt");
      return false;
    },
    say: () => {},
    ...has,
  };
  return { host, calls };
}

test("CHROME_PATH wins", () => {
  const { host } = machine({ chromePath: "/mine", systemBrowsers: () => ["/usr/bin/chromium"] });
  assert.equal(findBrowser(host), "/mine");
});

test("a CHROME_PATH that does not start is an error, not a reason to look elsewhere", () => {
  const { host } = machine({
    chromePath: "/typo",
    systemBrowsers: () => ["/usr/bin/chromium"],
    runs: (path) => path !== "/typo",
  });
  assert.throws(() => findBrowser(host), /CHROME_PATH is \/typo/);
});

test("the system's browsers come before Playwright's own, the first that starts wins", () => {
  const { host, calls } = machine({
    systemBrowsers: () => ["/placeholder", "/usr/bin/chrome"],
    playwrightBrowser: () => "/cache/chromium",
    runs: (path) => path !== "/placeholder",
  });
  assert.equal(findBrowser(host), "/usr/bin/chrome");
  assert.deepEqual(calls, []);
});

test("Playwright's own is used before anything is installed", () => {
  const { host, calls } = machine({ playwrightBrowser: () => "/cache/chromium" });
  assert.equal(findBrowser(host), "/cache/chromium");
  assert.deepEqual(calls, []);
});

test("Playwright installs one when there is none", () => {
  let installed = false;
  const { host, calls } = machine({
    canUseApt: true,
    playwrightBrowser: () => "/cache/chromium",
    runs: () => installed,
    installByPlaywright: () => {
      installed = true;
      return true;
    },
  });
  assert.equal(findBrowser(host), "/cache/chromium");
  assert.deepEqual(calls, []);
});

test("apt-get is the last resort, and only for root", () => {
  /** @type {string[]} */
  let onPath = [];
  const { host, calls } = machine({
    canUseApt: true,
    systemBrowsers: () => onPath,
    installByApt: () => {
      onPath = ["/usr/bin/chromium"];
      return true;
    },
  });
  assert.equal(findBrowser(host), "/usr/bin/chromium");
  assert.deepEqual(calls, ["playwright"]);

  const user = machine({ canUseApt: false });
  assert.throws(() => findBrowser(user.host), /install one and set CHROME_PATH/);
  assert.deepEqual(user.calls, ["playwright"]);
});

test("the search continues after an installed browser that does not start", () => {
  const { host } = machine({
    canUseApt: true,
    installByPlaywright: () => true,
    playwrightBrowser: () => "/cache/without-libraries",
    installByApt: () => true,
    systemBrowsers: () => ["/usr/bin/chromium"],
    runs: (path) => path === "/usr/bin/chromium",
  });
  assert.equal(findBrowser(host), "/usr/bin/chromium");
});
