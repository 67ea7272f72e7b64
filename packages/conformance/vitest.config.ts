import { configDefaults, defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    // Whole runs on mock and sandbox: `npm run test:live`.
    exclude: [...configDefaults.exclude, "test/live/**"],
    // Test files in a worker share modules: loading them per file took a fifth of a run.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
