import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { npmCommand } from "./npm.mjs";

const POLL_MS = 500;
/** NODE_ENV=production must not leave out tools, and cached packages need no request: the lockfile has their checksums. */
const CI = ["ci", "--include=dev", "--include=optional", "--prefer-offline", "--no-audit", "--no-fund"];

/**
 * Runs `npm ci` unless node_modules has what the lockfile says. Of several processes one installs and the others wait.
 *
 * @param {string} folder with a package-lock.json
 * @param {(folder: string) => number | null} [install] replaced in tests
 * @returns {boolean} whether it installed
 * @throws {Error} with one sentence when the installation fails
 */
export function ensureInstalled(folder, install = npmCi) {
  if (isInstalled(folder)) return false;
  const lock = join(folder, ".installing");
  waitFor(lock);
  try {
    if (isInstalled(folder)) return false;
    console.error("Installing the dependencies of the lockfile (about a minute the first time) …");
    const status = install(folder);
    if (status !== 0)
      throw new Error(`Installing the dependencies failed: npm ci ended with code ${status}.`);
    return true;
  } finally {
    rmSync(lock, { force: true });
  }
}

/**
 * Compares the lockfile with npm's own note of what it installed, which it writes last.
 *
 * @param {string} folder
 */
function isInstalled(folder) {
  const note = join(folder, "node_modules", ".package-lock.json");
  if (!existsSync(note)) return false;
  const installed = packagesOf(note);
  const patches = join(folder, "patches");
  // Patches are applied to packages as they were published, right after an installation.
  const since = statSync(note).mtimeMs;
  const isPatched =
    !existsSync(patches) ||
    readdirSync(patches).every((name) => statSync(join(patches, name)).mtimeMs <= since);
  return (
    isPatched &&
    Object.entries(packagesOf(join(folder, "package-lock.json"))).every(
      ([path, { version, integrity, link, optional }]) =>
        !path.includes("node_modules/") ||
        // A package for another platform.
        (optional && !installed[path]) ||
        (installed[path]?.version === version &&
          installed[path]?.integrity === integrity &&
          installed[path]?.link === link),
    )
  );
}

/** @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean }} Entry */

/** @param {string} file @returns {Record<string, Entry>} */
const packagesOf = (file) => JSON.parse(readFileSync(file, "utf8")).packages;

/** Waits until this process owns the file, which another one may hold while it lives. @param {string} lock */
function waitFor(lock) {
  for (let waits = 0; ; waits++) {
    try {
      writeFileSync(lock, String(process.pid), { flag: "wx" });
      return;
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    }
    if (waits === 0) console.error("Another command installs the dependencies: waiting for it …");
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, POLL_MS);
    if (!isAlive(lock)) rmSync(lock, { force: true });
  }
}

/** @param {string} lock */
function isAlive(lock) {
  try {
    process.kill(Number(readFileSync(lock, "utf8")), 0);
    return true;
  } catch {
    return false;
  }
}

/** @param {string} folder */
function npmCi(folder) {
  const [command = "npm", ...first] = npmCommand();
  const shell = process.platform === "win32" && first.length === 0;
  return spawnSync(command, [...first, ...CI], {
    cwd: folder,
    stdio: ["ignore", "inherit", "inherit"],
    shell,
  }).status;
}
