import { defineConfig } from "vitest/config";
import { suite } from "../../vitest.shared.ts";

export default defineConfig(({ mode }) => ({
  // Everything is made anew for a test or two, which takes seconds on a busy machine.
  test: { ...suite(mode, ["test/**/*.test.ts"]), testTimeout: 60_000 },
}));
