// The reliability tests at their full number of cases; `npm test` runs the same tests with fewer.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { root } from "./lib/root.mjs";

const { status } = spawnSync(process.execPath, [join(root, "node_modules/vitest/vitest.mjs"), "run"], {
  cwd: join(root, "packages/marketplace-sdk"),
  env: { ...process.env, PROOF: "1" },
  stdio: "inherit",
});
process.exitCode = status ?? 1;
