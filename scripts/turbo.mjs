/**
 * Runs tasks of turbo.json, without telemetry:
 *
 *   npm run turbo -- verify:examples                    a task, after the builds that it needs
 *   npm run build -- --filter=marketplace-sdk           in one workspace
 */
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { root } from "./lib/root.mjs";
import { toolEnv } from "./lib/tool-env.mjs";

const turbo = createRequire(import.meta.url).resolve("turbo/bin/turbo");
const { status } = spawnSync(process.execPath, [turbo, "run", ...process.argv.slice(2)], {
  cwd: root,
  env: toolEnv(),
  stdio: "inherit",
});
process.exitCode = status ?? 1;
