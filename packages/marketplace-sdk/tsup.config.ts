import { defineConfig, type Options } from "tsup";

const shared: Options = {
  format: ["esm", "cjs"],
  target: "es2022",
  platform: "neutral",
  tsconfig: "tsconfig.build.json",
  treeshake: true,
};
// Part of the build, 2.7 kB of it: it is ESM only, which `require` cannot load on every supported Node.
const noExternal = ["@noble/ciphers"];
// An integrator's bundler adds its own hashes to file names, and inlines only what is a constant here.
const esbuildOptions: Options["esbuildOptions"] = (options) => {
  options.chunkNames = "[name]";
  options.minifySyntax = true;
};
const index = "src/index.ts";
const subpaths = Object.fromEntries(
  ["storage", "state", "sync", "query", "testing", "debug", "raw", "validate", "dialects"].map((name) => [
    name,
    `src/${name}/index.ts`,
  ]),
);

export default defineConfig([
  // ESM keeps what loads by `import()` in separate files: idempotency keys, redirects, uploads. The rest of `.`
  // stays one module, for a fast cold import.
  { ...shared, entry: { index }, clean: true, esbuildOptions },
  // ESM shares code between subpaths, and keeps what loads by `import()` in separate files: the default cipher.
  // Types of all entries are built together, so that they share theirs.
  { ...shared, entry: subpaths, noExternal, dts: { entry: { index, ...subpaths } } },
]);
