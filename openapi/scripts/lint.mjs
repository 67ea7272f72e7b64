#!/usr/bin/env node
// node scripts/lint.mjs: Redocly over the split files, Spectral's OWASP rules over the bundle (its schema rule can't follow
// a path item into another file), Redocly over the journeys, which refer to the bundle. Warnings fail as errors do.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "./contract.mjs";
import { run } from "./run.mjs";

const journeys = readdirSync(join(root, "workflows")).filter((name) => name.endsWith(".arazzo.yaml"));
const steps = [
  () => run("@redocly/cli", "redocly", ["lint", "marketplace", "--max-problems=50"]),
  () => import("./bundle.mjs").then(() => process.exitCode ?? 0),
  () => run("@redocly/cli", "redocly", ["lint", ...journeys.map((name) => `workflows/${name}`)]),
  () => run("@stoplight/spectral-cli", "spectral", ["lint", "dist/marketplace.json", "--fail-severity=hint"]),
];
for (const step of steps) {
  process.exitCode = await step();
  if (process.exitCode !== 0) break;
}
