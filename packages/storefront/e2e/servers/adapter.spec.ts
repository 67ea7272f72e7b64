import { createAdapter } from "../../../conformance/test/support/shop-api/adapter";
import { expect, test } from "../page-errors";
import { openShop } from "./foreign-shop";
import { isSound, SIZES } from "./soundness";

/* The shop in front of a shop server with paths, pages and codes (1, 0, -1) of its own, by a small server between them. */

/** What the browser writes of calls and pictures that are not there. */
test.use({ allowed: /Failed to load resource/ });

for (const size of SIZES) {
  test.describe(`${size.width} px`, () => {
    test.use({ viewport: size, isMobile: size.width < 1024, hasTouch: size.width < 1024 });

    test("is browsed and signed in to, and says what is not there", async ({ page }, info) => {
      const adapter = await createAdapter();
      const shop = await openShop(adapter.fetch, 1, {});
      try {
        await page.goto(`${shop.url}/product`);
        await expect(page.getByRole("main").getByText("Mug No. 1", { exact: true })).toBeVisible();
        await page.goto(`${shop.url}/goods?id=2`);
        await expect(page.getByRole("heading", { name: "Kettle No. 2" })).toBeVisible();
        // Nothing is promised that neither the server nor the shop says.
        await expect(page.getByRole("main")).not.toContainText(/Buyer protection|Ships within/);
        await isSound(page);

        await page.goto(`${shop.url}/login`);
        await page.getByLabel("Username or email").fill("buyer");
        await page.getByLabel("Password", { exact: true }).fill("buyer-demo");
        await page.getByRole("button", { name: "Log in" }).click();
        await expect(page.getByRole("heading", { name: "Mira" })).toBeVisible();
        await expect(page.getByRole("main").getByRole("link", { name: "Messages" })).toHaveCount(0);
        await expect(page.getByRole("main").getByRole("link", { name: "Shipping addresses" })).toBeVisible();
        await isSound(page);
        await page.screenshot({ path: info.outputPath("mine.png"), fullPage: true });

        await page.goto(`${shop.url}/order`);
        await expect(page.getByRole("heading", { name: "Not available here" })).toBeVisible();
        await isSound(page);
      } finally {
        await shop.close();
        adapter.close();
      }
    });
  });
}
