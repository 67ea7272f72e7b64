import { defineConfig } from "@playwright/test";
import { chromePath, LEAN } from "../../scripts/lib/browser.mjs";
import { engines } from "./e2e/engines/projects";

/* Separate ports, so that a running shop is left alone. */
const port = process.env.E2E_PORT ?? "4373";
const mockPort = process.env.E2E_MOCK_PORT ?? "4410";
const sandboxPort = process.env.E2E_SANDBOX_PORT ?? "4420";
const sandbox = `http://127.0.0.1:${sandboxPort}`;
/* Opens the admin console; workers and the sandbox read it, too. */
process.env.SANDBOX_ADMIN_TOKEN ??= "token-of-the-browser-tests";
/** Milliseconds for a server to start while the others do. */
const START_MS = 180_000;
/** The built shop; another folder when dist/ must be free for other builds. */
const dist = process.env.E2E_DIST ?? "dist";
const results = process.env.E2E_RESULTS ?? "test-results";
/** Journeys that need a stateful server; the others run on the mock. */
const SANDBOX = /[\\/]e2e[\\/](sandbox|faults|engines)[\\/]/;
const QUICK = /\.quick\.spec/;
const LONG = /\.long\.spec/;
/** Journeys in front of imitations of foreign servers, which they start themselves. */
const SERVERS = /[\\/]e2e[\\/]servers[\\/]/;
/** Every screen, for every role that has screens. */
const SCREENS = /[\\/]sandbox[\\/]screens\.spec/;
/** The same for the eye: `npm run screens`. */
const PHOTOGRAPHS = /[\\/]sandbox[\\/](photographs|previews)\.spec/;
const executablePath = chromePath();
/**
 * For what `npm test` runs: drawing shimmers and slides sixty times a second takes processors from the other worker.
 * Pages move in the other projects, and in purchase.quick.spec.
 */
const CALM = { contextOptions: { reducedMotion: "reduce" as const } };

const PHOTOGRAPHED = { ...CALM, baseURL: sandbox };

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
  // `npm test` runs the first, `npm run verify` the others.
  projects: [
    { name: "quick", testMatch: QUICK, use: CALM },
    { name: "mock", testIgnore: [SANDBOX, SERVERS, LONG, QUICK], use: CALM },
    { name: "long", testMatch: LONG },
    // One after the other: they share the demo accounts.
    {
      name: "sandbox",
      testDir: "e2e/sandbox",
      testIgnore: [SCREENS, PHOTOGRAPHS],
      workers: 1,
      use: { baseURL: sandbox },
    },
    {
      name: "screens",
      testMatch: SCREENS,
      // Twenty looks at each.
      timeout: 240_000,
      use: { baseURL: sandbox },
    },
    {
      name: "photographs",
      testMatch: PHOTOGRAPHS,
      workers: 1,
      use: { ...PHOTOGRAPHED, deviceScaleFactor: 1.5 },
    },
    {
      name: "photographs-1280",
      testMatch: PHOTOGRAPHS,
      workers: 1,
      use: { ...PHOTOGRAPHED, viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false },
    },
    { name: "servers", testDir: "e2e/servers", use: CALM },
    { name: "faults", testDir: "e2e/faults", use: { ...CALM, baseURL: sandbox } },
    ...engines(sandbox),
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
      name: "sandbox",
      command: `node ../../scripts/fresh-sandbox.mjs --port ${sandboxPort} --shop ${dist}`,
      url: `${sandbox}/api/Article/category`,
      reuseExistingServer: false,
      timeout: START_MS,
      // It stops its database, too.
      gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
    },
  ],
});
