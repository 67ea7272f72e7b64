import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.{ts,tsx}", "test/**/*.test.mjs"],
    typecheck: { enabled: true, include: ["test/**/*.test-d.ts"], tsconfig: "tsconfig.json" },
    restoreMocks: true,
    unstubGlobals: true,
    testTimeout: 30_000,
  },
});
