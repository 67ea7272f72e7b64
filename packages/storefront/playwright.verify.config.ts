import { defineConfig } from "@playwright/test";
import config from "./playwright.config";

/* What `npm run verify` adds to `npm test`. */
export default defineConfig({
  ...config,
  projects: config.projects?.filter(({ name }) => name !== "quick"),
  reporter: [["list"], ["json", { outputFile: "test-results/e2e-verify.json" }]],
});
