// Runs a dependency's command in this folder with the same Node, on every platform.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { root } from "./source.mjs";

/**
 * @param {string} pkg package name
 * @param {string} bin name of its command
 * @param {string[]} args
 * @returns {number} exit code
 */
export function run(pkg, bin, args) {
  const manifest = createRequire(import.meta.url).resolve(`${pkg}/package.json`);
  const { bin: commands } = JSON.parse(readFileSync(manifest, "utf8"));
  const script = join(dirname(manifest), typeof commands === "string" ? commands : commands[bin]);
  const env = { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
  return spawnSync(process.execPath, [script, ...args], { cwd: root, env, stdio: "inherit" }).status ?? 1;
}
