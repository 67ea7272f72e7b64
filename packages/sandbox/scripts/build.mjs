// node scripts/build.mjs: bundles command and library for Node, with all that is not a dependency, and writes the declarations. The
// database driver is part of it, with the repairs of patches/, which an installation from the registry would not have.
import { chmodSync, cpSync, readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { writeDeclarations } from "marketplace-native-compiler/declarations.mjs";

const folder = fileURLToPath(new URL("../", import.meta.url));
const { dependencies, optionalDependencies } = JSON.parse(readFileSync(`${folder}package.json`, "utf8"));

rmSync(`${folder}dist`, { recursive: true, force: true });
await build({
  absWorkingDir: folder,
  entryPoints: ["src/index.ts", "src/cli.ts"],
  outdir: "dist",
  bundle: true,
  splitting: true,
  format: "esm",
  platform: "node",
  target: "node20",
  charset: "utf8",
  external: Object.keys({ ...dependencies, ...optionalDependencies }),
});
chmodSync(`${folder}dist/cli.js`, 0o755);
// Read at run time, next to the code that loads them.
cpSync(`${folder}src/db/migrations`, `${folder}dist/migrations`, { recursive: true });
writeDeclarations(folder);
