import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

/** @typedef {import("./operations.mjs").Contract} Contract */

/** `v1.2.3`, or the tag that changesets creates: all packages share one version. */
const TAG = /^(?:v|marketplace-(?:contract|sdk)@)(\d+)\.(\d+)\.(\d+)$/;
/** Inside a tarball of the package. */
const PACKED = "package/dist/openapi.json";

/**
 * The tag of the newest release.
 *
 * @param {string[]} tags of the repository
 * @returns {string | undefined} nothing before the first release
 */
export function newestTag(tags) {
  const releases = tags.flatMap((tag) => {
    const numbers = TAG.exec(tag)?.slice(1).map(Number);
    return numbers ? [{ tag, numbers }] : [];
  });
  releases.sort((a, b) => {
    const at = a.numbers.findIndex((number, index) => number !== b.numbers[index]);
    return at < 0 ? 0 : (a.numbers[at] ?? 0) - (b.numbers[at] ?? 0);
  });
  return releases.at(-1)?.tag;
}

/**
 * The contract of the newest tagged release. Its built form is not in the repository, so it is built from that tag with the tag's
 * own build.
 *
 * @param {string} root of the repository
 * @returns {Contract | undefined} nothing before the first release
 * @throws {Error} if git fails or that release does not build
 */
export function releasedContract(root) {
  const tag = newestTag(String(run(["git", "tag"], root)).split("\n"));
  if (tag === undefined) return undefined;
  // Inside the repository, so that the old files find the installed packages.
  const cache = join(root, "node_modules", ".cache");
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, "contract-"));
  try {
    run(["tar", "-xf", "-"], folder, run(["git", "archive", "--format=tar", tag, "openapi"], root));
    run([process.execPath, "scripts/build.mjs"], join(folder, "openapi"));
    return JSON.parse(readFileSync(join(folder, "openapi", "dist", "openapi.json"), "utf8"));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * A contract from a JSON file or from a packed `marketplace-contract`.
 *
 * @param {string} file
 * @returns {Contract}
 */
export const readContract = (file) =>
  JSON.parse(
    file.endsWith(".tgz") ? String(run(["tar", "-xzOf", file, PACKED], ".")) : readFileSync(file, "utf8"),
  );

/**
 * @param {string[]} command
 * @param {string} cwd
 * @param {Buffer} [input]
 * @returns {Buffer} what it printed
 */
function run([program = "", ...args], cwd, input) {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd, input, maxBuffer: 2 ** 28 });
  if (status !== 0) throw new Error(`${program} ${args.join(" ")} failed: ${error?.message ?? stderr}`);
  return stdout;
}
