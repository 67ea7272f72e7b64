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
});
