import { test as base, expect, type Page } from "@playwright/test";

interface PageErrors {
  /** Lines that the fault which a test itself injects makes the browser write. Default: none. */
  allowed: RegExp;
  quietConsole: undefined;
}

/**
 * Playwright's test that also fails on a console error or warning, on an uncaught exception of the page, and on
 * anything its content security policy or Trusted Types had to stop.
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
      // When only the log is kept, what was on the page says more than what was missing.
      if (testInfo.status !== testInfo.expectedStatus) process.stdout.write(await whatStands(page));
      expect(heard.filter((line) => !allowed.test(line))).toEqual([]);
    },
    { auto: true },
  ],
});

/** The text of a page, for the log of a failed test. */
export async function whatStands(page: Page): Promise<string> {
  const words = await page
    .locator("body")
    .ariaSnapshot({ timeout: 2_000 })
    .catch(() => "(nothing: the page is gone)");
  return `On the page at ${page.url()}:\n${words}\n`;
}

/** Waits until the offline worker has kept the shop: a page that loses its connection before says so on the console. */
export const shopKept = (page: Page): Promise<void> =>
  page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

/** What the browser itself writes about a request that the test lets fail. */
export const FAILED_REQUEST = /^error: Failed to load resource/;

/** What is written when a test has no offline worker, because `page.route` would miss what passes through it. */
export const NO_WORKER = /Service Worker registration blocked|The offline worker was not registered/;

export { expect };
