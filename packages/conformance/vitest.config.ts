import { configDefaults, defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    // Whole runs on mock and sandbox: `npm run test:live`.
    exclude: [...configDefaults.exclude, "test/live/**"],
    testTimeout: 15_000,
    hookTimeout: 30_000,
  },
});
