import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { isFull } from "../../../scripts/lib/cases.mjs";
import { type BuiltShop, type FileFault, serveBuiltShop } from "./built-shop";
import { asBuyer } from "./buyer";
import { MOCK_SCREENS } from "./screens/shots";

/* A shop of its own, in which versions are released and files fail. The worker's requests don't pass `page.route`. */

const CYCLES = isFull ? 100 : 5;
/** Screens whose files fail one after the other. */
const FAULTY = isFull
  ? MOCK_SCREENS
  : MOCK_SCREENS.filter(({ path }) => path.startsWith("/goods") || path === "/order");
const BANNER = "New update available! Refresh to apply.";
const DRAFT = "Cups for a café";
/** What the tabs show: a list, a partly filled form, a product. */
const TABS = ["/search?tab=requests&view=new", "/product", "/goods?id=1003"];

/** The versions of the files on this page: 1, or the number in later names. */
const versions = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const used = performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname)
      .filter((name) => /^\/assets\/.*\.(js|css)$/.test(name))
      .map((name) => /\.v(\d+)\.\w+$/.exec(name)?.[1] ?? "1");
    return [...new Set(used)];
  });

/** Scripts that an import loaded, as opposed to those in the page's HTML. */
const lazyFiles = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const named = new Set([...document.scripts].map(({ src }) => src));
    const asked = performance.getEntriesByType("resource").map(({ name }) => name);
    // The bundler's runtime belongs to the first script, without which only the page's reload link works. The pictures of
    // languages are on no screen, and are loaded once.
    const scripts = asked.filter(
      (name) => /\/assets\/(?!rolldown-runtime|language-icon).*\.js$/.test(name) && !named.has(name),
    );
    return [...new Set(scripts)].map((name) => new URL(name).pathname);
  });

const controlled = (page: Page): Promise<boolean> =>
  page.evaluate(() => navigator.serviceWorker.controller !== null);

async function openTab(context: BrowserContext, shop: BuiltShop, path: string) {
  const page = await context.newPage();
  await asBuyer(page);
  const tab = { page, loads: 0 };
  await page.goto(shop.url + path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(() => controlled(page)).toBe(true);
  page.on("load", () => {
    tab.loads += 1;
  });
  return tab;
}

test(`${CYCLES} released versions reach one to three tabs: offered, one reload each, nothing typed is lost`, async ({
  context,
  baseURL,
}) => {
  test.setTimeout(60_000 + CYCLES * 20_000);
  const shop = await serveBuiltShop(baseURL);
  try {
    const tabs = [await openTab(context, shop, TABS[0] ?? "/")];
    for (let cycle = 2; cycle <= CYCLES + 1; cycle++) {
      const wanted = 1 + (cycle % TABS.length);
      while (tabs.length < wanted) tabs.push(await openTab(context, shop, TABS[tabs.length] ?? "/"));
      for (const { page } of tabs.splice(wanted)) await page.close();
      const [form, ...others] = tabs;
      if (!form) throw new Error("There is no tab.");
      const words = `${DRAFT} ${cycle}`;
      await form.page.getByLabel("What are you looking for?").fill(words);
      for (const tab of tabs) {
        await expect(tab.page.getByText(BANNER)).toBeHidden();
        tab.loads = 0;
      }

      shop.release();
      await form.page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
      for (const { page } of tabs) await expect(page.getByText(BANNER)).toBeVisible();
      const presses = others.at(-1) ?? form;
      await presses.page.getByRole("button", { name: "Update Now" }).click();

      for (const tab of tabs) {
        await expect.poll(() => tab.loads).toBe(1);
        await expect(tab.page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(tab.page.getByText(BANNER)).toBeHidden();
        await expect.poll(() => controlled(tab.page)).toBe(true);
        // The next screen comes from the same version.
        await tab.page.getByRole("link", { name: "Customer service" }).waitFor();
        expect(await versions(tab.page)).toEqual([String(cycle)]);
      }
      await expect(form.page.getByLabel("What are you looking for?")).toHaveValue(words);
      for (const tab of tabs) expect(tab.loads).toBe(1);
    }
  } finally {
    await shop.close();
  }
});

test.describe("a file that does not arrive once", () => {
  test.use({ serviceWorkers: "block" });

  test("stalled: after the chunk time limit the reader can go on", async ({ page, baseURL }) => {
    const shop = await serveBuiltShop(baseURL);
    try {
      await page.clock.install();
      await page.goto(shop.url);
      await expect(page.getByRole("link", { name: "Customer service" })).toBeVisible();
      shop.fail(/\/product-/, "stalled");
      await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Products" }).click();
      await expect.poll(() => shop.failed()).toBe(true);
      await page.clock.fastForward(120_000);
      await expect(page.getByRole("heading", { name: "This page didn’t load" })).toBeVisible();
      // The file is still loading for this page, so a reload requests it again.
      await page.getByRole("button", { name: "Reload" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Products" })).toBeVisible();
    } finally {
      await shop.close();
    }
  });

  for (const { path } of FAULTY) {
    test(`every file of ${path}, missing or cut off: it loads automatically or after a press`, async ({
      page,
      baseURL,
    }) => {
      const shop = await serveBuiltShop(baseURL);
      try {
        await asBuyer(page);
        let loads = 0;
        page.on("load", () => {
          loads += 1;
        });
        const again = page.getByRole("button", { name: "Try again" });
        const whole = page.getByRole("complementary", { name: "Customer service" }).getByRole("link");
        await page.goto(shop.url + path);
        await whole.waitFor();
        const title = page.getByRole("heading", { level: 1 });
        const failure = page.getByRole("heading", { level: 1, name: "This page didn’t load" });
        const files = await lazyFiles(page);
        expect(files.length).toBeGreaterThan(1);
        for (const [at, file] of files.entries()) {
          const faults: FileFault[] = ["missing", "reset"];
          for (const fault of isFull ? faults : faults.slice(at % 2, 1 + (at % 2))) {
            loads = 0;
            shop.fail(new RegExp(file.replaceAll(".", "\\.")), fault);
            await page.goto(shop.url + path);
            await expect(title).toBeVisible();
            if (await again.isVisible()) await again.click();
            await expect(failure, file).toHaveCount(0);
            await expect(title, file).toBeVisible();
            await expect(whole, file).toBeVisible();
            // Some files are asked for when the page has nothing else to do.
            await expect.poll(() => shop.failed(), { message: file }).toBe(true);
            expect(loads, file).toBe(1);
          }
        }
      } finally {
        await shop.close();
      }
    });
  }

  test("a version that is gone: the reader reloads and is where he wanted to be", async ({
    page,
    baseURL,
  }) => {
    const shop = await serveBuiltShop(baseURL);
    try {
      await page.goto(shop.url);
      await expect(page.getByRole("link", { name: "Customer service" })).toBeVisible();
      shop.release();
      await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Products" }).click();
      await expect(page.getByRole("heading", { name: "This page didn’t load" })).toBeVisible();
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(page.getByRole("heading", { name: "This page didn’t load" })).toBeVisible();
      await page.getByRole("button", { name: "Reload" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Products" })).toBeVisible();
      expect(await versions(page)).toEqual(["2"]);
    } finally {
      await shop.close();
    }
  });
});
