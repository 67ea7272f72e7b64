import { expect, test } from "./page-errors";

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
  await expect(page.getByRole("heading", { level: 2, name: "الأكثر مبيعًا" })).toBeVisible();
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
  // No language of the shop: English.
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

test.describe("words of another direction", () => {
  test.use({ locale: "ar" });
  test("keep their own order in the cart", async ({ page }) => {
    await page.addInitScript(() => {
      const line = { id: 1005, shopId: 1, shopName: "8 Harbours", num: 1, title: "20 knives", spec: "16 cm" };
      localStorage.setItem("shopCart", JSON.stringify([line]));
    });
    await page.goto("/shop");
    for (const words of ["16 cm", "20 knives", "8 Harbours"]) {
      const inOrder = await page.getByText(words, { exact: true }).evaluate((element) => {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const text = walker.nextNode();
        if (!text?.nodeValue) throw new Error("There are no words.");
        const leftOf = (start: number, end: number): number => {
          const range = document.createRange();
          range.setStart(text, start);
          range.setEnd(text, end);
          return range.getBoundingClientRect().left;
        };
        const gap = text.nodeValue.indexOf(" ");
        return leftOf(0, gap) < leftOf(gap + 1, text.nodeValue.length);
      });
      expect(inOrder, words).toBe(true);
    }
  });
});
