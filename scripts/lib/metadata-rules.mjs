/** @typedef {import("./report-findings.mjs").Finding} Finding */
/** @typedef {import("./scoped.mjs").PackageManifest} PackageManifest */

const MIN_KEYWORDS = 3;
/** The repository has no public address yet: names under `.example` belong to no one. The release inserts the real ones. */
const RESERVED = /^(git\+)?https:\/\/([\w-]+\.)*[\w-]+\.example\//;

/**
 * Metadata that a package's page in the registry would lack.
 *
 * @param {{ folder: string, manifest: PackageManifest }} workspace
 * @param {(path: string) => boolean} exists of a path below the package
 * @returns {Finding[]}
 */
export function metadataFindings({ folder, manifest }, exists) {
  if (manifest.private) return [];
  const { repository, bugs, keywords, files } = manifest;
  const repositoryFields = fieldsOf(repository);
  const listed = Array.isArray(files) ? files : [];
  /** @type {[boolean, string][]} */
  const checks = [
    ...["description", "license", "author"].map(
      /** @returns {[boolean, string]} */ (field) => [typeof manifest[field] === "string", `no ${field}`],
    ),
    [Array.isArray(keywords) && keywords.length >= MIN_KEYWORDS, `fewer than ${MIN_KEYWORDS} keywords`],
    [repositoryFields.directory === folder, `repository.directory is not ${folder}`],
    ...[manifest.homepage, fieldsOf(bugs).url, repositoryFields.url].map(
      /** @returns {[boolean, string]} */ (url) => [
        RESERVED.test(String(url)),
        `${url}: homepage, bugs and repository have addresses below .example`,
      ],
    ),
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

/**
 * @param {unknown} value
 * @returns {Record<string, unknown>}
 */
const fieldsOf = (value) => (typeof value === "object" && value !== null ? { ...value } : {});
