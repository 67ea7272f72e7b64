import { fileURLToPath } from "node:url";
import type { PlaywrightTestConfig } from "@playwright/test";

/** What lies in `e2e/engines` in three of them, for the list of projects: Chromium, Debian's Firefox ESR and WebKitGTK. */
export function engines(baseURL?: string): NonNullable<PlaywrightTestConfig["projects"]> {
  const origin = baseURL === undefined ? {} : { baseURL };
  const files = { testMatch: /[\\/]engines[\\/].*\.spec/, workers: 1 };
  const firefox = {
    browserName: "firefox" as const,
    channel: "moz-firefox",
    // Neither is known to Firefox.
    isMobile: false,
    hasTouch: false,
    launchOptions: { executablePath: fileURLToPath(new URL("firefox.mjs", import.meta.url)), args: [] },
  };
  return [
    { name: "chromium", ...files, use: origin },
    { name: "firefox", ...files, use: { ...firefox, ...origin } },
    // Playwright can't drive it: engines/webkit.ts does.
    { name: "webkit", ...files, use: origin },
  ];
}
