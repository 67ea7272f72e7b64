import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** @typedef {{ path: string, text: string }} SourceFile `path` is relative to the root, with slashes */

/**
 * The files that git tracks or would add, without generated code.
 *
 * @param {string} root
 * @param {RegExp} pattern tested on the relative path
 * @returns {SourceFile[]}
 */
export function sourceFiles(root, pattern) {
  const args = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const { status, stdout, stderr } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
  if (status !== 0) throw new Error(`git ls-files failed: ${stderr}`);
  return stdout
    .split("\0")
    .filter((path) => pattern.test(path) && !/(^|\/)generated\//.test(path) && existsSync(join(root, path)))
    .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
}
