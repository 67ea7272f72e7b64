import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.{ts,tsx}", "test/**/*.test.mjs"],
    typecheck: {
      enabled: true,
      checker: "tsc7",
      include: ["test/**/*.test-d.ts"],
      tsconfig: "tsconfig.json",
    },
    // Test files in a worker share modules: loading them per file took a fifth of a run.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    // Twenty thousand hostile answers take twenty seconds on a quiet machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
