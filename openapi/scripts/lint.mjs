#!/usr/bin/env node
// node scripts/lint.mjs: Redocly's rules and Spectral's (OWASP) over the built contract, Redocly's over the journeys, which
// refer to it. Warnings fail as errors do.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { run } from "./run.mjs";
import { root } from "./source.mjs";

const journeys = readdirSync(join(root, "workflows")).filter((name) => name.endsWith(".arazzo.yaml"));
const steps = [
  () => import("./build.mjs").then(() => 0),
  () => run("@redocly/cli", "redocly", ["lint", "marketplace", "--max-problems=50"]),
  () => run("@redocly/cli", "redocly", ["lint", ...journeys.map((name) => `workflows/${name}`)]),
  () => run("@stoplight/spectral-cli", "spectral", ["lint", "dist/openapi.json", "--fail-severity=hint"]),
];
for (const step of steps) {
  process.exitCode = await step();
  if (process.exitCode !== 0) break;
}
