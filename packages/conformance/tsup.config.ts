import { copyFileSync } from "node:fs";
import { defineConfig } from "tsup";

export default defineConfig({
  entry: ["src/index.ts", "src/cli.ts"],
  tsconfig: "tsconfig.build.json",
  format: "esm",
  target: "node20",
  clean: true,
  silent: true,
  // For checkers in other languages.
  async onSuccess() {
    copyFileSync("src/client/client-rules.json", "dist/client-rules.json");
    copyFileSync("src/client/client-rules.schema.json", "dist/client-rules.schema.json");
  },
  esbuildOptions: (options) => {
    options.charset = "utf8";
  },
});
