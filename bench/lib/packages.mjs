import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import { npmCommand } from "../../scripts/lib/npm.mjs";

const folder = fileURLToPath(new URL("..", import.meta.url));

/** Installs other clients and measuring tools from the bench's own lockfile, unless they are there. @throws {Error} when npm fails */
export function installPackages() {
  if (existsSync(new URL("../node_modules/.package-lock.json", import.meta.url))) return;
  console.error("Installing the other clients and the measuring tools …");
  const [program = "npm", ...args] = npmCommand();
  const { status } = spawnSync(program, [...args, "ci", "--no-audit", "--no-fund"], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
    shell: program.endsWith(".cmd"),
  });
  if (status !== 0) throw new Error("npm ci failed in bench/");
}

/** Imports a package of the bench from anywhere. @param {string} name @returns {Promise<any>} */
export async function importPackage(name) {
  const module = await import(pathToFileURL(createRequire(`${folder}/`).resolve(name)).href);
  return module.default ?? module;
}
