import { test as base, expect } from "@playwright/test";

/** Playwright's test that also fails on a console error or warning and on an uncaught exception of the page. */
export const test = base.extend<{ quietConsole: undefined }>({
  quietConsole: [
    async ({ page }, use) => {
      const heard: string[] = [];
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) heard.push(`${message.type()}: ${message.text()}`);
      });
      page.on("pageerror", (error) => heard.push(`uncaught: ${error.message}`));
      await use(undefined);
      expect(heard).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
