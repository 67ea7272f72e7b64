/**
 * What changed in the contract since it was last released, and whether the next version says so.
 *
 *   node scripts/contract-diff.mjs              the contract as it is against openapi/released.json
 *   node scripts/contract-diff.mjs OLD NEW      two contracts, each in one file
 *   node scripts/contract-diff.mjs --release    gives the contract its packages' version and keeps it as the released one
 */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { announcedParts, tiedTo } from "./contract-diff/changesets.mjs";
import { compareContracts } from "./contract-diff/compare.mjs";
import { snapshotOf } from "./contract-diff/snapshot.mjs";
import { grownPart, isAnnounced, partFor } from "./contract-diff/versions.mjs";
import { root } from "./lib/root.mjs";
import { readManifest, workspaces } from "./lib/workspaces.mjs";

const CONTRACT = join(root, "openapi", "marketplace.yaml");
const RELEASED = join(root, "openapi", "released.json");
const CHANGESETS = join(root, ".changeset");

const [first, second] = process.argv.slice(2);
if (first === "--release") {
  const { version } = readManifest(join(root, "openapi"));
  writeFileSync(CONTRACT, readFileSync(CONTRACT, "utf8").replace(/^( {2}version: ).*$/m, `$1${version}`));
  writeFileSync(RELEASED, `${JSON.stringify(snapshotOf(built()), null, 1)}\n`);
} else if (first && second) {
  report(snapshotOf(readJson(first)), snapshotOf(readJson(second)));
} else {
  checkVersions(readJson(RELEASED), snapshotOf(built()));
}

/**
 * @param {import("./contract-diff/snapshot.mjs").Snapshot} released
 * @param {import("./contract-diff/snapshot.mjs").Snapshot} current
 */
function checkVersions(released, current) {
  const { version } = current.info;
  const tied = tiedTo(readJson(join(CHANGESETS, "config.json")), "marketplace-contract");
  const versions = new Map(workspaces(root).map(({ manifest }) => [manifest.name, manifest.version]));
  for (const name of tied) {
    if (versions.get(name) !== version)
      fail(`${name} is ${versions.get(name)}, its contract ${version}: they share one version.`);
  }
  const strongest = report(released, current);
  if (!strongest) return;
  const wanted = partFor(strongest, released.info.version);
  const texts = readdirSync(CHANGESETS)
    .filter((name) => name.endsWith(".md"))
    .map((name) => readFileSync(join(CHANGESETS, name), "utf8"));
  const announced = [
    grownPart(released.info.version, version),
    ...tied.flatMap((name) => announcedParts(texts, name)),
  ];
  if (isAnnounced(wanted, announced)) console.log(`A ${wanted} version is announced.`);
  else fail(`These changes need a ${wanted} version: add a changeset that says so for marketplace-sdk.`);
}

/**
 * @param {import("./contract-diff/snapshot.mjs").Snapshot} before
 * @param {import("./contract-diff/snapshot.mjs").Snapshot} after
 * @returns the strongest level, if anything changed
 */
function report(before, after) {
  const changes = compareContracts(before, after);
  for (const { level, at, says, operations } of changes) {
    const [one = "", ...more] = operations;
    const reach =
      more.length > 0 ? ` (${one} and ${more.length} more)` : at.startsWith(one) ? "" : ` (${one})`;
    console.log(`${level.padEnd(12)}${at} ${says}${reach}`);
  }
  console.log(`contract ${before.info.version} to ${after.info.version}: ${changes.length} changes`);
  return changes[0]?.level;
}

/** @returns {import("./contract-diff/operations.mjs").Contract} */
function built() {
  const { status } = spawnSync(process.execPath, ["scripts/build.mjs"], {
    cwd: join(root, "openapi"),
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) throw new Error("The contract could not be built: npm run build -w marketplace-contract");
  return readJson(join(root, "openapi", "dist", "openapi.json"));
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(file, "utf8"));
}

/** @param {string} message */
function fail(message) {
  console.error(message);
  process.exitCode = 1;
}
