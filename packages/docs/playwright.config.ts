import { defineConfig } from "@playwright/test";
import { chromePath, LEAN } from "../../scripts/lib/browser.mjs";
import { engines } from "../storefront/e2e/engines/projects";

const sandboxPort = process.env.E2E_SANDBOX_PORT ?? "4440";
const results = process.env.E2E_RESULTS ?? "test-results";
const executablePath = chromePath();

/* The site is opened as files: what works there works on every host. The sandbox is for the forms that call operations. */
export default defineConfig({
  testDir: "e2e",
  // One file for every machine: it has no pixels in it.
  snapshotPathTemplate: "{testDir}/{arg}{ext}",
  updateSnapshots: "none",
  outputDir: `${results}/e2e`,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  workers: 1,
  timeout: 120_000,
  reporter: [["list"], ["json", { outputFile: "test-results/verify.json" }]],
  use: {
    viewport: { width: 390, height: 844 },
    launchOptions: { ...(executablePath && { executablePath }), args: LEAN },
  },
  // A few pages in three engines, all of them in Chromium.
  projects: [{ name: "390", testIgnore: /[\\/]engines[\\/]/ }, ...engines()],
  webServer: {
    command: `node ../../scripts/fresh-sandbox.mjs --port ${sandboxPort}`,
    url: `http://127.0.0.1:${sandboxPort}/api/Article/category`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
  },
});
