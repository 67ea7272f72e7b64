/**
 * Lists what comes with everything we ship, from the lockfile: a bill of materials as CycloneDX JSON in test-results/sbom, and the
 * licenses. Fails for a license that is not allowed, and if the SDK has more dependencies than it may have.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./lib/root.mjs";
import { cycloneDx, licenseProblems, partsOf } from "./lib/sbom.mjs";
import { readManifest } from "./lib/workspaces.mjs";

/** Folders of shipped packages, with the dependencies in their bundles. */
const SHIPPED = [
  { folder: "packages/marketplace-sdk", bundled: [] },
  { folder: "packages/conformance", bundled: ["marketplace-sdk"] },
  { folder: "packages/sandbox", bundled: ["postgres"] },
  { folder: "packages/storefront", bundled: [] },
];
/** LGPL is allowed only for the sandbox's picture library, which npm installs as a separate file. */
const ALLOWED = new Set([
  "MIT",
  "ISC",
  "0BSD",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "Apache-2.0",
  "Unlicense",
  "LGPL-3.0-or-later",
]);
const SDK_DEPENDENCIES = 3;

const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
const output = join(root, "test-results", "sbom");
mkdirSync(output, { recursive: true });
/** @type {string[]} */
const problems = [];
for (const { folder, bundled } of SHIPPED) {
  const parts = partsOf(lock, folder, bundled);
  const name = readManifest(join(root, folder)).name ?? folder;
  writeFileSync(join(output, `${name}.cdx.json`), `${JSON.stringify(cycloneDx(parts), null, 2)}\n`);
  problems.push(...licenseProblems(parts, ALLOWED).map((problem) => `${name}: ${problem}`));

  /** @type {Map<string, string[]>} */
  const byLicense = new Map();
  for (const { ref, license = "none" } of parts.slice(1)) {
    byLicense.set(license, [...(byLicense.get(license) ?? []), ref]);
  }
  console.log(`${name}: ${parts.length - 1} packages`);
  for (const [license, refs] of [...byLicense].sort()) console.log(`  ${license}: ${refs.join(", ")}`);
}
const { dependencies = {} } = readManifest(join(root, "packages", "marketplace-sdk"));
const direct = Object.keys(dependencies);
if (direct.length > SDK_DEPENDENCIES)
  problems.push(
    `marketplace-sdk has ${direct.length} runtime dependencies, ${SDK_DEPENDENCIES} is the limit`,
  );

for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
