/**
 * Prepares a fresh clone. npm runs it before each command of the root, so it must not need any package.
 *
 *   node scripts/bootstrap.mjs            installs the dependencies of the lockfile if they are missing
 *   node scripts/bootstrap.mjs --browser  also finds or installs a browser for the tests
 *   node scripts/bootstrap.mjs --servers  also installs the servers that tests start, if apt-get may be used
 */
import { writeFileSync } from "node:fs";
import { chromePathFile } from "./lib/browser.mjs";
import { browserHost } from "./lib/browser-host.mjs";
import { ensurePrograms, packageHost, TEST_SERVERS } from "./lib/debian-packages.mjs";
import { findBrowser } from "./lib/find-browser.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { nodeProblem } from "./lib/node-version.mjs";
import { root } from "./lib/root.mjs";

/** @param {string} line */
const say = (line) => console.log(line);

try {
  const problem = nodeProblem(process.versions.node);
  if (problem) throw new Error(problem);
  await ensureInstalled({ root, say });
  if (process.argv.includes("--servers")) ensurePrograms(TEST_SERVERS, packageHost(say));
  if (process.argv.includes("--browser")) writeFileSync(chromePathFile, `${findBrowser(browserHost(say))}\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
