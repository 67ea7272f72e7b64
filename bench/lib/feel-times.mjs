import { bigCart, prepare, productPage } from "./feel-page.mjs";
import { tasksOf } from "./main-thread.mjs";
import { plainCart } from "./plain-cart.mjs";
import { median } from "./stats.mjs";

/**
 * @typedef {import("@playwright/test").Browser} Browser
 * @typedef {import("@playwright/test").Page} Page
 * @typedef {(browser: Browser, url: string) => Promise<Record<string, number>>} Measure
 */

const SLOWER = 4;
const ROWS = 2000;
const PAGES = 5;
const STEPS = 120;
/** As fast as a brisk flick. */
const PIXELS = 400;
const LINES = 1000;
const STORES = 50;
const REPEATS = 7;

/**
 * Opens a page on a simulated slow phone, with the measuring tools. The service worker is blocked, because requests through it can't be
 * intercepted.
 *
 * @template Result
 * @param {Browser} browser
 * @param {string} url
 * @param {(page: Page) => Promise<Result>} use
 */
async function onPhone(browser, url, use) {
  const context = await browser.newContext({
    baseURL: url,
    locale: "en-GB",
    reducedMotion: "reduce",
    serviceWorkers: "block",
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  await page.addInitScript(prepare);
  try {
    return await use(page);
  } finally {
    await context.close();
  }
}

/** @param {number[]} values */
const sum = (values) => values.reduce((all, value) => all + value, 0);

/**
 * The longest task while the page scrolls.
 *
 * @param {Browser} browser
 * @param {Page} page
 */
async function scroll(browser, page) {
  let nodes = 0;
  const [tasks = []] = await tasksOf(browser, page, async () => {
    nodes = await page.evaluate(`feel.scrollThrough(${STEPS}, ${PIXELS})`);
  });
  return { longest: SLOWER * Math.max(0, ...tasks), nodes };
}

/**
 * Presses one after the other, and waits each time for the end of the frame that shows the result.
 *
 * @param {Browser} browser
 * @param {Page} page
 * @param {readonly { press: string, shown: string }[]} presses a CSS selector, and JavaScript that is true then
 * @returns {Promise<number>} milliseconds of the middle one
 */
async function press(browser, page, presses) {
  const frames = await tasksOf(browser, page, async () => {
    for (const { press: target, shown } of presses) {
      await page.evaluate(`(() => {
        const target = document.querySelector(${JSON.stringify(target)});
        return feel.press(() => target.click(), () => ${shown});
      })()`);
      await page.waitForTimeout(100);
    }
  });
  return SLOWER * median(frames.map(sum));
}

/** @param {{ press: string, shown: string }} one */
const repeated = (one) => Array.from({ length: REPEATS }, () => one);

/** @type {Record<string, Measure>} */
export const emptyPageTimes = {
  empty: (browser, url) =>
    onPhone(browser, url, async (page) => {
      await page.route("**/empty", (route) =>
        route.fulfill({
          contentType: "text/html",
          body: '<!doctype html><button>x</button><div style="height: 1000000px">',
        }),
      );
      await page.goto("/empty");
      const { longest } = await scroll(browser, page);
      const emptyPress = await press(browser, page, repeated({ press: "button", shown: "true" }));
      return { emptyScroll: longest, emptyPress };
    }),
};

/** @type {Record<string, Measure>} */
export const plainCartTimes = {
  plain: (browser, url) =>
    onPhone(browser, url, async (page) => {
      const body = plainCart(LINES, STORES);
      await page.route("**/plain", (route) => route.fulfill({ contentType: "text/html", body }));
      await page.goto("/plain");
      const plainChange = await press(browser, page, repeated({ press: "[data-more]", shown: "true" }));
      const plainRemove = await press(browser, page, repeated({ press: "[data-remove]", shown: "true" }));
      return { plainChange, plainRemove };
    }),
};

/**
 * Scrolls to the end of the list repeatedly until it has this many rows.
 *
 * @param {Page} page
 * @param {number} rows
 */
async function scrollUntil(page, rows) {
  const arrived = page.locator(`main li[aria-setsize="${rows}"]`).first();
  for (let attempt = 0; attempt < 30; attempt += 1) {
    if (await arrived.isVisible()) return;
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await page.waitForTimeout(200);
  }
  throw new Error(`The list did not grow to ${rows} rows.`);
}

/** @type {Record<string, Measure>} */
export const listTimes = {
  list: (browser, url) =>
    onPhone(browser, url, async (page) => {
      await page.route("**/api/index/pro", async (route) => {
        const asked = route.request().postDataJSON();
        const data = productPage(Number(asked?.page ?? 1), ROWS, PAGES);
        await route.fulfill({ json: { code: 1, msg: "", data } });
      });
      await page.goto("/product");
      await scrollUntil(page, ROWS * PAGES);
      await page.evaluate(() => scrollTo(0, 200_000));
      await page.waitForTimeout(500);
      const { longest, nodes } = await scroll(browser, page);

      const before = await page.evaluate(() => scrollY);
      const link = page.locator("main li[aria-setsize] a").nth(8);
      await link.dispatchEvent("click");
      await page.waitForURL("**/goods?*");
      await page.goBack();
      await page.locator("main li[aria-setsize]").first().waitFor();
      await page.waitForTimeout(500);
      const after = await page.evaluate(() => scrollY);
      return { scroll: longest, nodes, back: Math.abs(after - before) };
    }),
};

/** A page is quiet when it has sent no request for so long. */
const QUIET_MS = 1_000;

/**
 * Waits until the page sends no more requests. The cart asks for current prices and stock one product after another; `networkidle`
 * may have fired before the first.
 *
 * @param {Page} page
 */
async function untilQuiet(page) {
  for (let isQuiet = false; !isQuiet; ) {
    isQuiet = await page
      .waitForRequest(() => true, { timeout: QUIET_MS })
      .then(
        () => false,
        () => true,
      );
  }
}

/** @type {Record<string, Measure>} */
export const cartTimes = {
  cart: (browser, url) =>
    onPhone(browser, url, async (page) => {
      await page.addInitScript(
        (lines) => {
          if (!sessionStorage.getItem("filled")) localStorage.setItem("shopCart", JSON.stringify(lines));
          sessionStorage.setItem("filled", "1");
        },
        bigCart(LINES, STORES),
      );
      await page.goto("/shop");
      await page
        .locator("main li")
        .nth(LINES - 1)
        .waitFor({ state: "attached" });
      await untilQuiet(page);
      const change = await press(
        browser,
        page,
        repeated({ press: "main li button[aria-label='Increase quantity']", shown: "true" }),
      );
      const remove = await press(
        browser,
        page,
        repeated({ press: "main li button[aria-label^='Remove ']", shown: "true" }),
      );

      await page.goto("/goods?id=1024");
      await page.getByRole("button", { name: "Add to cart" }).first().waitFor();
      await page.waitForLoadState("networkidle");
      await page
        .getByRole("button", { name: "Add to cart" })
        .first()
        .evaluate((button) => button.setAttribute("data-add", ""));
      const add = await press(browser, page, repeated({ press: "[data-add]", shown: "true" }));
      return { change, remove, add };
    }),
};

const TABS = ["/product", "/shop", "/mine", "/"];

/** @param {string} path */
const go = (path) => ({
  press: `nav a[href="${path}"]`,
  shown: `location.pathname === "${path}" && document.activeElement?.localName === "h1"`,
});

/** @type {Record<string, Measure>} */
export const routeTimes = {
  routes: (browser, url) =>
    onPhone(browser, url, async (page) => {
      await page.goto("/");
      await page.waitForLoadState("networkidle");
      for (const path of TABS) {
        await page.locator(`nav a[href="${path}"]`).first().dispatchEvent("pointerover");
        await page.waitForLoadState("networkidle");
      }
      const first = await press(browser, page, TABS.slice(0, -1).map(go));
      await page.waitForLoadState("networkidle");
      const warm = await press(browser, page, Array.from({ length: REPEATS }, () => TABS.map(go)).flat());
      return { first, warm };
    }),
};
