import type { Page } from "@playwright/test";
import { expect, test } from "../page-errors";
import { BUYER, logIn, MERCHANT, type Member } from "./members";

/** Files of the first load; all others belong to a screen. */
const FIRST_LOAD = /\/assets\/(index|rolldown-runtime)-/;

const SCREENS: readonly { path: string; asks: readonly string[]; who?: Member }[] = [
  { path: "/product", asks: ["index/pro"] },
  { path: "/goods?id=1167", asks: ["index/pro_info"] },
  { path: "/store/8", asks: ["index/shop_info", "index/pro"] },
  { path: "/page/101", asks: ["Article/detail?article_id=101"] },
  { path: "/mine", asks: ["user/index", "order/list", "message/list", "index/config"], who: BUYER },
  // The list, and the newest orders, for the counts of its tabs.
  { path: "/order", asks: ["order/list", "order/list"], who: BUYER },
  { path: "/recharge", asks: ["recharge/methods"], who: BUYER },
  { path: "/withdraw", asks: ["withdraw/methods"], who: BUYER },
  { path: "/merchant", asks: ["merchant/index", "user/index"], who: MERCHANT },
];

// With the offline worker, cached files would need no request.
test.use({ serviceWorkers: "block", allowed: /service worker|offline worker/i });

const times = (calls: readonly string[], call: string): number => calls.filter((one) => one === call).length;

/** Holds back the files of a screen. @returns a function that releases them */
async function holdScreens(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    if (!FIRST_LOAD.test(route.request().url())) await released;
    await route.continue();
  });
  return release;
}

for (const { path, asks, who } of SCREENS) {
  test(`${path} asks for what it shows before its own files are here, and once`, async ({ page }) => {
    if (who) {
      await page.goto("/login");
      await logIn(page, who);
      await page.waitForURL((url) => url.pathname !== "/login");
      // The page that follows the login makes its own requests.
      await page.goto("about:blank");
    }
    const asked: string[] = [];
    page.on("request", (request) => {
      const [, call] = /\/api\/(.*)/.exec(request.url()) ?? [];
      if (call) asked.push(`${call} ${request.postData() ?? ""}`);
    });
    const release = await holdScreens(page);
    await page.goto(path, { waitUntil: "commit" });
    for (const call of asks) {
      await expect
        .poll(() => asked.filter((one) => one.startsWith(`${call} `)).length)
        .toBe(times(asks, call));
    }
    release();
    await expect(page.locator("main h1").first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(asked.filter((one, at) => asked.indexOf(one) !== at)).toEqual([]);
  });
}

/** The screen's files that a page names, and whether they wait for the first script. */
async function earlyFiles(page: Page, path: string) {
  const html = await (await page.request.get(path)).text();
  const [, waiting] = /<template id="early">(.*?)<\/template>/.exec(html) ?? [];
  const links = waiting ?? html.slice(html.indexOf("<noscript>"));
  const named = [...links.matchAll(/<link rel="(?:module)?preload"[^>]* href="([^"]+)"/g)].map(
    ([, href]) => href,
  );
  return { named, isWaiting: waiting !== undefined };
}

test("the files that a page names for later are asked for by its first script", async ({ page }) => {
  const { named, isWaiting } = await earlyFiles(page, "/product");
  expect(isWaiting).toBe(true);
  expect(named.length).toBeGreaterThan(2);
  await page.goto("/product");
  for (const href of named) {
    await expect(page.locator(`head link[rel$="preload"][href="${href}"]`)).toBeAttached();
  }
});

test("a page with nothing to see before its screen asks for the screen's files at once", async ({ page }) => {
  const { named, isWaiting } = await earlyFiles(page, "/order");
  expect(isWaiting).toBe(false);
  expect(named.length).toBeGreaterThan(2);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  // Nothing that a script would request ever arrives.
  await page.route(FIRST_LOAD, () => undefined);
  await page.goto("/order", { waitUntil: "commit" });
  await expect.poll(() => named.filter((href) => !asked.includes(href ?? ""))).toEqual([]);
});

test("the manifest is linked once the page has loaded", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator('head > link[rel="manifest"]')).toHaveAttribute("href", "/manifest.webmanifest");
  const client = await page.context().newCDPSession(page);
  const { url, errors } = await client.send("Page.getAppManifest");
  expect([new URL(url).pathname, errors]).toEqual(["/manifest.webmanifest", []]);
});
