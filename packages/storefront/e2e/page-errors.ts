import { test as base, expect, type Page } from "@playwright/test";

interface PageErrors {
  /** Lines that the fault which a test itself injects makes the browser write. Default: none. */
  allowed: RegExp;
  quietConsole: undefined;
}

/**
 * Playwright's test, which also fails on a console error or warning, an uncaught exception of the page, and anything that its
 * content security policy or Trusted Types blocked.
 */
export const test = base.extend<PageErrors>({
  allowed: [/(?!)/, { option: true }],
  quietConsole: [
    async ({ page, allowed }, use, testInfo) => {
      const heard: string[] = [];
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) heard.push(`${message.type()}: ${message.text()}`);
      });
      page.on("pageerror", (error) => heard.push(`uncaught: ${error.message}`));
      await page.addInitScript(() => {
        addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) =>
          console.error("security policy:", effectiveDirective, blockedURI, sample),
        );
      });
      await use(undefined);
      // The test's route handlers may still hold requests that it did not wait for.
      if (!page.isClosed()) await page.unrouteAll({ behavior: "ignoreErrors" });
      // In a log, the text of the page says more than the name of what was missing.
      if (testInfo.status !== testInfo.expectedStatus) process.stdout.write(await pageText(page));
      expect(heard.filter((line) => !allowed.test(line))).toEqual([]);
    },
    { auto: true },
  ],
});

/** The text of a page, for the log of a failed test. */
export async function pageText(page: Page): Promise<string> {
  const words = await page
    .locator("body")
    .ariaSnapshot({ timeout: 2_000 })
    .catch(() => "(nothing: the page is gone)");
  return `On the page at ${page.url()}:\n${words}\n`;
}

/** Waits until the offline worker has cached the shop. A page that loses its connection before that logs an error. */
export const shopKept = (page: Page): Promise<void> =>
  page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

/** Logged by the browser when a test makes a request fail. */
export const FAILED_REQUEST = /^error: Failed to load resource/;

/** Logged when a test blocks the offline worker, whose requests `page.route` would miss. */
export const NO_WORKER = /Service Worker registration blocked|The offline worker was not registered/;

export { expect };
