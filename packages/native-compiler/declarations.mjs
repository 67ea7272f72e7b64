import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, posix } from "node:path";
import { fileURLToPath } from "node:url";

const compiler = fileURLToPath(new URL("tsc7.mjs", import.meta.url));
/** `from "./x"` and `import("./x")`. */
const RELATIVE = /((?:from|import\()\s*)"(\.[^"]+)"/g;
const PACKAGE = /(?:from|import\()\s*"([^".][^"]*)"/g;

/**
 * Writes the declarations that a package's manifest exports into its `dist`, and those of the modules they name, a file each. Its
 * `tsconfig.build.json` says what is compiled. `dist/a.d.ts` is made of `src/a.ts` or `src/a/index.ts`.
 *
 * @param {string} folder the package's
 * @throws {Error} when types are wrong, which the compiler has then printed, or name a package that is not installed with this one
 */
export function writeDeclarations(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const exported = JSON.stringify(manifest.exports);
  const entries = [...exported.matchAll(/"types":"\.\/dist\/([^"]+)\.d\.ts"/g)].map(([, name = ""]) => name);
  const endings = exported.includes(".d.cts") ? [".js", ".cjs"] : [".js"];
  const emitted = mkdtempSync(join(tmpdir(), "declarations-"));
  try {
    emit(folder, emitted);
    const moduleOf = (/** @type {string} */ name) =>
      existsSync(join(emitted, `${name}.d.ts`)) ? name : `${name}/index`;
    const modules = reachable(emitted, entries.map(moduleOf));
    for (const name of entries) {
      if (moduleOf(name) !== name) modules.set(name, `export * from "./${moduleOf(name)}";\n`);
    }
    checkPackages(modules, manifest);
    for (const [module, text] of modules) {
      for (const ending of endings) {
        const file = join(folder, "dist", `${module}${ending.replace("js", "ts").replace(".", ".d.")}`);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, withEndings(text, module, modules, ending));
      }
    }
  } finally {
    rmSync(emitted, { recursive: true, force: true });
  }
}

/**
 * @param {Map<string, string>} modules
 * @param {{ name: string, dependencies?: object, peerDependencies?: object }} manifest
 */
function checkPackages(modules, { name, dependencies, peerDependencies }) {
  const installed = [name, ...Object.keys({ ...dependencies, ...peerDependencies })];
  for (const [module, text] of modules) {
    // Examples in comments import what they like.
    for (const [, path = ""] of text.replace(/\/\*[\s\S]*?\*\//g, "").matchAll(PACKAGE)) {
      if (path.startsWith("node:") || installed.some((each) => `${path}/`.startsWith(`${each}/`))) continue;
      throw new Error(`The declarations of ${module} name ${path}, which is not installed with ${name}.`);
    }
  }
}

/** @param {string} folder @param {string} outDir */
function emit(folder, outDir) {
  const options = ["--noEmit", "false", "--declaration", "--emitDeclarationOnly", "--rootDir", "src"];
  const args = [compiler, "-p", "tsconfig.build.json", ...options, "--outDir", outDir];
  const { status } = spawnSync(process.execPath, args, { cwd: folder, stdio: "inherit" });
  if (status !== 0) throw new Error(`The declarations of ${folder} were not built.`);
}

/**
 * @param {string} emitted
 * @param {string[]} entries
 * @returns {Map<string, string>} the text of each module, indented by tabs: compilers and editors have less to read
 */
function reachable(emitted, entries) {
  /** @type {Map<string, string>} */
  const modules = new Map();
  /** @param {string} module */
  const add = (module) => {
    if (modules.has(module)) return;
    const text = readFileSync(join(emitted, `${module}.d.ts`), "utf8");
    modules.set(
      module,
      text.replace(/^(?: {4})+/gm, (spaces) => "\t".repeat(spaces.length / 4)),
    );
    for (const [, , path = ""] of text.matchAll(RELATIVE)) {
      const named = [path, `${path}/index`].map((each) => posix.join(posix.dirname(module), each));
      const found = named.find((each) => existsSync(join(emitted, `${each}.d.ts`)));
      // An example in a comment names modules of its reader.
      if (found) add(found);
    }
  };
  for (const entry of entries) add(entry);
  return modules;
}

/**
 * Names files as Node does, which sources need not.
 *
 * @param {string} text
 * @param {string} module
 * @param {Map<string, string>} modules
 * @param {string} ending
 */
function withEndings(text, module, modules, ending) {
  return text.replace(RELATIVE, (all, before, path) => {
    const named = [path, `${path}/index`];
    const found = named.find((each) => modules.has(posix.join(posix.dirname(module), each)));
    return found ? `${before}"${found}${ending}"` : all;
  });
}
