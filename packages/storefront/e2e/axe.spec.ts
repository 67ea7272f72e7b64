import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";

const PATHS = ["/", "/faqs", "/page/101", "/order", "/nowhere"];

const LOOKS = [
  { colorScheme: "light", locale: "en" },
  { colorScheme: "dark", locale: "ar" },
] as const;

for (const look of LOOKS) {
  test.describe(`${look.colorScheme}, ${look.locale}`, () => {
    test.use(look);
    for (const path of PATHS) {
      test(`axe finds nothing on ${path} and nothing is wider than the screen`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.getByRole("link", { name: /Customer service|خدمة العملاء/ })).toBeVisible();
        const { violations } = await new AxeBuilder({ page }).analyze();
        const found = violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`,
        );
        expect(found).toEqual([]);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow).toBeLessThanOrEqual(0);
      });
    }
  });
}
