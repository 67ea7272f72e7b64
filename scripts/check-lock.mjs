/**
 * Checks that lockfiles are complete for every platform, name no registry, and do not change with time.
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

const read = (/** @type {string} */ path) => JSON.parse(readFileSync(join(root, path), "utf8"));

const findings = ["", "bench/", "tools/"].flatMap((folder) => {
  const path = `${folder}package-lock.json`;
  const problems = lockProblems(read(path), read(`${folder}package.json`).overrides);
  if (process.argv.includes("--dry-run")) problems.push(...dryRun(join(root, folder)));
  return problems.map((message) => ({ path, line: 0, message }));
});
reportFindings("lockfile", findings);

/**
 * @param {string} cwd
 * @returns {string[]}
 */
function dryRun(cwd) {
  const [command = "npm", ...first] = npmCommand();
  const args = [...first, "ci", "--dry-run", "--ignore-scripts"];
  const { status, stderr } = spawnSync(command, args, { cwd, encoding: "utf8" });
  return status === 0 ? [] : [`npm ci --dry-run refuses it: ${stderr.trim()}`];
}
