// node scripts/build.mjs: bundles command and library for Node, with all that is not a dependency, and writes the declarations.
import { chmodSync, readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { writeDeclarations } from "marketplace-native-compiler/declarations.mjs";

const folder = fileURLToPath(new URL("../", import.meta.url));
const { dependencies } = JSON.parse(readFileSync(`${folder}package.json`, "utf8"));

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
  external: Object.keys(dependencies),
});
chmodSync(`${folder}dist/cli.js`, 0o755);
writeDeclarations(folder);
