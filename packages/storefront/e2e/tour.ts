import { type Browser, test as base, expect, type Page } from "@playwright/test";
import { asBuyer } from "./buyer";
import { RecordedTexts } from "./plain-words";

/** One page that goes from screen to screen, as a reader's does. */
export interface Tour {
  page: Page;
  /** Console errors and warnings, uncaught exceptions and what the page's policy stopped, since the last `begin`. */
  heard: string[];
  /** Every text that the server has sent. */
  served: RecordedTexts;
  /** Back to English, with nothing heard. */
  begin(): Promise<void>;
}

interface Tours {
  visitor: Tour;
  buyer: Tour;
}

/** A worker's own page for its tours. @param prepare signs in its user */
export async function openTour(browser: Browser, prepare?: (page: Page) => Promise<void>): Promise<Tour> {
  const page = await browser.newPage(options());
  await prepare?.(page);
  const heard: string[] = [];
  const served = new RecordedTexts();
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) heard.push(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => heard.push(`uncaught: ${error.message}`));
  page.on("response", (response) => {
    if (!response.url().includes("/api/")) return;
    // An answer whose page is gone has no body any more, and no reader.
    served.add(response.text().catch(() => ""));
  });
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) =>
      console.error("security policy:", effectiveDirective, blockedURI, sample),
    );
  });
  return {
    page,
    heard,
    served,
    async begin() {
      heard.length = 0;
      if (page.url() === "about:blank") return;
      await page.evaluate(() => sessionStorage.removeItem("pseudo"));
      await choose(page, "en");
      await page.emulateMedia({ colorScheme: "light" });
      await page.setViewportSize({ width: 390, height: 844 });
    },
  };
}

/** The next load of the page is in this language. */
export async function choose(page: Page, code: string): Promise<void> {
  await page.evaluate((value) => {
    localStorage.setItem("lang", JSON.stringify({ value, langText: value, icon: "" }));
  }, code);
}

/** Playwright's test with two pages that stay open over all tests of a worker: what costs most is starting a page. */
export const test = base.extend<Record<never, never>, Tours>({
  visitor: [
    async ({ browser }, use) => {
      const tour = await openTour(browser);
      await use(tour);
      await tour.page.context().close();
    },
    { scope: "worker" },
  ],
  buyer: [
    async ({ browser }, use) => {
      const tour = await openTour(browser, asBuyer);
      await use(tour);
      await tour.page.context().close();
    },
    { scope: "worker" },
  ],
});

/** Pages of a worker do not get the options of a test's page. */
function options() {
  const { baseURL } = base.info().project.use;
  return {
    ...(baseURL && { baseURL }),
    locale: "en-GB",
    reducedMotion: "reduce" as const,
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  };
}

export { expect };
