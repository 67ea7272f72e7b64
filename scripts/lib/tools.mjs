import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ensureInstalled } from "./install.mjs";
import { root } from "./root.mjs";

/** Programs that an ordinary installation leaves out, with a lockfile of their own. */
export const toolsFolder = join(root, "tools");

/** Installs them from their lockfile, unless they are there. @throws {Error} with one sentence when that failed */
export const ensureTools = () => ensureInstalled(toolsFolder);

/**
 * The file of a tool's command.
 *
 * @param {string} name of the package
 * @param {string} [command] which of its commands; not needed where it has one
 * @throws {Error} when it is not installed, or has no such command
 */
export function toolProgram(name, command) {
  const folder = join(toolsFolder, "node_modules", name);
  /** @type {{ bin?: string | Record<string, string> }} */
  const { bin = {} } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const file = typeof bin === "string" ? bin : command ? bin[command] : Object.values(bin)[0];
  if (!file) throw new Error(`${name} has no command ${command ?? ""}`.trim());
  return join(folder, file);
}
