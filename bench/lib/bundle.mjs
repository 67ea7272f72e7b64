import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { benchFolder } from "./child.mjs";

const PROGRAM = "program.mjs";

/**
 * Bundles a program for browsers as an integrator's build would, minified.
 *
 * @param {string} code an ES module; packages resolve from the bench's folder
 * @param {import("esbuild").BuildOptions} [options]
 */
export async function bundle(code, options = {}) {
  const { outputFiles = [], metafile } = await build({
    absWorkingDir: benchFolder,
    stdin: { contents: code, resolveDir: benchFolder, sourcefile: PROGRAM },
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    // Packages read these to leave out development checks; valtio reads the one that Vite defines.
    define: {
      "process.env.NODE_ENV": '"production"',
      "import.meta.env": "true",
      "import.meta.env.MODE": '"production"',
    },
    outdir: "out",
    write: false,
    metafile: true,
    legalComments: "none",
    logLevel: "silent",
    ...options,
  });
  if (!metafile) throw new Error("esbuild gave no metafile");
  return { outputFiles, metafile };
}

/** Bytes after `gzip -9`. @param {string | Uint8Array} content */
export const gzipBytes = (content) => gzipSync(content, { level: 9 }).length;

/**
 * Size of a program, gzip: what loads with it, and what it loads later by `import()`.
 *
 * @param {string} code
 * @param {import("esbuild").BuildOptions} [options]
 * @returns {Promise<{ first: number, later: number }>} bytes
 */
export async function bundleBytes(code, options) {
  const { outputFiles, metafile } = await bundle(code, { splitting: true, ...options });
  const first = firstLoad(metafile.outputs);
  if (first.size === 0) throw new Error("The bundle has no entry");
  let sizes = { first: 0, later: 0 };
  for (const file of outputFiles) {
    const kind = first.has(file.path.slice(file.path.lastIndexOf("/") + 1)) ? "first" : "later";
    sizes = { ...sizes, [kind]: sizes[kind] + gzipBytes(file.contents) };
  }
  return sizes;
}

/**
 * @param {import("esbuild").Metafile["outputs"]} outputs
 * @returns {Set<string>} names of the entry and of what it imports statically
 */
function firstLoad(outputs) {
  // Dynamically imported modules count as entries too.
  const queue = Object.keys(outputs).filter((path) => outputs[path]?.entryPoint === PROGRAM);
  for (const path of queue) {
    for (const { path: imported, kind, external } of outputs[path]?.imports ?? []) {
      if (kind === "import-statement" && !external && !queue.includes(imported)) queue.push(imported);
    }
  }
  return new Set(queue.map((path) => path.slice(path.lastIndexOf("/") + 1)));
}

/**
 * How many modules Node loads for a package; what it loads later by `import()` does not count.
 *
 * @param {string} module
 * @returns {Promise<number>}
 */
export async function moduleCount(module) {
  const { metafile } = await bundle(`import "${module}"`, { platform: "node" });
  const queue = Object.keys(metafile.inputs).filter((path) => path.endsWith(PROGRAM));
  for (const path of queue) {
    for (const { path: imported, kind, external } of metafile.inputs[path]?.imports ?? []) {
      if (kind !== "dynamic-import" && !external && !queue.includes(imported)) queue.push(imported);
    }
  }
  return queue.length - 1;
}
