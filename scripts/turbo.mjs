/**
 * Runs turbo without its telemetry and the notice about it, from wherever a command of the repository needs it:
 *
 *   node scripts/turbo.mjs run build --filter=marketplace-sdk
 */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { root } from "./lib/root.mjs";
import { toolEnv } from "./lib/tool-env.mjs";

const turbo = join(root, "node_modules", "turbo", "bin", "turbo");
const { status } = spawnSync(process.execPath, [turbo, ...process.argv.slice(2)], {
  cwd: root,
  env: toolEnv(),
  stdio: "inherit",
});
process.exitCode = status ?? 1;
