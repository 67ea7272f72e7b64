import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.{ts,tsx}", "tasks/**/*.test.tsx"],
    globalSetup: "test/support/bundle.ts",
    // Pages are built in them, also beside other work.
    testTimeout: 60_000,
  },
});
