/**
 * The reliability tests at their full number of cases; `npm test` runs the same tests with fewer. Takes hours.
 *
 *   npm run proof              the SDK, the sandbox, the storefront, then the built shop in a browser
 *   npm run proof -- sandbox   one of them; further words select test files by path: `npm run proof -- sandbox races`
 */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { root } from "./lib/root.mjs";

const VITEST = ["node_modules/vitest/vitest.mjs", "run"];
const PLAYWRIGHT = ["node_modules/@playwright/test/cli.js", "test"];
/** Journeys with more cases. */
const BROWSER = ["security", "update", "photo", "faults"];

const PROOFS = {
  sdk: { folder: "packages/marketplace-sdk", runner: VITEST, usual: [] },
  sandbox: { folder: "packages/sandbox", runner: VITEST, usual: [] },
  react: { folder: "packages/marketplace-react", runner: VITEST, usual: [] },
  storefront: { folder: "packages/storefront", runner: VITEST, usual: [] },
  browser: { folder: "packages/storefront", runner: PLAYWRIGHT, usual: BROWSER },
};

const NAMES = Object.keys(PROOFS).join(", ");
const [wanted, ...filters] = process.argv.slice(2);
if (wanted === "--help") {
  console.log(`npm run proof [-- <${NAMES}> [part of a test file's path …]]`);
  process.exit();
}
const chosen = Object.entries(PROOFS).filter(([name]) => wanted === undefined || name === wanted);
if (chosen.length === 0) {
  console.error(`There is nothing to prove in "${wanted}": there are ${NAMES}.`);
  process.exit(2);
}
for (const [, { folder, runner, usual }] of chosen) {
  const [file = "", ...args] = runner;
  const { status } = spawnSync(
    process.execPath,
    [join(root, file), ...args, ...(filters.length > 0 ? filters : usual)],
    { cwd: join(root, folder), env: { ...process.env, PROOF: "1" }, stdio: "inherit" },
  );
  if (status !== 0) process.exitCode = status ?? 1;
}
