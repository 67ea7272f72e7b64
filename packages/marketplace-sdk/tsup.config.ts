import { writeFile } from "node:fs/promises";
import { defineConfig, type Options } from "tsup";

const shared: Options = {
  entry: ["src/index.ts", "src/*/index.ts"],
  tsconfig: "tsconfig.build.json",
  platform: "neutral",
  target: "es2022",
  splitting: true,
  silent: true,
};

// Dependencies stay outside; what is a devDependency here is a part of the files: the cipher, and the hash functions of addresses.
export default defineConfig([
  // One file, but for what it loads when it is needed: quick to import, and for a page without a bundler one request.
  { ...shared, entry: ["src/index.ts"], format: "esm", sourcemap: true, clean: true },
  { ...shared, entry: ["src/*/index.ts"], format: "esm", sourcemap: true },
  // Without source maps: those of split CommonJS name the folder of the machine that built it.
  {
    ...shared,
    format: "cjs",
    outDir: "dist/cjs",
    outExtension: () => ({ js: ".js" }),
    // Node and bundlers read a default export of CommonJS differently.
    noExternal: ["openapi-fetch"],
    onSuccess: () => writeFile("dist/cjs/package.json", '{ "type": "commonjs" }\n'),
  },
]);
