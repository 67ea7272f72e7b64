import { basename } from "node:path";
import { build } from "esbuild";

/**
 * The built scripts and their imports.
 *
 * @typedef {object} Chunks
 * @property {(name: string) => string[]} closure a chunk and all it imports statically
 * @property {string[]} names
 */

/**
 * Reads the imports of a Vite build.
 *
 * @param {Record<string, string>} files code by path
 * @returns {Promise<Chunks>}
 */
export async function readChunks(files) {
  const { metafile } = await build({
    entryPoints: Object.keys(files),
    bundle: true,
    write: false,
    metafile: true,
    outdir: "out",
    format: "esm",
    logLevel: "silent",
  });
  /** @type {Map<string, string[]>} */
  const imports = new Map();
  for (const [path, input] of Object.entries(metafile.inputs)) {
    const found = input.imports.filter(({ kind, external }) => kind === "import-statement" && !external);
    imports.set(
      basename(path),
      found.map((entry) => basename(entry.path)),
    );
  }
  return {
    names: [...imports.keys()],
    closure(name) {
      const queue = [name];
      for (const member of queue) {
        for (const imported of imports.get(member) ?? []) if (!queue.includes(imported)) queue.push(imported);
      }
      return queue;
    },
  };
}
