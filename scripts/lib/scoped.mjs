/**
 * Names at release time. In the repository, packages are called `marketplace-…`. They are published under the publisher's scope,
 * since a name without one may belong to someone else.
 */

/** @typedef {import("./workspaces.mjs").Manifest & Record<string, unknown>} PackageManifest */

const DEPENDENCIES = [
  "dependencies",
  "devDependencies",
  "peerDependencies",
  "optionalDependencies",
  "peerDependenciesMeta",
];

/**
 * @param {string} scope as npm writes it: `@name`
 * @throws {Error} for anything else
 */
export function checkScope(scope) {
  if (!/^@[a-z0-9][a-z0-9._-]*$/.test(scope)) throw new Error(`"${scope}" is no scope; one looks like @name`);
  return scope;
}

/**
 * A manifest under the scope: its own name, and those of our packages among its dependencies. Commands keep theirs.
 *
 * @param {PackageManifest} manifest
 * @param {string} scope
 * @param {readonly string[]} ours names of the packages of this repository
 * @returns {PackageManifest}
 */
export function scopedManifest(manifest, scope, ours) {
  /** @type {PackageManifest} */
  const scoped = { ...manifest, name: `${scope}/${manifest.name}` };
  for (const field of DEPENDENCIES) {
    const listed = manifest[field];
    if (typeof listed !== "object" || listed === null) continue;
    scoped[field] = Object.fromEntries(
      Object.entries(listed).map(([name, range]) => [ours.includes(name) ? `${scope}/${name}` : name, range]),
    );
  }
  return scoped;
}

/**
 * Adds the scope to a file of a package: to module specifiers in code and to names in code quotes in Markdown. Instructions to
 * install a tarball become an installation from the registry.
 *
 * @param {string} text
 * @param {string} scope
 * @param {readonly string[]} ours
 */
export function scopedText(text, scope, ours) {
  const name = `(?:${ours.join("|")})`;
  return text
    .replace(
      new RegExp(
        `(\\bfrom\\s*|\\bimport\\s*|\\b(?:import|require)\\(\\s*)(["'])(${name}(?:/[\\w./-]+)?)\\2`,
        "g",
      ),
      (_, before, quote, specifier) => `${before}${quote}${scope}/${specifier}${quote}`,
    )
    .replace(
      new RegExp(`\\bnpm install \\S*?(${name})\\.tgz`, "g"),
      (_, found) => `npm install ${scope}/${found}`,
    )
    .replace(new RegExp(`\`(${name}/[\\w-]+)\``, "g"), (_, subpath) => `\`${scope}/${subpath}\``);
}

/**
 * Replaces the reserved `.example` addresses of a manifest with those of the repository that releases it.
 *
 * @param {PackageManifest} manifest
 * @param {string} address of the repository, such as `https://host/owner/name`
 * @returns {PackageManifest}
 */
export function withRepository(manifest, address) {
  const repository = typeof manifest.repository === "object" ? manifest.repository : {};
  return {
    ...manifest,
    homepage: `${address}#readme`,
    bugs: { url: `${address}/issues` },
    repository: { ...repository, type: "git", url: `git+${address}.git` },
  };
}
