import { fileURLToPath } from "node:url";
import type { PlaywrightTestConfig } from "@playwright/test";

/** Playwright projects that run `e2e/engines`, in Chromium, Debian's Firefox ESR and WebKitGTK. */
export function engines(baseURL?: string): NonNullable<PlaywrightTestConfig["projects"]> {
  const origin = baseURL === undefined ? {} : { baseURL };
  const files = { testMatch: /[\\/]engines[\\/].*\.spec/, workers: 1 };
  const firefox = {
    browserName: "firefox" as const,
    channel: "moz-firefox",
    // Firefox supports neither.
    isMobile: false,
    hasTouch: false,
    launchOptions: { executablePath: fileURLToPath(new URL("firefox.mjs", import.meta.url)), args: [] },
  };
  return [
    { name: "chromium", ...files, use: origin },
    { name: "firefox", ...files, use: { ...firefox, ...origin } },
    // Driven by engines/webkit.ts, because Playwright can't drive it.
    { name: "webkit", ...files, use: origin },
  ];
}
