import { defineConfig } from "@playwright/test";
import { chromePath } from "../../scripts/lib/browser.mjs";

/* Ports of their own, so that a shop that is already running is left alone. */
const port = process.env.E2E_PORT ?? "4373";
const mockPort = process.env.E2E_MOCK_PORT ?? "4410";
const sandboxPort = process.env.E2E_SANDBOX_PORT ?? "4420";
/** Journeys that need a server which remembers; the others run on the mock. */
const SANDBOX = /[\\/]e2e[\\/]sandbox[\\/]/;
const executablePath = chromePath();

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results/e2e",
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 2,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/e2e.json" }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: "en-GB",
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
    launchOptions: executablePath ? { executablePath } : {},
  },
  projects: [
    { name: "390", testIgnore: [/narrow/, SANDBOX] },
    // The narrowest phones: the pages that could overflow.
    { name: "360", testMatch: /narrow/, use: { viewport: { width: 360, height: 640 } } },
    { name: "sandbox", testDir: "e2e/sandbox", use: { baseURL: `http://127.0.0.1:${sandboxPort}` } },
  ],
  webServer: [
    {
      command: "node ../../openapi/mock/mock.mjs",
      env: { MOCK_PORT: mockPort },
      url: `http://127.0.0.1:${mockPort}/uploads/banners/1.svg`,
      reuseExistingServer: false,
    },
    {
      command: `npx vite preview --host 127.0.0.1 --port ${port} --strictPort`,
      env: { MOCK_PORT: mockPort },
      url: `http://127.0.0.1:${port}/`,
      reuseExistingServer: false,
    },
    {
      command: `node ../sandbox/dist/cli.js --dev --port ${sandboxPort} --data test-results/sandbox --reset --shop dist`,
      url: `http://127.0.0.1:${sandboxPort}/_dev/api`,
      reuseExistingServer: false,
      // It stops its database, too.
      gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
    },
  ],
});
