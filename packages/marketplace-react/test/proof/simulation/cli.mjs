/**
 * Lives through simulated histories of a device: tabs, reloads, lost answers, ended sessions, a full storage.
 *
 *   npm run simulate                       a million, from seed 1
 *   npm run simulate -- --count 50000      fewer
 *   npm run simulate -- --from 400001      continues an interrupted run; each seed is a separate history
 *   npm run simulate -- --seed 1234        one again, shrunk and step by step
 *
 * Ctrl+C ends a run with what it has found.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { build } from "esbuild";
import { bundlePage } from "./bundle.mjs";

const CHUNK = 500;
/** More would say the same again. */
const MAX_FAILURES = 5;

if (isMainThread) await main();
else await work();

async function main() {
  const { values } = parseArgs({
    options: {
      count: { type: "string", default: "1000000" },
      from: { type: "string", default: "1" },
      seed: { type: "string" },
      workers: { type: "string", default: `${availableParallelism()}` },
    },
  });
  const folder = mkdtempSync(join(tmpdir(), "simulation-"));
  try {
    const runner = join(folder, "prove.mjs");
    await build({
      entryPoints: [join(dirname(fileURLToPath(import.meta.url)), "prove.ts")],
      bundle: true,
      format: "esm",
      platform: "node",
      target: "node20",
      outfile: runner,
    });
    const code = await bundlePage();
    const data = { runner, code };
    const first = Number(values.seed ?? values.from);
    const last = values.seed ? first : first + Number(values.count) - 1;
    const start = performance.now();
    const { done, failures } = await runAll(data, first, last, Number(values.workers));
    const rate = Math.round(done / ((performance.now() - start) / 1000));
    console.log(
      `proof: ${done} histories from seed ${first}, ${rate} a second, ${failures.length} went wrong`,
    );
    if (failures.length > 0) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {object} data
 * @param {number} first
 * @param {number} last
 * @param {number} workers
 */
async function runAll(data, first, last, workers) {
  let next = first;
  let done = 0;
  let told = performance.now();
  let isInterrupted = false;
  process.once("SIGINT", () => {
    isInterrupted = true;
  });
  /** @type {string[]} */
  const failures = [];
  const runs = Array.from({ length: Math.min(workers, Math.ceil((last - first + 1) / CHUNK)) }, () => {
    const worker = new Worker(new URL(import.meta.url), { workerData: data });
    return new Promise((resolve, reject) => {
      const give = () => {
        if (isInterrupted || next > last || failures.length >= MAX_FAILURES) {
          worker.postMessage(undefined);
          return resolve(undefined);
        }
        worker.postMessage({ first: next, last: Math.min(last, next + CHUNK - 1) });
        next += CHUNK;
      };
      worker.on("error", reject);
      worker.on("message", (/** @type {{ count: number, failures: string[] }} */ result) => {
        done += result.count;
        failures.push(...result.failures);
        for (const failure of result.failures) console.log(`${failure}\n`);
        if (performance.now() - told > 30_000) {
          told = performance.now();
          console.log(`${done} histories, ${failures.length} went wrong, next: --from ${next}`);
        }
        give();
      });
      give();
    });
  });
  await Promise.all(runs);
  return { done, failures };
}

async function work() {
  const { proveSeed, pageOpener, tellFailure } = await import(pathToFileURL(workerData.runner).href);
  const open = pageOpener(workerData.code);
  parentPort?.on("message", async (/** @type {{ first: number, last: number } | undefined} */ range) => {
    if (!range) return parentPort?.close();
    const failures = [];
    let count = 0;
    for (let seed = range.first; seed <= range.last && failures.length < MAX_FAILURES; seed++) {
      const failure = await proveSeed(open, seed);
      count += 1;
      if (failure) failures.push(tellFailure(failure));
    }
    parentPort?.postMessage({ count, failures });
  });
}
