import { cpSync } from "node:fs";
import { defineConfig } from "tsup";

export default defineConfig({
  entry: ["src/index.ts", "src/cli.ts"],
  format: "esm",
  target: "node20",
  platform: "node",
  clean: true,
  dts: { entry: "src/index.ts" },
  // With the repairs of patches/, which an installation from the registry would not have.
  noExternal: ["postgres"],
  // Read at run time, next to the code that loads them.
  onSuccess: async () => cpSync("src/db/migrations", "dist/migrations", { recursive: true }),
});
