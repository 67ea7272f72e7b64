import { logIn } from "../buyer";
import { expect, test } from "../page-errors";
import { openFastAdmin } from "./foreign-shop";
import { isSound, SIZES } from "./soundness";

/*
 * The shop in front of servers that are not the contract's: a FastAdmin with an add-on for its catalog and addresses, and a stock one without,
 * from their own origin and from another. What they lack, and how they say so, is what was seen on real ones.
 */

/** What the browser writes of routes that are not there, of pictures that the imitation has not, and of responses without CORS headers. */
test.use({ allowed: /Failed to load resource|blocked by CORS policy/ });

for (const origins of [1, 2] as const) {
  for (const size of SIZES) {
    test.describe(`${origins === 1 ? "same origin" : "another origin"}, ${size.width} px`, () => {
      test.use({ viewport: size, isMobile: size.width < 1024, hasTouch: size.width < 1024 });
      let shop: Awaited<ReturnType<typeof openFastAdmin>>;
      test.afterEach(() => shop.close());

      test("with an add-on: what is there works, what is not says so", async ({ page }, info) => {
        shop = await openFastAdmin(origins);
        await page.goto(`${shop.url}/product`);
        await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
        await isSound(page);

        await page.goto(`${shop.url}/login`);
        await logIn(page, "lantern-77");
        // Where it leads depends on whether the visitor came from inside the shop.
        await expect(page).not.toHaveURL(/\/login/);
        await page.goto(`${shop.url}/mine`);
        await expect(page.getByRole("heading", { name: "O'Brien & Sons" })).toBeVisible();
        // Entries go before anyone presses them.
        const main = page.getByRole("main");
        await expect(main.getByRole("link", { name: "Messages" })).toHaveCount(0);
        await expect(page.getByRole("link", { name: "Orders", exact: true })).toHaveCount(0);
        await expect(main.getByRole("link", { name: "Top up" })).toHaveCount(0);
        await expect(main.getByRole("link", { name: "Shipping addresses" })).toBeVisible();
        await isSound(page);
        await page.screenshot({ path: info.outputPath("mine.png"), fullPage: true });

        for (const screen of [
          "/order",
          "/message",
          "/recharge",
          "/withdraw",
          "/loan",
          "/setting?view=sessions",
        ]) {
          await page.goto(shop.url + screen);
          await expect(page.getByRole("heading", { name: "Not available here" })).toBeVisible();
          await isSound(page);
        }
        await page.screenshot({ path: info.outputPath("missing.png") });
      });

      test("a profile that the server doesn't tell is not saved over", async ({ page }) => {
        shop = await openFastAdmin(origins);
        const before = shop.profile();
        await page.goto(`${shop.url}/login`);
        await logIn(page, "lantern-77");
        await expect(page).toHaveURL(`${shop.url}/mine`);
        await page.goto(`${shop.url}/setting`);
        const nickname = page.getByLabel("Display name");
        await expect(nickname).toHaveValue("O'Brien & Sons");
        await nickname.fill("Nova & Sons");
        await page.getByRole("button", { name: "Save", exact: true }).click();
        await page.getByRole("button", { name: "Don’t save" }).click();
        expect(shop.profile()).toEqual(before);
        await page.getByRole("button", { name: "Save", exact: true }).click();
        await page.getByRole("button", { name: "Save anyway" }).click();
        await expect(page.getByText("Saved", { exact: true })).toBeVisible();
        expect(shop.profile().nickname).toBe("Nova & Sons");
        await page.goto(`${shop.url}/mine`);
        await expect(page.getByRole("heading", { name: "Nova & Sons" })).toBeVisible();
        await isSound(page);
      });

      test("stock: a shop without a catalog says that it is not available", async ({ page }, info) => {
        shop = await openFastAdmin(origins, { hasAddOn: false });
        for (const screen of ["/product", "/goods?id=1", "/store/1", "/faqs"]) {
          await page.goto(shop.url + screen);
          await expect(page.getByRole("heading", { name: "Not available here" }).first()).toBeVisible();
          await isSound(page);
        }
        await page.screenshot({ path: info.outputPath("stock.png") });
      });
    });
  }
}
