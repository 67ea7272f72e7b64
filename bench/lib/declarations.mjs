import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../../scripts/lib/root.mjs";
import { OURS } from "./clients.mjs";

const FOLDER = join(root, "packages", OURS);
/** `from "./x"` and `import("./x")`; the build names files as JavaScript does. */
const RELATIVE = /(?:from|import\()\s*['"](\.[^'"]+)['"]/g;

/**
 * Bytes of the declarations that a compiler reads for each subpath of the built SDK: its file and all of ours that it imports.
 *
 * @returns {Record<string, number>} by what a program imports
 */
export function declarationBytes() {
  const { exports } = JSON.parse(readFileSync(join(FOLDER, "package.json"), "utf8"));
  const subpaths = Object.entries(exports).filter(([, target]) => target.import?.types);
  return Object.fromEntries(
    subpaths.map(([subpath, target]) => [
      subpath.replace(".", OURS),
      [...filesOf(join(FOLDER, target.import.types))].reduce(
        (sum, file) => sum + readFileSync(file).length,
        0,
      ),
    ]),
  );
}

/**
 * A declaration file with everything it imports from its own package.
 *
 * @param {string} file
 * @param {Set<string>} [found]
 */
export function filesOf(file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, name = ""] of readFileSync(file, "utf8").matchAll(RELATIVE)) {
    filesOf(join(dirname(file), name.replace(/\.js$/, ".d.ts")), found);
  }
  return found;
}
