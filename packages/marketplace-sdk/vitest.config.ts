import { defineConfig } from "vitest/config";
import { suite } from "../../vitest.shared.ts";

export default defineConfig(({ mode }) => ({
  test: {
    ...suite(mode, ["test/**/*.test.{ts,tsx}", "test/**/*.test.mjs"]),
    typecheck: {
      enabled: mode !== "verify",
      checker: "tsc7",
      include: ["test/**/*.test-d.ts"],
      tsconfig: "tsconfig.json",
    },
    restoreMocks: true,
    unstubGlobals: true,
    // Twenty thousand hostile answers take twenty seconds on a quiet machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
}));
