import { defineConfig } from "tsup";

const subpaths = ["storage", "state", "query", "testing"];

export default defineConfig({
  entry: {
    index: "src/index.ts",
    ...Object.fromEntries(subpaths.map((name) => [name, `src/${name}/index.ts`])),
  },
  format: ["esm", "cjs"],
  target: "es2022",
  platform: "neutral",
  tsconfig: "tsconfig.build.json",
  dts: true,
  clean: true,
  treeshake: true,
  // One file per entry: `.` stays at two modules with openapi-fetch (quality.md: cold import).
  splitting: false,
});
