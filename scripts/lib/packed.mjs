import { cpSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runCommand } from "./command.mjs";
import { npmCommand } from "./npm.mjs";
import { root } from "./root.mjs";

const INSTALL_MS = 3 * 60_000;

/**
 * Packs a built workspace as it would be published.
 *
 * @param {string} workspace its folder, from the root
 * @param {string} folder where the tarball goes
 * @returns {Promise<string>} absolute path of the tarball
 * @throws {Error} with npm's output
 */
export async function pack(workspace, folder) {
  const args = ["pack", "--json", "--ignore-scripts", "--pack-destination", folder];
  await succeed([...npmCommand(), ...args], join(root, workspace));
  const { name, version } = JSON.parse(readFileSync(join(root, workspace, "package.json"), "utf8"));
  return join(folder, `${name}-${version}.tgz`);
}

/**
 * Copies a folder without build output, installed packages and the lockfile that goes with them.
 *
 * @param {string} from
 * @param {string} to
 */
export function copySources(from, to) {
  const built = new Set(["node_modules", "dist", "out", "package-lock.json"]);
  for (const name of readdirSync(from).filter((entry) => !built.has(entry))) {
    cpSync(join(from, name), join(to, name), { recursive: true });
  }
}

/**
 * Installs the dependencies of a folder, our packages from their tarballs.
 *
 * @param {string} folder
 * @param {string[]} tarballs
 * @throws {Error} with npm's output
 */
export async function install(folder, tarballs) {
  const quiet = ["--no-audit", "--no-fund", "--loglevel=error", "--prefer-offline"];
  await succeed([...npmCommand(), "install", ...quiet, ...tarballs], folder);
}

/**
 * Runs a command that must succeed.
 *
 * @param {string[]} command
 * @param {string} cwd
 * @param {number} [timeoutMs]
 * @returns {Promise<string>} what it printed
 * @throws {Error} with what it printed
 */
export async function succeed(command, cwd, timeoutMs = INSTALL_MS) {
  const { code, output, timedOut } = await runCommand(command, { cwd, timeoutMs });
  if (timedOut) throw new Error(`${output}\nended after ${timeoutMs / 1000} s`);
  if (code !== 0) throw new Error(output);
  return output;
}
