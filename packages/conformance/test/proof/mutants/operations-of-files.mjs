/** Which operations run a file of the sandbox: those whose handler imports it, directly or through others. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { SOURCE } from "../sandbox-builds.mjs";

const FEATURES = join(SOURCE, "features");
/** Belong to no operation more than to another. */
const SHARED = /\/(routes|index|handler|errors|idempotency)\.ts$/;

/** @returns {Map<string, Set<string>>} operations by path, such as `features/orders/cancel.ts` */
export function operationsOfFiles() {
  /** @type {Map<string, Set<string>>} */
  const operations = new Map();
  const routes = readdirSync(FEATURES).map((name) => join(FEATURES, name, "routes.ts"));
  for (const file of routes.filter((path) => existsSync(path))) {
    const text = readFileSync(file, "utf8");
    const imported = importsOf(file, text);
    /** The module's own wrappers, and what they wrap. */
    const locals = new Map(
      [...text.matchAll(/^const (\w+)(?:.*;$|[\s\S]*?^\S.*;$)/gm)].map(([whole, name = ""]) => [name, whole]),
    );
    const filesIn = (/** @type {string} */ code) =>
      [...code.matchAll(/\w+/g)].flatMap(([name]) => imported.get(name) ?? []);
    // A row may span several lines or be its own method.
    for (const [, id = "", handler = ""] of text.matchAll(
      /^ {2}(?:async )?"([\w.]+)"([\s\S]*?)(?=^ {2}(?:async )?"|^\}|^ {2}\.\.\.)/gm,
    )) {
      const own = [...handler.matchAll(/\w+/g)].flatMap(([name]) => filesIn(locals.get(name) ?? name));
      for (const path of reachedFrom(own)) {
        const name = relative(SOURCE, path);
        operations.set(name, (operations.get(name) ?? new Set()).add(id));
      }
    }
  }
  return operations;
}

/** Files that a module imports, by the names they have in it. @param {string} file @param {string} text */
function importsOf(file, text) {
  /** @type {Map<string, string>} */
  const files = new Map();
  for (const [, names = "", from = ""] of text.matchAll(/^import \{([^}]+)\} from "(\.[^"]+)";/gm)) {
    const path = `${resolve(dirname(file), from)}.ts`;
    for (const name of names.split(",")) files.set(name.trim().split(" as ").at(-1) ?? "", path);
  }
  return files;
}

/** @param {readonly string[]} files */
function reachedFrom(files) {
  const seen = new Set();
  const queue = [...files];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (seen.has(file) || SHARED.test(file) || !existsSync(file)) continue;
    seen.add(file);
    queue.push(...importsOf(file, readFileSync(file, "utf8")).values());
  }
  return seen;
}
