import { cp } from "node:fs/promises";
import { defineConfig } from "tsup";

export default defineConfig({
  entry: ["src/index.ts", "src/cli.ts"],
  tsconfig: "tsconfig.build.json",
  format: "esm",
  target: "node20",
  clean: true,
  silent: true,
  esbuildOptions: (options) => {
    options.charset = "utf8";
  },
  // With the repairs of patches/, which an installation from the registry would not have.
  noExternal: ["postgres"],
  // Read at run time, next to the code that loads them.
  onSuccess: () => cp("src/db/migrations", "dist/migrations", { recursive: true }),
});
