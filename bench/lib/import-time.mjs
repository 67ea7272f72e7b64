import { spawnSync } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../scripts/lib/root.mjs";
import { benchFolder } from "./child.mjs";
import { OURS, PEERS } from "./clients.mjs";
import { inRounds } from "./rounds.mjs";
import { ratioOver } from "./stats.mjs";

/**
 * Installs our package next to the others as npm would. In the workspace it is a link, which the process would have to follow at
 * every start.
 *
 * @returns {string} what a program of the bench imports
 */
function installOurs() {
  const name = `@installed/${OURS}`;
  const folder = join(benchFolder, "node_modules", name);
  rmSync(folder, { recursive: true, force: true });
  for (const part of ["package.json", "dist"])
    cpSync(join(root, "packages", OURS, part), join(folder, part), { recursive: true });
  return name;
}

/**
 * Time of a Node process that imports an installed package, minus that of one that imports an empty module.
 *
 * @param {number} rounds
 * @returns {Promise<Record<string, number>>}
 */
export async function importTimes(rounds) {
  const programs = {
    bare: 'import "./workers/empty.mjs"',
    [OURS]: `import "${installOurs()}"`,
    ...Object.fromEntries(PEERS.map(({ name, module }) => [name, `import "${module}"`])),
  };
  const samples = await inRounds(programs, rounds, (program) => {
    const start = performance.now();
    const { status } = spawnSync(process.execPath, ["--input-type=module", "--eval", program], {
      cwd: benchFolder,
      stdio: "ignore",
    });
    if (status !== 0) throw new Error(`This program does not run: ${program}`);
    return performance.now() - start;
  });
  return ratioOver(samples, "bare");
}
