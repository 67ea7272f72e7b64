import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // The files of a worker share their modules.
    isolate: false,
    // The mock reads the whole contract before it listens: seconds of work, more when other suites run.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
