import { defineConfig } from "vitest/config";
import { suite } from "../../vitest.shared.ts";

export default defineConfig(({ mode }) => ({
  test: { ...suite(mode, ["test/**/*.test.{ts,mjs}"]), hookTimeout: 120_000 },
}));
