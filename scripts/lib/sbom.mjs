/**
 * @typedef {object} Locked what is used of an entry of package-lock.json
 * @property {string} [name]
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {string} [license]
 * @property {boolean} [link]
 * @property {string} [resolved]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [optionalDependencies]
 *
 * @typedef {{ packages: Record<string, Locked> }} Lock
 * @typedef {{ ref: string, name: string, version: string, license: string | undefined, integrity: string | undefined, needs: string[] }} Part
 */

/**
 * What an installed workspace brings along: everything it depends on, at the versions of the lockfile.
 *
 * @param {Lock} lock
 * @param {string} folder of the workspace
 * @param {string[]} [bundled] packages inside its own files, which its manifest does not name
 * @returns {Part[]} the workspace first, the others by name
 * @throws {Error} when a dependency is not in the lockfile
 */
export function partsOf(lock, folder, bundled = []) {
  /** @type {Map<string, Part>} */
  const parts = new Map();
  /** @param {string} path @param {string[]} more @returns {string} the part's ref */
  const visit = (path, more) => {
    const entry = lock.packages[path] ?? {};
    if (entry.link && entry.resolved) return visit(entry.resolved, more);
    const name = entry.name ?? path.split(/(?:^|\/)node_modules\/|^packages\//).at(-1) ?? path;
    const ref = `${name}@${entry.version}`;
    if (parts.has(path)) return ref;
    /** @type {Part} */
    const part = {
      ref,
      name,
      version: entry.version ?? "",
      license: entry.license,
      integrity: entry.integrity,
      needs: [],
    };
    parts.set(path, part);
    const names = [...Object.keys({ ...entry.dependencies, ...entry.optionalDependencies }), ...more];
    part.needs = names.map((needed) => visit(placeOf(lock, path, needed), [])).sort();
    return ref;
  };
  visit(folder, bundled);
  const [own, ...rest] = [...parts.values()];
  return own ? [own, ...rest.sort((a, b) => (a.ref < b.ref ? -1 : 1))] : [];
}

/**
 * Where Node finds a package: in the nearest `node_modules`.
 *
 * @param {Lock} lock
 * @param {string} from
 * @param {string} name
 */
function placeOf(lock, from, name) {
  for (let at = from; ; at = at.replace(/(^|\/)[^/]*$/, "")) {
    const place = at ? `${at}/node_modules/${name}` : `node_modules/${name}`;
    if (lock.packages[place]) return place;
    if (!at) throw new Error(`${from} needs ${name}, which the lockfile does not have`);
  }
}

/**
 * A bill of materials after CycloneDX 1.5. The same lockfile gives the same text.
 *
 * @param {Part[]} parts as {@link partsOf} gives them
 */
export function cycloneDx([own, ...rest]) {
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.5",
    version: 1,
    metadata: { component: own && component(own) },
    components: rest.map(component),
    dependencies: [...(own ? [own] : []), ...rest].map(({ ref, needs }) => ({ ref, dependsOn: needs })),
  };
}

/** @param {Part} part */
function component({ ref, name, version, license, integrity }) {
  const [algorithm, digest] = integrity?.split(/-(.*)/) ?? [];
  return {
    type: "library",
    "bom-ref": ref,
    name,
    version,
    purl: `pkg:npm/${name.replace("@", "%40")}@${version}`,
    ...(license && {
      licenses: [/ (AND|OR) /.test(license) ? { expression: license } : { license: { id: license } }],
    }),
    ...(algorithm === "sha512" &&
      digest && { hashes: [{ alg: "SHA-512", content: Buffer.from(digest, "base64").toString("hex") }] }),
  };
}

/**
 * @param {Part[]} parts
 * @param {ReadonlySet<string>} allowed SPDX ids
 * @returns {string[]} a sentence for each license not agreed to
 */
export function licenseProblems(parts, allowed) {
  return parts.flatMap(({ ref, license }) => {
    if (!license) return [`${ref} has no license`];
    const strange = license.split(/ AND /).filter((id) => !allowed.has(id));
    return strange.length > 0 ? [`${ref} has the license ${strange.join(", ")}: is it one of ours?`] : [];
  });
}
