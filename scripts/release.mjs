/**
 * What changesets does not do for a release.
 *
 *   node scripts/release.mjs version   applies the changesets, then renews what carries the version: contract, generated code, lockfile
 *   node scripts/release.mjs pack      packs the built packages into packed/, as `<name>.tgz`: documentation names them without a version
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { npmCommand } from "./lib/npm.mjs";
import { pack } from "./lib/packed.mjs";
import { root } from "./lib/root.mjs";
import { readManifest, workspaces } from "./lib/workspaces.mjs";

const CHANGESETS = ["exec", "--yes", "--package=@changesets/cli@2.31.1", "--", "changeset"];
const CONTRACT = join(root, "openapi", "source", "root.yaml");
/** Not published: it carries the others' tarballs, for whoever has no registry with them. */
const INITIALIZER = "create-marketplace-storefront";

const REACT = join(root, "packages", "marketplace-react", "package.json");

const [step] = process.argv.slice(2);
if (step === "version") {
  // Changesets makes a major version of a package whose peer has left its range, and below 1.0 each minor version does.
  setPeer("*");
  npm(...CHANGESETS, "version");
  const { version } = readManifest(join(root, "openapi"));
  setPeer(`^${version}`);
  writeFileSync(CONTRACT, readFileSync(CONTRACT, "utf8").replace(/^( {2}version: ).*$/m, `$1${version}`));
  npm("run", "generate");
  npm("install", "--package-lock-only", "--no-audit", "--no-fund");
} else if (step === "pack") {
  const out = join(root, "packed");
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out);
  for (const { folder, manifest } of workspaces(root)) {
    if (manifest.private && manifest.name !== INITIALIZER) continue;
    const tarball = join(out, `${manifest.name}.tgz`);
    renameSync(await pack(folder, out), tarball);
    console.log(tarball);
  }
} else {
  console.error("Say which step: version or pack.");
  process.exitCode = 2;
}

/** The SDK that the React package needs. @param {string} range */
function setPeer(range) {
  const manifest = readFileSync(REACT, "utf8");
  const [before, peers = ""] = manifest.split(/(?<="peerDependencies": \{)/);
  writeFileSync(REACT, before + peers.replace(/(?<="marketplace-sdk": ")[^"]*/, range));
}

/** @param {string[]} args */
function npm(...args) {
  const [program = "", ...all] = [...npmCommand(), ...args];
  const { status } = spawnSync(program, all, {
    cwd: root,
    stdio: "inherit",
    shell: program.endsWith(".cmd"),
  });
  if (status !== 0) process.exit(status ?? 1);
}
