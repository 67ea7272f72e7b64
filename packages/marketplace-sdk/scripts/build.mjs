// node scripts/build.mjs: bundles the SDK for `import` and `require`, and writes the declarations.
import { readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { writeDeclarations } from "marketplace-native-compiler/declarations.mjs";

const folder = fileURLToPath(new URL("../", import.meta.url));
const { dependencies, peerDependencies } = JSON.parse(readFileSync(`${folder}package.json`, "utf8"));
const SUBPATHS = [
  "storage",
  "state",
  "prices",
  "sync",
  "query",
  "testing",
  "debug",
  "raw",
  "validate",
  "dialects",
];

/** @type {import("esbuild").BuildOptions} */
const shared = {
  absWorkingDir: folder,
  tsconfig: "tsconfig.build.json",
  outdir: "dist",
  bundle: true,
  platform: "neutral",
  mainFields: ["module", "main"],
  target: "es2022",
  charset: "utf8",
  // What else it imports is a part of it: the cipher, 2.7 kB, is ESM only, which `require` cannot load on every supported Node.
  external: Object.keys({ ...dependencies, ...peerDependencies }),
};
/** What `.` loads by `import()`. */
const LATER = ["idempotency", "long-numbers", "redirects", "upload"];
/** Each of them is a file of its own, with all that it needs: a part shared with `.` would load with every import of it. */
const loadedLater = {
  name: "loaded-later",
  setup({ onResolve }) {
    onResolve({ filter: new RegExp(`^\\./(${LATER.join("|")})$`) }, ({ kind, path }) =>
      kind === "dynamic-import" ? { path: `${path}.js`, external: true } : undefined,
    );
  },
};

// An integrator's bundler inlines only what is a constant here.
const main = { ...shared, minifySyntax: true };
const index = { index: "src/index.ts" };
const later = Object.fromEntries(LATER.map((name) => [name, `src/${name}.ts`]));
const subpaths = Object.fromEntries(SUBPATHS.map((name) => [name, `src/${name}/index.ts`]));
const esm = { format: "esm" };
// Node and bundlers read a default export of CommonJS differently: `openapi-fetch`, which has one, is a part of it.
const external = shared.external.filter((name) => name !== "openapi-fetch");
const cjs = { format: "cjs", outExtension: { ".js": ".cjs" }, external };

rmSync(`${folder}dist`, { recursive: true, force: true });
// `.` is one file, in ESM but for what loads later, for a fast cold import.
await build({ ...main, ...esm, entryPoints: { ...index, ...later }, plugins: [loadedLater] });
await build({ ...main, ...cjs, entryPoints: index });
// ESM shares code between subpaths, and keeps what loads by `import()` in separate files: the default cipher.
await build({ ...shared, ...esm, entryPoints: subpaths, splitting: true });
await build({ ...shared, ...cjs, entryPoints: subpaths });
writeDeclarations(folder);
