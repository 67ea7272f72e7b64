import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { npmCommand } from "./npm.mjs";
import { succeed } from "./packed.mjs";
import { root } from "./root.mjs";

const CACHE = join(root, ".cache");
/** Runtimes weigh up to 100 MB, and registries may be slow. */
const INSTALL_MS = 10 * 60_000;
const PATIENCE = ["--fetch-retries=5", "--fetch-timeout=300000"];

/**
 * Installs a package into its own folder below `.cache`, unless it is there. So a runtime or compiler that a single check needs
 * stays out of the lockfile and of ordinary installations.
 *
 * @param {string} name of the package
 * @param {string} version exact, a major that stays at what was newest when it was first installed, or `latest`, which never stays
 * @returns {Promise<string>} the folder whose `node_modules` has it
 * @throws {Error} with npm's output
 */
export async function installTool(name, version) {
  const folder = join(CACHE, `${name}@${version}`);
  // npm writes this file last.
  if (version !== "latest" && existsSync(join(folder, "node_modules", ".package-lock.json"))) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), '{ "private": true }\n');
  const args = [
    "install",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
    "--ignore-scripts=false",
    ...PATIENCE,
  ];
  await succeed([...npmCommand(), ...args, `${name}@${version}`], folder, INSTALL_MS);
  return folder;
}
