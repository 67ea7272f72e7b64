import { cpSync } from "node:fs";
import { defineConfig } from "tsup";
import { repairedDriver } from "./scripts/lib/repaired-driver";

export default defineConfig({
  entry: ["src/index.ts", "src/cli.ts"],
  format: "esm",
  target: "node20",
  platform: "node",
  clean: true,
  dts: { entry: "src/index.ts" },
  noExternal: ["postgres"],
  esbuildPlugins: [repairedDriver],
  // Read at run time, beside the code that asks for them.
  onSuccess: async () => cpSync("src/db/migrations", "dist/migrations", { recursive: true }),
});
