import { pressByKey, tabTo, typeInto } from "../keyboard";
import { expect, test } from "../page-errors";
import { overflowOf, violations } from "../walk";
import { NEW_FUND_PASSWORD, registerFundedMember } from "./members";

const PRODUCT = "USB condenser microphone with table stand";

for (const width of [1280, 1440]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 }, isMobile: false, hasTouch: false });

    test("the keyboard alone buys, and axe finds nothing on the way", async ({ page, request }) => {
      const member = await registerFundedMember(request);
      const expectInOrder = async () => {
        expect(await overflowOf(page)).toBeLessThanOrEqual(0);
        expect(await violations(page)).toEqual([]);
      };
      await page.goto("/login");
      await typeInto(page, "Username or email", member.username);
      await typeInto(page, "Password", member.password);
      await page.keyboard.press("Enter");
      await expect(page.getByRole("banner").getByRole("link", { name: "Orders" })).toBeVisible();
      await page.goto("/");

      const field = page.getByRole("combobox", { name: "Search products and stores" });
      await tabTo(page, field);
      await page.keyboard.type("condesner");
      await page.keyboard.press("Enter");
      await expect(page.getByText("Showing results for “condenser”")).toBeVisible();
      // The bar's field is the only one.
      await expect(field).toHaveCount(1);
      await expectInOrder();

      await pressByKey(page, page.getByRole("main").getByRole("link", { name: PRODUCT }));
      await expect(page.getByRole("heading", { level: 1, name: PRODUCT })).toBeVisible();
      await expectInOrder();
      await pressByKey(page, page.getByRole("button", { name: "Add to cart" }));
      await pressByKey(page, page.getByRole("banner").getByRole("link", { name: /Cart/ }));
      await expect(page.getByRole("heading", { level: 1, name: "Cart" })).toBeVisible();
      await expectInOrder();
      await pressByKey(page, page.getByRole("button", { name: "Check out" }));
      await expect(page.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
      await expectInOrder();
      await pressByKey(page, page.getByRole("button", { name: "Place order" }));
      await expect(page.getByRole("heading", { level: 1, name: "Payment" })).toBeVisible();
      await expectInOrder();
      await tabTo(page, page.getByRole("radio", { name: /Balance/ }));
      await typeInto(page, "Fund password", NEW_FUND_PASSWORD);
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { name: "Payment complete. Thank you!" })).toBeVisible();
      await expectInOrder();
    });

    test("a list in rows shows prices by quantity and terms, and stays in rows", async ({ page }) => {
      await page.goto("/search?q=six-panel+cap");
      await page.getByRole("link", { name: "Compare in rows" }).click();
      await expect(page).toHaveURL(/view=rows/);
      const table = page.getByRole("main").getByRole("table");
      await expect(table.getByRole("columnheader", { name: "Price by quantity" })).toBeVisible();
      const row = table.getByRole("row").filter({ hasText: /From \d+ pieces/ });
      await expect(row.first()).toContainText(
        /\d\s*USDT.*From \d+ pieces.*\d\s*USDT.*in stock.*Ships within/s,
      );
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      expect(await violations(page)).toEqual([]);
      await page.getByRole("link", { name: "Sales" }).click();
      await expect(page).toHaveURL(/view=rows/);
      await page.reload();
      await table.getByRole("link").first().click();
      await expect(page).toHaveURL(/\/goods/);
      await page.goBack();
      await page.getByRole("link", { name: "Show as cards" }).click();
      await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
      await expect(table).toHaveCount(0);
    });

    test("a mouse finds its way by categories, filters, pictures and breadcrumbs", async ({ page }) => {
      await page.goto("/");
      await page.getByRole("button", { name: "Categories" }).click();
      await page.getByRole("banner").getByRole("link", { name: "Kitchen & table" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page
        .getByRole("region", { name: /^Price range/ })
        .getByRole("button", { name: "10 to 50" })
        .click();
      await page.getByRole("button", { name: /^Show \d+ products/ }).click();
      await expect(page).toHaveURL(/10.*50/);
      const card = page.getByRole("main").getByRole("article").first();
      const price = Number((await card.innerText()).match(/(\d+\.\d\d)/)?.[1]);
      expect(price).toBeGreaterThanOrEqual(10);
      expect(price).toBeLessThanOrEqual(50);
      await card.getByRole("link").click();
      const trail = page.getByRole("navigation", { name: "You are here" });
      await expect(trail).toContainText("Home");
      await trail.getByRole("link", { name: "Home" }).click();
      await expect(page).toHaveURL("/");
    });
  });
}
