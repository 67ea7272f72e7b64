/**
 * Compares the dependencies in use with the table in CONTRIBUTING.md, whose rows begin with the package's name in
 * code quotes. A row may name several packages.
 *
 * @param {string} contributing the text of CONTRIBUTING.md
 * @param {import("./workspaces.mjs").Manifest[]} manifests
 * @returns {string[]} one sentence per dependency without a reason, and per reason without a dependency
 */
export function reasonProblems(contributing, manifests) {
  const ours = new Set(manifests.map((manifest) => manifest.name));
  const used = new Set(manifests.flatMap(dependenciesOf).filter((name) => !ours.has(name)));
  const section = /^## Dependencies\n([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(contributing)?.[1] ?? "";
  const explained = new Set(
    section
      .split("\n")
      .filter((line) => /^\| `/.test(line) && (line.split("|")[2] ?? "").trim().length > 0)
      .flatMap((line) =>
        [...(line.split("|")[1] ?? "").matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? ""),
      ),
  );
  return [
    ...[...used].filter((name) => !explained.has(name)).map((name) => `${name} has no reason`),
    ...[...explained].filter((name) => !used.has(name)).map((name) => `${name} is explained but not used`),
  ].sort();
}

/** @param {import("./workspaces.mjs").Manifest} manifest */
function dependenciesOf(manifest) {
  const { dependencies, devDependencies, peerDependencies, optionalDependencies } = manifest;
  return [dependencies, devDependencies, peerDependencies, optionalDependencies].flatMap((group) =>
    Object.keys(group ?? {}),
  );
}
