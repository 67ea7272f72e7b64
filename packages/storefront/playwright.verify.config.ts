import { defineConfig } from "@playwright/test";
import config from "./playwright.config";

/* What `npm run verify` adds to `npm test`; the journeys in three engines are a task of their own. */
export default defineConfig({
  ...config,
  projects: (config.projects ?? []).filter(
    ({ name = "" }) => !/^(quick|photographs|chromium|firefox|webkit)/.test(name),
  ),
  reporter: [["list"], ["json", { outputFile: "test-results/verify-e2e.json" }]],
});
