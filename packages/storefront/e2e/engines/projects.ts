import { fileURLToPath } from "node:url";
import type { PlaywrightTestConfig } from "@playwright/test";

/** The main journeys in three engines, for the list of projects: Chromium, Debian's Firefox ESR and WebKitGTK. */
export function engines(baseURL: string): NonNullable<PlaywrightTestConfig["projects"]> {
  const journeys = { testMatch: /[\\/]engines[\\/]journeys\.spec/, workers: 1 };
  const firefox = {
    browserName: "firefox" as const,
    channel: "moz-firefox",
    // Neither is known to Firefox.
    isMobile: false,
    hasTouch: false,
    launchOptions: { executablePath: fileURLToPath(new URL("firefox.mjs", import.meta.url)), args: [] },
  };
  return [
    { name: "chromium", ...journeys, use: { baseURL } },
    { name: "firefox", ...journeys, use: { ...firefox, baseURL } },
    // Playwright can't drive it: engines/webkit.ts does.
    { name: "webkit", ...journeys, use: { baseURL } },
  ];
}
