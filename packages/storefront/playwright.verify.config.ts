import { defineConfig } from "@playwright/test";
import config from "./playwright.config";

/* What `npm run verify` adds to `npm test`. */
export default defineConfig({
  ...config,
  projects: (config.projects ?? []).filter(({ name = "" }) => !/^(quick|photographs)/.test(name)),
  reporter: [["list"], ["json", { outputFile: "test-results/verify-e2e.json" }]],
});
