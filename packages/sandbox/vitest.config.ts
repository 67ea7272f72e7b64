import { defineConfig } from "vitest/config";
import { suite } from "../../vitest.shared.ts";

export default defineConfig(({ mode }) => ({
  test: {
    ...suite(mode, ["test/**/*.test.ts"]),
    globalSetup: ["test/support/global-setup.ts"],
    // The longest suite, and it waits for its database half of the time.
    maxWorkers: 2,
    restoreMocks: true,
    testTimeout: 120_000,
    // They start and stop PostgreSQL and API processes, also during the kill tests.
    hookTimeout: 120_000,
  },
}));
