import { type Browser, test as base, expect, type Page } from "@playwright/test";
import { asBuyer } from "./buyer";
import { RecordedTexts } from "./plain-words";

/** A page that visits one screen after another, like a reader's. */
export interface Tour {
  page: Page;
  /** Console errors and warnings, uncaught exceptions and policy violations since the last `begin`. */
  errors: string[];
  /** Texts that the server has sent. */
  served: RecordedTexts;
  /** Switches back to English, and clears the errors. */
  begin(): Promise<void>;
}

interface Tours {
  visitor: Tour;
  buyer: Tour;
}

/** Opens a worker's page. @param prepare signs in its user */
export async function openTour(browser: Browser, prepare?: (page: Page) => Promise<void>): Promise<Tour> {
  const page = await browser.newPage(options());
  await prepare?.(page);
  const errors: string[] = [];
  const served = new RecordedTexts();
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) errors.push(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => errors.push(`uncaught: ${error.message}`));
  page.on("response", (response) => {
    if (!response.url().includes("/api/")) return;
    // The response of a closed page has no body.
    served.add(response.text().catch(() => ""));
  });
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) =>
      console.error("security policy:", effectiveDirective, blockedURI, sample),
    );
  });
  return {
    page,
    errors,
    served,
    async begin() {
      errors.length = 0;
      if (page.url() === "about:blank") return;
      await page.evaluate(() => sessionStorage.removeItem("pseudo"));
      await choose(page, "en");
      await page.emulateMedia({ colorScheme: "light" });
      await page.setViewportSize({ width: 390, height: 844 });
    },
  };
}

/** Sets the language of the next load. */
export async function choose(page: Page, code: string): Promise<void> {
  await page.evaluate((value) => {
    localStorage.setItem("lang", JSON.stringify({ value, langText: value, icon: "" }));
  }, code);
}

/** Playwright's test with two pages that stay open for all tests of a worker, because starting a page costs the most time. */
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

/** The options of a test's page, which pages of a worker don't get. */
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
