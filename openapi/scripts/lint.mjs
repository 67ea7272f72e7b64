#!/usr/bin/env node
// node scripts/lint.mjs: Redocly over the split files, Spectral's OWASP rules over the bundle (its schema rule can't follow
// a path item into another file). Warnings fail as errors do.
import { run } from "./run.mjs";

const steps = [
  () => run("@redocly/cli", "redocly", ["lint", "marketplace", "--max-problems=50"]),
  () => import("./bundle.mjs").then(() => process.exitCode ?? 0),
  () => run("@stoplight/spectral-cli", "spectral", ["lint", "dist/marketplace.json", "--fail-severity=hint"]),
];
for (const step of steps) {
  process.exitCode = await step();
  if (process.exitCode !== 0) break;
}
