import { defineConfig } from "vitest/config";
import { suite } from "../vitest.shared.ts";

export default defineConfig(({ mode }) => ({
  test: {
    ...suite(mode, ["test/**/*.test.mjs"]),
    // The mock reads the whole contract before it listens: seconds of work, more when other suites run.
    hookTimeout: 120_000,
  },
}));
