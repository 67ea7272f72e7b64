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
  // The driver with the repairs of patches/, which an installation from the registry would not have, and what is not published.
  noExternal: ["postgres", "marketplace-sandbox-data", "marketplace-sdk"],
  // Read at run time, next to the code that loads them.
  async onSuccess() {
    await cp("src/db/migrations", "dist/migrations", { recursive: true });
    for (const file of ["pictures.bin", "NOTICE.md"])
      await cp(`../sandbox-data/art/${file}`, `dist/art/${file}`);
  },
});
