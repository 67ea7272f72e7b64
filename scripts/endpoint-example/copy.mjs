import { spawnSync } from "node:child_process";
import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { workspaces } from "../lib/workspaces.mjs";

/**
 * Copies the working tree of the repository without ignored files and commits it, so that `git status` of the copy lists what was
 * changed. Installed packages are linked; workspaces resolve to the copy's own.
 *
 * @param {string} from root of the repository
 * @param {string} to an empty folder
 */
export function copyRepository(from, to) {
  const paths = git(from, ["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
    .split("\0")
    .filter(Boolean);
  for (const path of paths.filter((path) => existsSync(join(from, path)))) {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    cpSync(join(from, path), join(to, path));
  }
  for (const folder of ["", ...workspaces(from).map((workspace) => workspace.folder)]) {
    const modules = join(from, folder, "node_modules");
    if (existsSync(modules)) linkModules(modules, join(to, folder, "node_modules"));
  }
  const tools = join("tools", "node_modules");
  // Link the whole folder, including the stamp of the installation.
  if (existsSync(join(from, tools))) symlinkSync(join(from, tools), join(to, tools));
  git(to, ["init", "--quiet"]);
  git(to, ["add", "--all"]);
  const author = ["-c", "user.name=example", "-c", "user.email=example@market.example"];
  git(to, [...author, "commit", "--quiet", "--no-verify", "--no-gpg-sign", "-m", "Before"]);
}

/**
 * Files that differ from the copy's commit, new ones included.
 *
 * @param {string} copy
 * @returns {string[]}
 */
export function touchedFiles(copy) {
  return git(copy, ["status", "--porcelain", "--untracked-files=all", "-z"])
    .split("\0")
    .filter(Boolean)
    .map((row) => row.slice(3))
    .sort();
}

/**
 * @param {string} from
 * @param {string} to
 */
function linkModules(from, to) {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    // Caches of tools must not be shared between folders.
    if (name.startsWith(".") && name !== ".bin") continue;
    const source = join(from, name);
    if (name.startsWith("@")) linkModules(source, join(to, name));
    // A workspace's link is relative, so the same link leads to the copy.
    else if (lstatSync(source).isSymbolicLink()) symlinkSync(readlinkSync(source), join(to, name));
    else symlinkSync(source, join(to, name));
  }
}

/**
 * @param {string} cwd
 * @param {string[]} args
 * @returns {string}
 * @throws {Error} with git's output
 */
function git(cwd, args) {
  const { status, stdout, stderr } = spawnSync("git", args, { cwd, encoding: "utf8", maxBuffer: 16_000_000 });
  if (status !== 0) throw new Error(`git ${args[0]} failed: ${stderr}`);
  return stdout;
}
