import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createContext, runInContext } from "node:vm";

const PROGRAM = "program.js";
const DEADLINE_MS = 10_000;

/** The web APIs of an edge runtime, without `process`, `Buffer`, `require`, `window`, storage and Node's timers. */
const WEB = [
  "AbortController",
  "AbortSignal",
  "Blob",
  "DOMException",
  "FormData",
  "Headers",
  "Request",
  "Response",
  "TextDecoder",
  "TextEncoder",
  "URL",
  "URLSearchParams",
  "atob",
  "btoa",
  "clearTimeout",
  "crypto",
  "queueMicrotask",
  "structuredClone",
];

/**
 * Bundlers by name. Each bundles the program into one file and returns it.
 *
 * @type {Record<string, (folder: string) => Promise<string>>}
 */
export const BUNDLERS = {
  async esbuild(folder) {
    const { build } = await load(folder, "esbuild");
    const outfile = join(folder, "out", "esbuild.js");
    const entryPoints = [join(folder, PROGRAM)];
    await build({
      entryPoints,
      outfile,
      bundle: true,
      format: "iife",
      platform: "browser",
      logLevel: "silent",
    });
    return outfile;
  },
  async Vite(folder) {
    const { build } = await load(folder, "vite");
    const outDir = join(folder, "out", "vite");
    const lib = {
      entry: join(folder, PROGRAM),
      formats: ["iife"],
      name: "program",
      fileName: () => "vite.js",
    };
    await build({ root: folder, configFile: false, logLevel: "silent", build: { outDir, lib } });
    // Vite sets it for the whole process.
    delete process.env.NODE_ENV;
    return join(outDir, "vite.js");
  },
  async webpack(folder) {
    const { default: webpack } = await load(folder, "webpack");
    const path = join(folder, "out");
    const options = {
      context: folder,
      mode: "production",
      target: "web",
      entry: `./${PROGRAM}`,
      output: { path, filename: "webpack.js" },
      plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    };
    await new Promise((resolve, reject) => {
      webpack(options, (/** @type {Error | null} */ error, /** @type {any} */ stats) => {
        if (error) reject(error);
        else if (stats.hasErrors() || stats.hasWarnings()) reject(new Error(stats.toString()));
        else resolve(undefined);
      });
    });
    return join(path, "webpack.js");
  },
};

/**
 * Runs a bundled program in a context with web APIs only.
 *
 * @param {string} file
 * @throws {Error} if the program throws or does not end
 */
export async function runAtTheEdge(file) {
  const globals = Object.fromEntries(WEB.map((name) => [name, Reflect.get(globalThis, name)]));
  // Node's timers are objects, but numbers everywhere else.
  const timers = new Map();
  globals.setTimeout = (/** @type {() => void} */ run, /** @type {number} */ ms) => {
    const number = timers.size + 1;
    timers.set(number, setTimeout(run, ms));
    return number;
  };
  globals.clearTimeout = (/** @type {number} */ number) => clearTimeout(timers.get(number));
  const context = createContext(globals);
  runInContext("globalThis.self = globalThis", context);
  runInContext(readFileSync(file, "utf8"), context, { filename: file });
  const finished = runInContext("globalThis.finished", context);
  if (!finished) throw new Error("The bundle did not run the program");
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error("The program does not end")), DEADLINE_MS);
  });
  await Promise.race([finished, late]).finally(() => clearTimeout(timer));
}

/**
 * Loads a tool that is installed in the folder of the checks, not here.
 *
 * @param {string} folder
 * @param {string} name
 */
function load(folder, name) {
  const require = createRequire(join(folder, "package.json"));
  return import(pathToFileURL(require.resolve(name)).href);
}
