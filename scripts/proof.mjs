/**
 * The reliability tests at their full number of cases; `npm test` runs the same tests with fewer. Takes hours.
 *
 *   npm run proof              the SDK, the sandbox, then the storefront
 *   npm run proof -- sandbox   one of them; what follows goes to vitest: `npm run proof -- sandbox races`
 */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { root } from "./lib/root.mjs";

const FOLDERS = {
  sdk: "packages/marketplace-sdk",
  sandbox: "packages/sandbox",
  storefront: "packages/storefront",
};

const [wanted, ...filters] = process.argv.slice(2);
const chosen = Object.entries(FOLDERS).filter(([name]) => wanted === undefined || name === wanted);
if (chosen.length === 0) {
  console.error(`There is nothing to prove in "${wanted}": there are ${Object.keys(FOLDERS).join(", ")}.`);
  process.exit(2);
}
for (const [, folder] of chosen) {
  const { status } = spawnSync(
    process.execPath,
    [join(root, "node_modules/vitest/vitest.mjs"), "run", ...filters],
    { cwd: join(root, folder), env: { ...process.env, PROOF: "1" }, stdio: "inherit" },
  );
  if (status !== 0) process.exitCode = status ?? 1;
}
