import { defineConfig } from "@playwright/test";
import { chromePath, LEAN } from "../../scripts/lib/browser.mjs";
import { engines } from "./e2e/engines/projects";

/* Separate ports, so that a running shop is left alone. */
const port = process.env.E2E_PORT ?? "4373";
const mockPort = process.env.E2E_MOCK_PORT ?? "4410";
const sandboxPort = process.env.E2E_SANDBOX_PORT ?? "4420";
/* Opens the admin console; workers and the sandbox read it, too. */
process.env.SANDBOX_ADMIN_TOKEN ??= "token-of-the-browser-tests";
/** Milliseconds for a server to start while the others do. */
const START_MS = 180_000;
/** The built shop; another folder when dist/ must be free for other builds. */
const dist = process.env.E2E_DIST ?? "dist";
const results = process.env.E2E_RESULTS ?? "test-results";
/** Journeys that need a stateful server; the others run on the mock. */
const SANDBOX = /[\\/]e2e[\\/](sandbox|faults|engines)[\\/]/;
/** Every screen in every language, hostile texts on each, every file that may fail to load, many photos and rows, and what a busy machine upsets. */
const LONG =
  /[\\/]e2e[\\/](every-screen|every-width|large-letters|long-words|security|update|photos|long-list|vitals)\.spec/;
/** The same on the sandbox, for every role that has screens. */
const SANDBOX_SCREENS = /[\\/]sandbox[\\/]screens\.spec/;
/** Many steps and several people in each: `npm run verify` and CI run them. */
const JOURNEYS =
  /[\\/]sandbox[\\/](market|first-questions|keyboard|dashboard|merchant|checkout|orders|privacy|recharge|named-errors|withdraw|photo-chain)\.spec/;
/** Each errand once; `npm run verify` and CI run the others. */
const FIRST_SEEDS = /seed [1-3]$/;
const executablePath = chromePath();
/**
 * For what `npm test` runs: drawing shimmers and slides sixty times a second takes processors from the other worker.
 * Pages move in the other projects, and in purchase.spec.
 */
const CALM = { contextOptions: { reducedMotion: "reduce" as const } };

export default defineConfig({
  testDir: "e2e",
  outputDir: `${results}/e2e`,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  fullyParallel: true,
  workers: 2,
  // Generous for busy CI machines; costs nothing elsewhere.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [["list"], ["json", { outputFile: `${results}/e2e.json` }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: "en-GB",
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
    launchOptions: { ...(executablePath && { executablePath }), args: LEAN },
  },
  projects: [
    // One after the other, in parallel with those on the mock: they share the demo accounts.
    {
      name: "sandbox",
      testDir: "e2e/sandbox",
      testIgnore: [JOURNEYS, SANDBOX_SCREENS],
      workers: 1,
      use: { baseURL: `http://127.0.0.1:${sandboxPort}` },
    },
    {
      name: "journeys",
      testDir: "e2e/sandbox",
      testMatch: JOURNEYS,
      workers: 1,
      use: { baseURL: `http://127.0.0.1:${sandboxPort}` },
    },
    { name: "390", testIgnore: [SANDBOX, LONG], use: CALM },
    { name: "long", testMatch: LONG },
    {
      name: "sandbox screens",
      testMatch: SANDBOX_SCREENS,
      // Twenty looks at each.
      timeout: 240_000,
      use: { baseURL: `http://127.0.0.1:${sandboxPort}` },
    },
    ...[
      { name: "first faults", grep: FIRST_SEEDS },
      { name: "more faults", grepInvert: FIRST_SEEDS },
    ].map((project) => ({
      ...project,
      testDir: "e2e/faults",
      use: { ...CALM, baseURL: `http://127.0.0.1:${sandboxPort}` },
    })),
    ...engines(`http://127.0.0.1:${sandboxPort}`),
  ],
  webServer: [
    {
      command: "node ../../openapi/mock/cli.mjs",
      env: { MOCK_PORT: mockPort },
      url: `http://127.0.0.1:${mockPort}/uploads/banners/1.webp`,
      reuseExistingServer: false,
      timeout: START_MS,
    },
    {
      command: `npx vite preview --outDir ${dist} --host 127.0.0.1 --port ${port} --strictPort`,
      env: { MOCK_PORT: mockPort },
      url: `http://127.0.0.1:${port}/`,
      reuseExistingServer: false,
      timeout: START_MS,
    },
    {
      command: `node ../../scripts/fresh-sandbox.mjs --port ${sandboxPort} --shop ${dist}`,
      url: `http://127.0.0.1:${sandboxPort}/api/Article/category`,
      reuseExistingServer: false,
      timeout: START_MS,
      // It stops its database, too.
      gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
    },
  ],
});
