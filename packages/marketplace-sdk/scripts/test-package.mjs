// Packs the package, installs the tarball in an empty folder and uses it as integrators do: from ESM, from CommonJS,
// with types in both, and through a bundler. Needs a build; uses no network.
import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../", import.meta.url));
const consumer = join(root, "test", "package");
const require = createRequire(import.meta.url);
const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const folder = realpathSync(mkdtempSync(join(tmpdir(), "marketplace-sdk-")));
const modules = join(folder, "node_modules");
const run = (command, args, cwd = folder) =>
  execFileSync(command, args, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });

/** Folder of an installed package, found without its `exports`. */
function folderOf(name) {
  for (let at = root; at !== dirname(at); at = dirname(at)) {
    const found = join(at, "node_modules", name);
    if (existsSync(found)) return realpathSync(found);
  }
  throw new Error(`${name} is not installed`);
}

function install() {
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ["npm"];
  const [command, ...first] = npm;
  const [packed] = JSON.parse(
    run(command, [...first, "pack", "--json", "--ignore-scripts", "--pack-destination", folder], root),
  );
  mkdirSync(modules, { recursive: true });
  run("tar", ["-xzf", packed.filename]);
  cpSync(join(folder, "package"), join(modules, manifest.name), { recursive: true });
  // Only what package.json declares is there: an import of anything else fails.
  for (const name of Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })) {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(folderOf(name), join(modules, name), "junction");
  }
  return packed.files.map(({ path }) => path);
}

function checkFiles(files) {
  const strange = files.filter(
    (path) =>
      !/^(dist\/[\w.-]+\.c?js|dist\/([\w-]+\/)*[\w-]+\.d\.c?ts|package\.json|README\.md|AGENTS\.md|CHANGELOG\.md|LICENSE)$/.test(
        path,
      ),
  );
  if (strange.length > 0) throw new Error(`Should not be published: ${strange.join(", ")}`);
  for (const path of ["README.md", "LICENSE"]) {
    if (!files.includes(path)) throw new Error(`${path} is missing from the tarball`);
  }
  for (const subpath of Object.values(manifest.exports)) {
    for (const target of typeof subpath === "string"
      ? [subpath]
      : [subpath.import, subpath.require].flatMap(Object.values)) {
      if (!files.includes(target.slice(2))) throw new Error(`${target} is missing from the tarball`);
    }
  }
}

async function bundle() {
  const { build } = require("esbuild");
  const { metafile } = await build({
    entryPoints: ["use.mjs"],
    absWorkingDir: folder,
    bundle: true,
    format: "esm",
    platform: "browser",
    external: ["node:assert/strict"],
    outfile: "bundle/use.mjs",
    metafile: true,
    logLevel: "silent",
  });
  const ours = Object.keys(metafile.inputs).filter((path) => path.includes(`node_modules/${manifest.name}/`));
  if (ours.some((path) => !path.endsWith(".js")))
    throw new Error(`The bundler took CommonJS: ${ours.join(", ")}`);
  return run(process.execPath, ["bundle/use.mjs"]);
}

const steps = {
  "ESM in Node": () => run(process.execPath, ["use.mjs"]),
  "CommonJS in Node": () => run(process.execPath, ["use.cjs"]),
  "every subpath": () => run(process.execPath, ["subpaths.mjs"]),
  "types in ESM and CommonJS": () =>
    run(process.execPath, [require.resolve("typescript/bin/tsc"), "-p", "tsconfig.json"]),
  "a browser bundle": bundle,
};

let failed = 0;
try {
  checkFiles(install());
  for (const name of readdirSync(consumer)) cpSync(join(consumer, name), join(folder, name));
  for (const [name, step] of Object.entries(steps)) {
    try {
      await step();
      console.log(`ok      ${name}`);
    } catch (error) {
      failed++;
      console.error(`FAILED  ${name}\n${error.stdout ?? ""}${error.stderr ?? error.stack ?? error}`);
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(`${Object.keys(steps).length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
