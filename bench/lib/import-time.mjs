import { spawnSync } from "node:child_process";
import { benchFolder } from "./child.mjs";
import { OURS, PEERS } from "./clients.mjs";
import { inRounds } from "./rounds.mjs";
import { ratioOver } from "./stats.mjs";

/**
 * Time of a Node process that imports one package, over one that imports an empty module.
 *
 * @param {number} rounds
 * @returns {Promise<Record<string, number>>}
 */
export async function importTimes(rounds) {
  const programs = {
    bare: 'import "./workers/empty.mjs"',
    [OURS]: `import "${OURS}"`,
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
