import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.{ts,tsx}", "tasks/**/*.test.tsx"],
    // Test files in a worker share modules: the compiler alone takes a second to load.
    isolate: false,
    // They build pages, also while other suites run.
    testTimeout: 60_000,
  },
});
