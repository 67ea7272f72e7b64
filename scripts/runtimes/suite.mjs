import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { build } from "esbuild";
import { succeed } from "../lib/packed.mjs";
import { prepare } from "./catalog.mjs";

const RUN_MS = 2 * 60_000;

/**
 * @typedef {{ name: string, error?: string }} CaseResult
 * @typedef {{ label: string, runs: Record<string, CaseResult[]> }} RuntimeResult results by how the program gets the package
 */

/**
 * Runs the cases on a runtime, installing it first where needed.
 *
 * @param {import("./catalog.mjs").Runtime} runtime
 * @param {string} folder a copy of the cases with the packed SDK installed
 * @returns {Promise<RuntimeResult>}
 * @throws {Error} when the runtime cannot be installed or a program ends without results
 */
export async function runOn(runtime, folder) {
  const { command, label } = await prepare(runtime);
  const server = await startServer(folder);
  try {
    /** @type {RuntimeResult["runs"]} */
    const runs = {};
    process.env.ADDRESSES = server.addresses;
    for (const [way, args] of Object.entries(runtime.programs)) {
      runs[way] = readResults(await succeed([command, ...args], folder, RUN_MS));
    }
    return { label, runs };
  } finally {
    server.stop();
  }
}

/** @param {string} output @returns {CaseResult[]} */
function readResults(output) {
  const line = output.split("\n").find((text) => text.startsWith('[{"name":'));
  if (!line) throw new Error(`The program printed no results:\n${output}`);
  return JSON.parse(line);
}

/**
 * Starts the server of the cases in its own process, on its own ports.
 *
 * @param {string} folder
 */
async function startServer(folder) {
  const child = spawn(process.execPath, [join(folder, "server.mjs")], {
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  if (!child.stdout) throw new Error("The server has no output");
  for await (const addresses of createInterface(child.stdout)) return { addresses, stop: () => child.kill() };
  throw new Error("The server did not start");
}

/**
 * Bundles the program and the SDK into one file, as workers are deployed.
 *
 * @param {string} folder
 */
export async function bundleWorker(folder) {
  await build({
    entryPoints: [join(folder, "entries", "worker.mjs")],
    outfile: join(folder, "entries", "worker.bundle.mjs"),
    bundle: true,
    format: "esm",
    conditions: ["workerd", "worker", "browser"],
    logLevel: "silent",
  });
}
