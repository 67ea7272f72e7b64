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

// Dependencies stay outside; what is a devDependency here is a part of the files: the cipher, which is loaded when it is needed.
export default defineConfig([
  // One file, but for what it loads when it is needed: quick to import, and for a page without a bundler one request.
  { ...shared, entry: ["src/index.ts"], format: "esm", clean: true },
  { ...shared, entry: ["src/*/index.ts"], format: "esm" },
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
