import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.{ts,tsx}", "tasks/**/*.test.tsx"],
    globalSetup: "test/support/bundle.ts",
    // They build pages, also while other suites run.
    testTimeout: 60_000,
  },
});
