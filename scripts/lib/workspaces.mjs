import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * @typedef {{ name?: string, version?: string, private?: boolean,
 *   scripts?: Record<string, string>, dependencies?: Record<string, string>,
 *   devDependencies?: Record<string, string>, peerDependencies?: Record<string, string>,
 *   optionalDependencies?: Record<string, string>, workspaces?: string[] }} Manifest
 * @typedef {{ folder: string, manifest: Manifest }} Workspace
 */

/**
 * @param {string} folder
 * @returns {Manifest}
 */
export function readManifest(folder) {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
}

/**
 * The workspaces of the root manifest.
 *
 * @param {string} root
 * @returns {Workspace[]} with folders relative to `root`
 */
export function workspaces(root) {
  const patterns = readManifest(root).workspaces ?? [];
  return patterns
    .flatMap((pattern) => expand(root, pattern))
    .filter((folder) => existsSync(join(root, folder, "package.json")))
    .map((folder) => ({ folder, manifest: readManifest(join(root, folder)) }));
}

/**
 * @param {string} root
 * @param {string} pattern a folder, or `folder/*`
 */
function expand(root, pattern) {
  if (!pattern.endsWith("/*")) return [pattern];
  const parent = pattern.slice(0, -2);
  return readdirSync(join(root, parent))
    .sort()
    .map((name) => `${parent}/${name}`);
}
