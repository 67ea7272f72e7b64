/**
 * @typedef {Record<string, string>} Ranges
 * @typedef {{ resolved?: string, link?: boolean, dependencies?: Ranges, optionalDependencies?: Ranges }} Entry
 * @typedef {{ lockfileVersion?: number, packages?: Record<string, Entry> }} Lockfile
 */

/**
 * Problems of a lockfile:
 *
 * - A platform's package is missing. npm silently leaves it out if the registry lacks it, and other machines then can't install.
 * - A dependency of an optional package is missing, which npm does not notice.
 * - An address of a registry.
 * - A tag such as `latest`. `npm ci` resolves it again, and refuses the lockfile as soon as it means another version.
 *
 * @param {Lockfile} lock
 * @param {Record<string, Ranges>} [overrides] of the manifest, by the package that asks
 * @returns {string[]} one sentence each
 */
export function lockProblems(lock, overrides = {}) {
  const packages = lock.packages ?? {};
  if (Object.keys(packages).length < 2) return ["it lists no package"];
  return Object.entries(packages).flatMap(([path, entry]) => {
    const missing = Object.keys(entry.optionalDependencies ?? {})
      .filter((name) => !resolves(packages, path, name))
      .map((name) => `${path} needs ${name} on some platform, which has no entry`);
    const lost = Object.keys(entry.dependencies ?? {})
      .filter((name) => !resolves(packages, path, name))
      .map((name) => `${path} needs ${name}, which has no entry`);
    const host = entry.resolved && !entry.link ? [`${path} names the address ${entry.resolved}`] : [];
    const asking = path.replace(/^.*node_modules\//, "");
    const following = Object.entries(entry.dependencies ?? {})
      .filter(([name, range]) => /^(?!npm:)[a-z]/i.test(range) && !overrides[asking]?.[name])
      .map(([name, range]) => `${path} asks for ${name} by the name ${range}`);
    return [...missing, ...lost, ...host, ...following];
  });
}

/**
 * Resolves a dependency as Node does: next to the package, then in each parent folder.
 *
 * @param {Record<string, Entry>} packages
 * @param {string} from
 * @param {string} name
 */
function resolves(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/")))) {
    if (packages[folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`]) return true;
    if (folder === "") return false;
  }
}
