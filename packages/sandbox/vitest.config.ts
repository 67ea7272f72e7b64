import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    globalSetup: ["test/support/global-setup.ts"],
    maxWorkers: 2,
    // The files of a worker share their modules: to load them anew for each was a fifth of a run.
    isolate: false,
    restoreMocks: true,
    testTimeout: 120_000,
    // PostgreSQL and API processes start and end in them, also beside the kills.
    hookTimeout: 120_000,
  },
});
