import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { npmCommand } from "../../scripts/lib/npm.mjs";
import { benchFolder } from "./child.mjs";
import { PEERS } from "./clients.mjs";

const installed = (/** @type {string} */ module) =>
  existsSync(join(benchFolder, "node_modules", module, "package.json"));

/** Generators of the generated clients. */
const GENERATORS = ["@hey-api/openapi-ts"];

/** Whether all clients to compare with are installed. */
export const havePeers = () => [...PEERS.map(({ module }) => module), ...GENERATORS].every(installed);

/**
 * Installs the clients to compare with from the bench's own lockfile, unless they are installed.
 *
 * @throws {Error} when npm fails
 */
export function installPeers() {
  if (havePeers()) return;
  console.error("Installing the clients to compare with …");
  const [program = "npm", ...args] = npmCommand();
  const { status } = spawnSync(program, [...args, "ci", "--no-audit", "--no-fund"], {
    cwd: benchFolder,
    stdio: ["ignore", "ignore", "inherit"],
    shell: program.endsWith(".cmd"),
  });
  if (status !== 0) throw new Error("npm ci failed in bench/");
}

/** Names and versions for docs/figures.md. */
export function peerVersions() {
  return PEERS.map(({ name, module }) => {
    const manifest = JSON.parse(
      readFileSync(join(benchFolder, "node_modules", module, "package.json"), "utf8"),
    );
    return `${name} ${manifest.version}`;
  }).join(", ");
}
