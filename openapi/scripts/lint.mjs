#!/usr/bin/env node
// node scripts/lint.mjs: Redocly's rules and Spectral's (OWASP) over openapi.yaml, Redocly's over the journeys, which
// refer to it. Warnings fail as errors do.
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { toolEnv } from "../../scripts/lib/tool-env.mjs";
import { ensureTools, toolProgram } from "../../scripts/lib/tools.mjs";
import { root } from "./source.mjs";

const journeys = readdirSync(join(root, "workflows")).filter((name) => name.endsWith(".arazzo.yaml"));
const runs = [
  ["@redocly/cli", "redocly", "lint", "marketplace", "--max-problems=50"],
  ["@redocly/cli", "redocly", "lint", ...journeys.map((name) => `workflows/${name}`)],
  ["@stoplight/spectral-cli", "spectral", "lint", "openapi.yaml", "--fail-severity=hint"],
];
ensureTools();
for (const [name = "", command = "", ...args] of runs) {
  const program = [toolProgram(name, command), ...args];
  const { status } = spawnSync(process.execPath, program, { cwd: root, env: toolEnv(), stdio: "inherit" });
  process.exitCode = status ?? 1;
  if (process.exitCode !== 0) break;
}
