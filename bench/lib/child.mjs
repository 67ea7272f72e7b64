import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

/** The folder of the bench: packages resolve from here. */
export const benchFolder = fileURLToPath(new URL("..", import.meta.url));

/**
 * Runs a worker of `workers/` in its own Node process and returns its output, parsed as JSON.
 *
 * @template Result
 * @param {string} name
 * @param {string[]} [flags] for Node
 * @returns {Promise<Result>}
 * @throws {Error} when the worker fails
 */
export async function runWorker(name, flags = []) {
  const args = [...flags, fileURLToPath(new URL(`../workers/${name}.mjs`, import.meta.url))];
  const child = spawn(process.execPath, args, { cwd: benchFolder, stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  for await (const chunk of child.stdout) output += chunk;
  const code = child.exitCode ?? (await new Promise((resolve) => child.once("close", resolve)));
  if (code !== 0) throw new Error(`The worker "${name}" ended with code ${code}`);
  return JSON.parse(output);
}
