#!/usr/bin/env node
// node scripts/lint.mjs: Redocly's rules and Spectral's (OWASP) over the built contract. Warnings fail as errors do.
import { run } from "./run.mjs";

const steps = [
  () => import("./build.mjs").then(() => 0),
  () => run("@redocly/cli", "redocly", ["lint", "marketplace", "--max-problems=50"]),
  () => run("@stoplight/spectral-cli", "spectral", ["lint", "dist/openapi.json", "--fail-severity=hint"]),
];
for (const step of steps) {
  process.exitCode = await step();
  if (process.exitCode !== 0) break;
}
