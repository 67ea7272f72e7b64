/**
 * The steps of a release, for the workflow and by hand. Names get a scope when they are packed, never in the sources.
 *
 *   node scripts/release.mjs version                  applies the changesets: versions, change logs, contract, generated code, lockfile
 *   node scripts/release.mjs pack [--scope @name]     packs the built packages into packed/, or the folder of --out
 *   node scripts/release.mjs publish --scope @name    publishes versions that the registry does not have yet
 *
 * NPM_SCOPE is --scope; REPOSITORY is the address that the packages name.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { npmCommand } from "./lib/npm.mjs";
import { packRelease } from "./lib/pack-release.mjs";
import { root } from "./lib/root.mjs";
import { checkScope } from "./lib/scoped.mjs";
import { workspaces } from "./lib/workspaces.mjs";

const CHANGESETS = ["exec", "--yes", "--package=@changesets/cli@2.31.1", "--", "changeset"];

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { scope: { type: "string" }, out: { type: "string" } },
});
const { NPM_SCOPE, REPOSITORY } = process.env;
const named = values.scope ?? NPM_SCOPE;
const scope = named ? checkScope(named) : undefined;
const [step] = positionals;
if (step === "version") {
  npm(...CHANGESETS, "version");
  run([process.execPath, join("scripts", "contract-diff.mjs"), "--release"]);
  npm("run", "generate");
  npm("install", "--package-lock-only", "--no-audit", "--no-fund");
} else if (step === "pack") {
  for (const { tarball } of await packAll(scope)) console.log(tarball);
} else if (step === "publish" && scope) {
  for (const { tarball, name, version } of await packAll(scope)) {
    if (isPublished(`${scope}/${name}@${version}`)) continue;
    npm("publish", tarball, "--access", "public");
  }
  // Prints the tags it makes, which is what the workflow's action reads.
  npm(...CHANGESETS, "tag");
} else {
  console.error("Say which step: version, pack, or publish with --scope @name.");
  process.exitCode = 2;
}

/** @param {string | undefined} scope */
async function packAll(scope) {
  const out = values.out ? resolve(values.out) : join(root, "packed");
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const all = workspaces(root);
  const ours = all.flatMap(({ manifest }) => manifest.name ?? []);
  const packed = [];
  for (const { folder, manifest } of all.filter(({ manifest }) => !manifest.private)) {
    const tarball = await packRelease(join(root, folder), out, {
      ours,
      ...(scope && { scope }),
      ...(REPOSITORY && { repository: REPOSITORY }),
    });
    packed.push({ tarball, name: manifest.name, version: manifest.version });
  }
  return packed;
}

/** @param {string} spec */
function isPublished(spec) {
  const [program = "", ...args] = [...npmCommand(), "view", spec, "version"];
  return spawnSync(program, args, { stdio: "ignore", shell: program.endsWith(".cmd") }).status === 0;
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
