import { spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withInstallLock } from "./install-lock.mjs";
import { npmCommand } from "./npm.mjs";
import { installedMatches, stampOf } from "./stamp.mjs";

/**
 * @typedef {{ root: string, say: (line: string) => void, runInstall?: (root: string) => Promise<number> }} Options
 */

/**
 * Makes node_modules match the lockfile, and installs only if something has changed. Several processes may call it at once: one
 * installs, the others wait.
 *
 * @param {Options} options `runInstall` resolves to an exit code and is replaced in tests
 * @returns {Promise<"current" | "adopted" | "installed">}
 * @throws {Error} with one sentence if the installation fails
 */
export async function ensureInstalled({ root, say, runInstall = npmCi }) {
  if (isCurrent(root)) return "current";
  return withInstallLock(
    join(root, ".bootstrap-lock"),
    async () => {
      if (isCurrent(root)) return "current";
      if (canAdopt(root)) {
        writeStamp(root);
        return "adopted";
      }
      say("Installing the dependencies of the lockfile (about a minute the first time) …");
      const code = await runInstall(root);
      if (code !== 0) throw new Error(`Installing the dependencies failed: npm ci ended with code ${code}.`);
      writeStamp(root);
      return "installed";
    },
    { onWait: () => say("Another process is installing the dependencies: waiting for it …") },
  );
}

/** @param {string} root */
function isCurrent(root) {
  const stamp = readJson(stampFile(root));
  const wanted = currentStamp(root);
  return (
    stamp?.lock === wanted.lock && stamp?.machine === wanted.machine && stamp?.patches === wanted.patches
  );
}

/**
 * Whether to keep a tree from a manual `npm install`. A stamp of another machine or with other patches rules that out, because
 * patches only apply to files as they were published.
 *
 * @param {string} root
 */
function canAdopt(root) {
  const stamp = readJson(stampFile(root));
  const installed = readJson(join(root, "node_modules", ".package-lock.json"));
  const wanted = currentStamp(root);
  if (!installed || (stamp && (stamp.machine !== wanted.machine || stamp.patches !== wanted.patches)))
    return false;
  return installedMatches(readJson(join(root, "package-lock.json")) ?? {}, installed, process);
}

/** @param {string} root */
function currentStamp(root) {
  const folder = join(root, "patches");
  const patches = existsSync(folder) ? readdirSync(folder).sort() : [];
  return stampOf(
    readFileSync(join(root, "package-lock.json"), "utf8"),
    process,
    patches.map((name) => readFileSync(join(folder, name), "utf8")),
  );
}

/** @param {string} root */
function writeStamp(root) {
  writeFileSync(stampFile(root), `${JSON.stringify(currentStamp(root))}\n`);
}

/** @param {string} root */
function stampFile(root) {
  return join(root, "node_modules", ".bootstrap-stamp");
}

/** @param {string} file */
function readJson(file) {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

/**
 * @param {string} root
 * @returns {Promise<number>} the exit code of npm
 */
function npmCi(root) {
  const [command = "npm", ...first] = npmCommand();
  // NODE_ENV=production must not leave out the tools that this command is about to run. Cached packages need no request to the
  // registry, since the lockfile has their checksums.
  const args = [
    ...first,
    ...["ci", "--include=dev", "--include=optional", "--prefer-offline", "--no-audit", "--no-fund"],
  ];
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ["ignore", "inherit", "inherit"],
      shell: process.platform === "win32" && first.length === 0,
    });
    child.once("error", reject);
    child.once("close", (code) => resolve(code ?? 1));
  });
}
