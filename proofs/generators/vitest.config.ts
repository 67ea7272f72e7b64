import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["generators.test.ts"],
    reporters: ["default", ["json", { outputFile: "../../scripts/test-results/verify-generators.json" }]],
    // Generating and compiling takes a minute, and installing before it another.
    hookTimeout: 10 * 60_000,
    testTimeout: 5 * 60_000,
  },
});
