/**
 * Prepares a fresh clone before `npm start`, `npm test` and their like, so it must not need any package.
 *
 *   node scripts/bootstrap.mjs            installs the dependencies of the lockfile if they are missing
 *   node scripts/bootstrap.mjs --browser  also finds or installs a browser for the tests
 */
import { writeFileSync } from "node:fs";
import { chromePathFile } from "./lib/browser.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { root } from "./lib/root.mjs";

try {
  ensureInstalled(root);
  if (process.argv.includes("--browser")) {
    const { findBrowser } = await import("./lib/find-browser.mjs");
    writeFileSync(chromePathFile, `${findBrowser()}\n`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
