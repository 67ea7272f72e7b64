import { defineConfig } from "@playwright/test";
import { chromePath, LEAN } from "../../scripts/lib/browser.mjs";

const sandboxPort = process.env.E2E_SANDBOX_PORT ?? "4440";
const executablePath = chromePath();

/* `npm run verify`: the built site as a host serves it, with the sandbox for the forms that call operations. */
export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results/e2e",
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  workers: 1,
  timeout: 120_000,
  reporter: [["list"], ["json", { outputFile: "test-results/verify.json" }]],
  use: {
    baseURL: "http://127.0.0.1:4441",
    viewport: { width: 390, height: 844 },
    launchOptions: { ...(executablePath && { executablePath }), args: LEAN },
  },
  webServer: [
    {
      command: `node ../../scripts/fresh-sandbox.mjs --port ${sandboxPort}`,
      url: `http://127.0.0.1:${sandboxPort}/api/Article/category`,
      timeout: 180_000,
      gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
    },
    {
      command: "npx --no -- vitepress preview --port 4441",
      cwd: "site",
      url: "http://127.0.0.1:4441",
      timeout: 180_000,
    },
  ],
});
