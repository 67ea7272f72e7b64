import { basename } from "node:path";
import { build } from "esbuild";

/**
 * The built scripts and how they hang together.
 *
 * @typedef {object} Chunks
 * @property {(name: string) => string[]} closure a chunk and all it imports statically
 * @property {(name: string) => string[]} styles style sheets that come with the chunk when it is imported dynamically
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
  const sheets = new Map(Object.values(files).flatMap(preloadedStyles));
  return {
    names: [...imports.keys()],
    styles: (name) => sheets.get(name) ?? [],
    closure(name) {
      const queue = [name];
      for (const member of queue) {
        for (const imported of imports.get(member) ?? []) if (!queue.includes(imported)) queue.push(imported);
      }
      return queue;
    },
  };
}

/**
 * Vite lists what a dynamic import needs: `import("./home-1a.js"),__vite__mapDeps([0,1])`, numbers of a list of files
 * that the same chunk holds.
 *
 * @param {string} code
 * @returns {[chunk: string, styles: string[]][]}
 */
export function preloadedStyles(code) {
  const list = /m\.f\|\|\(m\.f=(\[[^\]]*\])/.exec(code)?.[1];
  if (!list) return [];
  const files = [...list.matchAll(/["'`]([^"'`]+)["'`]/g)].map((match) => basename(match[1] ?? ""));
  const calls = code.matchAll(/import\(["'`]\.\/([^"'`]+)["'`]\)[^_]{0,40}__vite__mapDeps\(\[([\d,]*)\]\)/g);
  return [...calls].map(([, chunk = "", indexes = ""]) => {
    const needed = indexes.split(",").map((index) => files[Number(index)] ?? "");
    return [chunk, needed.filter((file) => file.endsWith(".css"))];
  });
}
