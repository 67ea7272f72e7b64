/**
 * Runs a program of `tools/`, which is installed there before its first run:
 *
 *   node scripts/tool.mjs publint packages/marketplace-sdk --strict
 */
import { spawnSync } from "node:child_process";
import { toolEnv } from "./lib/tool-env.mjs";
import { ensureTools, toolProgram } from "./lib/tools.mjs";

const [name = "", ...args] = process.argv.slice(2);
try {
  ensureTools();
  const { status } = spawnSync(process.execPath, [toolProgram(name), ...args], {
    env: toolEnv(),
    stdio: "inherit",
  });
  process.exitCode = status ?? 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
