import type { Locator } from "@playwright/test";
import { expect, NO_WORKER, test } from "./page-errors";

test("another language is chosen, turns the page around, is kept, and is left again", async ({ page }) => {
  await page.goto("/setting");
  await page.getByRole("link", { name: /^Language/ }).click();
  await page.getByRole("button", { name: /العربية/ }).click();
  const html = page.locator("html");
  await expect(html).toHaveAttribute("dir", "rtl");
  await expect(html).toHaveAttribute("lang", "ar");
  await expect(page.getByRole("status").filter({ hasText: "العربية" })).toBeVisible();
  await expect(page).toHaveTitle(/^اللغة/);

  await page.goto("/");
  await expect(page.getByRole("heading", { level: 2, name: "الأكثر مبيعًا", exact: true })).toBeVisible();
  await expect(html).toHaveAttribute("dir", "rtl");

  await page.goto("/lang");
  await page.getByRole("button", { name: /^English/ }).click();
  await expect(html).toHaveAttribute("dir", "ltr");
  await expect(page.getByRole("heading", { level: 1, name: "Language" })).toBeVisible();
});

test("the server is asked in the chosen language", async ({ page }) => {
  await page.goto("/lang");
  await page.getByRole("button", { name: /简体中文/ }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
  const asked = page.waitForRequest("**/api/index/pro_info");
  await page.goto("/goods?id=1003");
  expect(await (await asked).headerValue("accept-language")).toBe("zh-CN");
});

for (const { locale, lang, dir } of [
  { locale: "zh-CN", lang: "zh-CN", dir: "ltr" },
  { locale: "ar-EG", lang: "ar", dir: "rtl" },
  // The shop doesn't have the browser's language, so it uses English.
  { locale: "is-IS", lang: "en", dir: "ltr" },
]) {
  test.describe(`a browser in ${locale}`, () => {
    test.use({ locale });
    test(`gets ${lang} on its first visit`, async ({ page }) => {
      await page.goto("/product");
      await expect(page.locator("html")).toHaveAttribute("lang", lang);
      await expect(page.locator("html")).toHaveAttribute("dir", dir);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });
  });
}

/** Whether the first words are to the left of the second ones in the element's text. */
const isLeft = (element: Locator, first: string, second: string): Promise<boolean> =>
  element.evaluate(
    (node, words) => {
      const text = document.createTreeWalker(node, NodeFilter.SHOW_TEXT).nextNode();
      const [left, right] = words.map((word) => {
        const start = text?.nodeValue?.indexOf(word) ?? -1;
        if (!text || start < 0) throw new Error(`${word} is not there.`);
        const range = document.createRange();
        range.setStart(text, start);
        range.setEnd(text, start + word.length);
        return range.getBoundingClientRect().left;
      });
      return left !== undefined && right !== undefined && left < right;
    },
    [first, second],
  );

test.describe("words of another direction", () => {
  test.use({ locale: "ar", serviceWorkers: "block", allowed: NO_WORKER });
  test("keep their own order in the cart", async ({ page }) => {
    // Lines take the current texts of the server.
    await page.route("**/api/index/pro_info", async (route) => {
      const response = await route.fetch();
      const { data, ...envelope } = await response.json();
      const shop = { ...data.shop, shopname: "8 Harbours" };
      const product = { ...data, title: "20 knives", shopname: shop.shopname, shop };
      await route.fulfill({ response, json: { ...envelope, data: product } });
    });
    await page.addInitScript(() => {
      const line = { id: 1005, shopId: 1, shopName: "8 Harbours", num: 1, title: "20 knives", spec: "16 cm" };
      localStorage.setItem("shopCart", JSON.stringify([line]));
    });
    await page.goto("/shop");
    for (const [first, second] of [
      ["16", "cm"],
      ["20", "knives"],
      ["8", "Harbours"],
    ] as const) {
      const words = page.getByText(`${first} ${second}`, { exact: true });
      expect(await isLeft(words, first, second), second).toBe(true);
    }
  });

  test.describe("of a review", () => {
    test("keep their own order inside the sentence", async ({ page }) => {
      await page.route("**/api/index/pro_info", async (route) => {
        const response = await route.fetch();
        const body = await response.text();
        await route.fulfill({ response, body: body.replaceAll(/"spec":"[^"]*"/g, '"spec":"35–38, 1 pair"') });
      });
      await page.goto("/goods?id=1003");
      expect(await isLeft(page.getByText("35–38, 1 pair").first(), "35", "pair")).toBe(true);
    });
  });
});
