/**
 * Lists changes of the contract since its last release, and checks that the next version announces them.
 *
 *   node scripts/contract-diff.mjs              compares the contract with that of the newest release tag (v1.2.3)
 *   node scripts/contract-diff.mjs OLD          compares it with a released openapi.json or packed marketplace-contract-*.tgz
 *   node scripts/contract-diff.mjs OLD NEW      compares two contracts without checking versions
 *   node scripts/contract-diff.mjs --release    gives the contract its packages' version
 *
 * Before the first release there is nothing to compare with, and nothing fails.
 */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { announcedParts, tiedTo } from "./contract-diff/changesets.mjs";
import { compareContracts } from "./contract-diff/compare.mjs";
import { readContract, releasedContract } from "./contract-diff/released.mjs";
import { snapshotOf } from "./contract-diff/snapshot.mjs";
import { isAnnounced, partFor, raisedPart } from "./contract-diff/versions.mjs";
import { root } from "./lib/root.mjs";
import { readManifest, workspaces } from "./lib/workspaces.mjs";

const CONTRACT = join(root, "openapi", "source", "root.yaml");
const CHANGESETS = join(root, ".changeset");

const [first, second] = process.argv.slice(2);
if (first === "--release") {
  const { version } = readManifest(join(root, "openapi"));
  writeFileSync(CONTRACT, readFileSync(CONTRACT, "utf8").replace(/^( {2}version: ).*$/m, `$1${version}`));
} else if (first && second) {
  report(snapshotOf(readContract(first)), snapshotOf(readContract(second)));
} else {
  checkVersions(first ? readContract(first) : releasedContract(root), snapshotOf(builtContract()));
}

/**
 * @param {import("./contract-diff/operations.mjs").Contract | undefined} before the released contract, if there is one
 * @param {import("./contract-diff/snapshot.mjs").Snapshot} current
 */
function checkVersions(before, current) {
  const { version } = current.info;
  const tied = tiedTo(readJson(join(CHANGESETS, "config.json")), "marketplace-contract");
  const versions = new Map(workspaces(root).map(({ manifest }) => [manifest.name, manifest.version]));
  for (const name of tied) {
    if (versions.get(name) !== version)
      fail(`${name} is ${versions.get(name)}, its contract ${version}: they share one version.`);
  }
  if (before === undefined) {
    console.log(`contract ${version}: no release is tagged yet, so there is nothing to compare with`);
    return;
  }
  const released = snapshotOf(before);
  const strongest = report(released, current);
  if (!strongest) return;
  const wanted = partFor(strongest, released.info.version);
  const texts = readdirSync(CHANGESETS)
    .filter((name) => name.endsWith(".md"))
    .map((name) => readFileSync(join(CHANGESETS, name), "utf8"));
  const announced = [
    raisedPart(released.info.version, version),
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
function builtContract() {
  const { status } = spawnSync(process.execPath, ["scripts/build.mjs"], {
    cwd: join(root, "openapi"),
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) throw new Error("The contract does not build: npm run build -w marketplace-contract");
  return readContract(join(root, "openapi", "dist", "openapi.json"));
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
