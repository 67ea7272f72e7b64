import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const SKIPPED = new Set([
  "node_modules",
  "dist",
  "generated",
  "coverage",
  "test-results",
  "playwright-report",
  ".git",
  ".wireit",
  ".cache",
]);

/** @typedef {{ path: string, text: string }} SourceFile `path` is relative to the root, with slashes */

/**
 * The hand-written files below a root.
 *
 * @param {string} root
 * @param {RegExp} pattern tested on the relative path
 * @returns {SourceFile[]}
 */
export function sourceFiles(root, pattern) {
  return walk(root, "")
    .filter((path) => pattern.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string[]}
 */
function walk(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : walk(root, path);
    return entry.isFile() ? [path] : [];
  });
}
