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

/** What `.` loads by `import()`. */
const later = ["idempotency", "long-numbers", "redirects", "upload"];
/** Each of them is a file of its own, with all that it needs: a part shared with `.` would load with every import of it. */
const loadedLater: NonNullable<Options["esbuildPlugins"]>[number] = {
  name: "loaded-later",
  setup({ onResolve }) {
    onResolve({ filter: new RegExp(`^\\./(${later.join("|")})$`) }, ({ kind, path }) =>
      kind === "dynamic-import" ? { path: `${path}.js`, external: true } : undefined,
    );
  },
};

export default defineConfig([
  // CommonJS is one file.
  { ...shared, format: "cjs", entry: { index }, clean: true, esbuildOptions },
  // So is ESM but for what loads later, for a fast cold import.
  {
    ...shared,
    format: "esm",
    entry: { index, ...Object.fromEntries(later.map((name) => [name, `src/${name}.ts`])) },
    splitting: false,
    esbuildPlugins: [loadedLater],
    esbuildOptions,
  },
  // ESM shares code between subpaths, and keeps what loads by `import()` in separate files: the default cipher.
  // Types of all entries are built together, so that they share theirs.
  { ...shared, entry: subpaths, noExternal, dts: { entry: { index, ...subpaths } } },
]);
