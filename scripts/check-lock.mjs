/**
 * Checks what npm does not notice in a lockfile: a platform's package that the registry lacked, a registry's address, a tag.
 *
 *   node scripts/check-lock.mjs --dry-run   also asks npm whether lockfiles and manifests agree (needs the registry)
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { npmCommand } from "./lib/npm.mjs";
import { reportFindings } from "./lib/report-findings.mjs";
import { root } from "./lib/root.mjs";
import { sourceFiles } from "./lib/source-files.mjs";

/** @typedef {Record<string, string>} Ranges */
/** @typedef {{ resolved?: string, link?: boolean, dependencies?: Ranges, optionalDependencies?: Ranges }} Entry */

reportFindings(
  "lockfiles",
  sourceFiles(root, /(^|\/)package-lock\.json$/).flatMap(({ path, text }) => {
    const folder = join(root, dirname(path));
    const { overrides = {} } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    const problems = lockProblems(JSON.parse(text).packages, overrides);
    const refused = process.argv.includes("--dry-run") ? dryRun(folder) : [];
    return [...problems, ...refused].map((message) => ({ path, line: 0, message }));
  }),
);

/**
 * @param {Record<string, Entry>} packages of a lockfile, by path
 * @param {Record<string, Ranges>} overrides of the manifest, by the package that asks
 */
function lockProblems(packages, overrides) {
  return Object.entries(packages).flatMap(([path, entry]) => {
    const { dependencies = {}, optionalDependencies = {} } = entry;
    const asking = path.replace(/^.*node_modules\//, "");
    return [
      ...Object.keys({ ...dependencies, ...optionalDependencies })
        .filter((name) => !resolves(packages, path, name))
        .map((name) => `${path} needs ${name}, which has no entry`),
      ...(entry.resolved && !entry.link ? [`${path} names the address ${entry.resolved}`] : []),
      // `npm ci` resolves a tag such as `latest` again, and refuses the lockfile once it means another version.
      ...Object.entries(dependencies)
        .filter(([name, range]) => /^(?!npm:)[a-z]/i.test(range) && !overrides[asking]?.[name])
        .map(([name, range]) => `${path} asks for ${name} by the tag ${range}`),
    ];
  });
}

/**
 * Whether a dependency is there for Node: next to the package, or in a parent folder.
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

/** @param {string} cwd */
function dryRun(cwd) {
  const [command = "npm", ...args] = [...npmCommand(), "ci", "--dry-run", "--ignore-scripts"];
  const { status, stderr } = spawnSync(command, args, { cwd, encoding: "utf8" });
  return status === 0 ? [] : [`npm ci --dry-run refuses it: ${stderr.trim()}`];
}
