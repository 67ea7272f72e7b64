import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { asBuyer } from "./buyer";
import { expect, test } from "./page-errors";
import { SCREENS } from "./screens";

/* Every screen with its data, the account of a buyer and an unknown address; both directions, both themes. */
const PLACES = [...SCREENS, { path: "/mine", signedIn: true }, { path: "/nowhere", signedIn: false }];

async function violations(page: Page, rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  const { violations: found } = await (rules ? axe.withRules(rules) : axe).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}

/** Something is still on its way: skeletons have nothing to judge. */
async function arrived(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: /Customer service|خدمة العملاء/ }).last()).toBeVisible();
  await expect(page.getByText(/^(Loading|جارٍ التحميل)/)).toHaveCount(0);
}

for (const locale of ["en", "ar"]) {
  test.describe(locale, () => {
    test.use({ locale });
    for (const { path, signedIn } of PLACES) {
      test(`axe finds nothing on ${path}${signedIn ? " of a buyer" : ""}, in light and in dark`, async ({
        page,
      }) => {
        if (signedIn) await asBuyer(page);
        await page.goto(path);
        await arrived(page);
        expect(await violations(page)).toEqual([]);
        // Only colours depend on the theme.
        await page.emulateMedia({ colorScheme: "dark" });
        await page.evaluate(() =>
          Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
        );
        expect(await violations(page, ["color-contrast"])).toEqual([]);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow).toBeLessThanOrEqual(0);
      });
    }
  });
}
