import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    globalSetup: ["test/support/global-setup.ts"],
    maxWorkers: 2,
    // Test files in a worker share modules: loading them per file took a fifth of a run.
    isolate: false,
    restoreMocks: true,
    testTimeout: 120_000,
    // They start and stop PostgreSQL and API processes, also during the kill tests.
    hookTimeout: 120_000,
  },
});
