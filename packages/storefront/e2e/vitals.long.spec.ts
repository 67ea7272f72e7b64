import { chromium, type Page } from "@playwright/test";
import { chromePath, LEAN } from "../../../scripts/lib/browser.mjs";
import { expect, test } from "./page-errors";

/** The browser's reports about page transitions, in the page's `window`. */
interface Reported {
  type: string;
  name: string;
  navigationId: string | number;
}

// With page transitions, which the measurement must survive.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

async function observe(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const reported: Reported[] = [];
    Object.assign(window, { reported });
    for (const type of ["soft-navigation", "interaction-contentful-paint", "event"])
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { navigationId } = { navigationId: "", ...entry.toJSON() };
          reported.push({ type, name: entry.name, navigationId });
        }
      }).observe({ type, buffered: true, ...(type === "event" && { durationThreshold: 16 }) });
  });
}

const reported = (page: Page): Promise<Reported[]> => page.evaluate(() => Reflect.get(window, "reported"));

test("the browser reports a contentful paint and the response of every slide", async ({ page }) => {
  await observe(page);
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 2, name: "New today" })).toBeVisible();
  // What the page still loads would be painted during the first slide.
  await page.waitForLoadState("networkidle");
  const tab = (name: string) =>
    page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true });
  const steps = [
    { press: tab("Products"), to: /\/product$/ },
    { press: page.getByRole("article").first().getByRole("link"), to: /\/goods\?id=\d+$/ },
    { press: page.getByRole("button", { name: "Back" }), to: /\/product$/ },
    { press: tab("Account"), to: /\/mine$/ },
  ];
  for (const [index, { press, to }] of steps.entries()) {
    await press.tap();
    await expect(page).toHaveURL(to);
    const softNavigations = async () =>
      (await reported(page)).filter(({ type }) => type === "soft-navigation");
    await expect.poll(async () => (await softNavigations()).length, String(to)).toBe(index + 1);
    const slide = (await softNavigations()).at(-1);
    expect(slide?.name).toMatch(to);
    const all = await reported(page);
    const paints = all.filter(({ type }) => type === "interaction-contentful-paint");
    expect(paints.map(({ navigationId }) => navigationId)).toContain(slide?.navigationId);
    expect(all.filter(({ type, name }) => type === "event" && name === "click").length).toBeGreaterThan(
      index,
    );
  }
});

/** Why the browser had to load the page again. */
const reasons = (): string =>
  JSON.stringify(
    performance
      .getEntriesByType("navigation")
      .map(
        (entry) =>
          (entry as PerformanceNavigationTiming & { notRestoredReasons?: unknown }).notRestoredReasons,
      ),
  );

test("public pages come back from the back/forward cache", async ({ baseURL }) => {
  const executablePath = chromePath();
  // Playwright disables the cache.
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...LEAN],
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  try {
    const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: "en-GB" });
    await context.addInitScript(() => {
      addEventListener("pageshow", ({ persisted }) => Object.assign(window, { persisted }));
    });
    const comesBack = async (path: string): Promise<void> => {
      const page = await context.newPage();
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      // A worker that takes over a page in the cache evicts it, and it is installed after the page has loaded.
      await page.waitForFunction(() => navigator.serviceWorker.controller);
      await page.waitForLoadState("networkidle");
      await page.goto("/icon.svg");
      await page.goBack({ waitUntil: "commit" });
      const persisted = () => page.evaluate(() => Reflect.get(window, "persisted"));
      await expect.poll(persisted, path).toBeDefined();
      expect(await persisted(), `${path}: ${await page.evaluate(reasons)}`).toBe(true);
    };
    // In parallel, because each of them waits.
    await Promise.all(
      ["/", "/product", "/goods?id=1003", "/store/20", "/search", "/faqs", "/login"].map(comesBack),
    );
  } finally {
    await browser.close();
  }
});

test("vitals are sent where the configuration says, with the pattern of the address", async ({ page }) => {
  const sent: { name: string; route: string }[] = [];
  await page.route("**/vitals", async (route) => {
    sent.push(route.request().postDataJSON());
    await route.fulfill({ status: 204 });
  });
  await page.route("**/goods?id=1003", async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const configured = html.replace(/(id="config">)[^<]*/, '$1{"vitalsUrl":"/vitals"}');
    await route.fulfill({ response, body: configured });
  });
  await page.goto("/goods?id=1003");
  await expect.poll(() => sent.map(({ name }) => name)).toContain("FCP");
  expect(new Set(sent.map(({ route }) => route))).toEqual(new Set(["/goods"]));
});
