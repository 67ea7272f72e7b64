/**
 * Checks package-lock.json: complete for every platform, and free of registry addresses.
 *
 *   node scripts/check-lock.mjs --dry-run   also asks npm whether lockfile and manifests agree (needs the registry)
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { lockProblems } from "./lib/lock-rules.mjs";
import { npmCommand } from "./lib/npm.mjs";
import { reportFindings } from "./lib/report-findings.mjs";
import { root } from "./lib/root.mjs";

const path = "package-lock.json";
const problems = lockProblems(JSON.parse(readFileSync(join(root, path), "utf8")));
if (process.argv.includes("--dry-run")) problems.push(...dryRun());
reportFindings(
  "lockfile",
  problems.map((message) => ({ path, line: 0, message })),
);

/** @returns {string[]} */
function dryRun() {
  const [command = "npm", ...first] = npmCommand();
  const args = [...first, "ci", "--dry-run", "--ignore-scripts"];
  const { status, stderr } = spawnSync(command, args, { cwd: root, encoding: "utf8" });
  return status === 0 ? [] : [`npm ci --dry-run refuses it: ${stderr.trim()}`];
}
