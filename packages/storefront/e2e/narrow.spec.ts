import { asBuyer } from "./buyer";
import { expect, test } from "./page-errors";
import { SCREENS } from "./screens";

for (const locale of ["en", "ar"]) {
  test.describe(locale, () => {
    test.use({ locale });
    test("nothing is wider than a narrow phone, in the longest words either", async ({ page }) => {
      await page.addInitScript((pseudo) => pseudo && sessionStorage.setItem("pseudo", "1"), locale === "en");
      await asBuyer(page);
      for (const { path } of SCREENS) {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, path).toBeLessThanOrEqual(0);
      }
    });
  });
}
