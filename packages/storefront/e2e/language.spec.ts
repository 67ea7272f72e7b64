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
