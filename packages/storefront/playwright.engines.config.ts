import { defineConfig } from "@playwright/test";
import config from "./playwright.config";

/* The main journeys in Chromium, Firefox ESR and WebKitGTK, one after the other: `npm run engines`, also in CI. */
export default defineConfig({
  ...config,
  workers: 1,
  projects: (config.projects ?? []).filter(({ name = "" }) => /^(chromium|firefox|webkit)$/.test(name)),
  reporter: [["list"], ["json", { outputFile: "test-results/verify-engines.json" }]],
});
