/**
 * The two steps of a release, for the workflow and by hand.
 *
 *   node scripts/release.mjs version    uses up the changesets: new versions, change logs, contract, generated code, lockfile
 *   node scripts/release.mjs publish    publishes what is not there yet; REPOSITORY is the address the packages name
 */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { npmCommand } from "./lib/npm.mjs";
import { root } from "./lib/root.mjs";
import { readManifest, workspaces } from "./lib/workspaces.mjs";

const CHANGESETS = ["exec", "--yes", "--package=@changesets/cli@2.31.1", "--", "changeset"];

const [step] = process.argv.slice(2);
if (step === "version") {
  npm(...CHANGESETS, "version");
  run([process.execPath, join("scripts", "contract-diff.mjs"), "--release"]);
  npm("run", "generate");
  npm("install", "--package-lock-only", "--no-audit", "--no-fund");
} else if (step === "publish") {
  const { REPOSITORY } = process.env;
  for (const { folder } of workspaces(root).filter(
    ({ folder }) => !readManifest(join(root, folder)).private,
  )) {
    // Provenance is refused for a package that names another repository than the one it is made in.
    if (REPOSITORY)
      npm("pkg", "set", "repository.type=git", `repository.url=git+${REPOSITORY}.git`, `-w=${folder}`);
  }
  npm(...CHANGESETS, "publish");
} else {
  console.error("Say which step: version or publish.");
  process.exitCode = 2;
}

/** @param {string[]} args */
function npm(...args) {
  run([...npmCommand(), ...args]);
}

/** @param {string[]} command */
function run([program = "", ...args]) {
  const { status } = spawnSync(program, args, {
    cwd: root,
    stdio: "inherit",
    shell: program.endsWith(".cmd"),
  });
  if (status !== 0) process.exit(status ?? 1);
}
