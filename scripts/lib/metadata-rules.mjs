/** @typedef {import("./report-findings.mjs").Finding} Finding */
/** @typedef {import("./workspaces.mjs").Manifest & Record<string, unknown>} PackageManifest */

const MIN_KEYWORDS = 3;

/**
 * Metadata that a package's page in the registry would lack.
 *
 * @param {{ folder: string, manifest: PackageManifest }} workspace
 * @param {(path: string) => boolean} exists of a path below the package
 * @returns {Finding[]}
 */
export function metadataFindings({ folder, manifest }, exists) {
  if (manifest.private) return [];
  const { keywords, files } = manifest;
  const listed = Array.isArray(files) ? files : [];
  /** @type {[boolean, string][]} */
  const checks = [
    ...["description", "license", "author"].map(
      /** @returns {[boolean, string]} */ (field) => [typeof manifest[field] === "string", `no ${field}`],
    ),
    [Array.isArray(keywords) && keywords.length >= MIN_KEYWORDS, `fewer than ${MIN_KEYWORDS} keywords`],
    ...["README.md", "CHANGELOG.md"].map(
      /** @returns {[boolean, string]} */ (name) => [
        listed.includes(name) && exists(name),
        `${name} is missing, or not in files`,
      ],
    ),
    [exists("LICENSE"), "no LICENSE"],
  ];
  return checks
    .filter(([holds]) => !holds)
    .map(([, message]) => ({ path: `${folder}/package.json`, line: 0, message }));
}
