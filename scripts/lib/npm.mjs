import { basename } from "node:path";

/**
 * The command that runs npm: the npm that started this process, if any, to keep its version and settings, or else the one on the
 * PATH.
 *
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string[]} a command and its first arguments
 */
export function npmCommand(env = process.env) {
  const path = env.npm_execpath;
  if (path && basename(path) === "npm-cli.js") return [process.execPath, path];
  return process.platform === "win32" ? ["npm.cmd"] : ["npm"];
}
