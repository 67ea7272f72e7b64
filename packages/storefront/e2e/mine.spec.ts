import type { Page } from "@playwright/test";
import { expect, shopKept, test } from "./page-errors";

async function logIn(page: Page): Promise<void> {
  await page.goto("/mine");
  await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
  await page.getByLabel("Username or email").fill("mira");
  await page.getByLabel("Password", { exact: true }).fill("correct-horse");
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Mira Example" })).toBeVisible();
}

/** Saves products like another client of this origin might: of the second one, only the id is known. */
async function saveFavorites(page: Page): Promise<void> {
  await page.goto("/collect");
  await page.evaluate(() => {
    const saved = [
      { id: 1029, title: "LED filament bulb", image: "/uploads/products/1029/front.webp", price: "1.90" },
      { id: 77 },
    ];
    localStorage.setItem("favoriteProducts", JSON.stringify(saved));
  });
  await page.reload();
}

test("a visitor is invited, a buyer sees the balance, and logging out leaves nothing personal behind", async ({
  page,
}) => {
  await page.goto("/mine");
  await expect(page.getByRole("heading", { level: 1, name: "Welcome!" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Sign up" }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Log out" })).toBeHidden();

  await logIn(page);
  await expect(page.getByRole("region", { name: "Balance" })).toContainText("1,284.60 USDT");
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByText("You are logged out")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Welcome!" })).toBeFocused();
  await expect(page.getByText("Mira Example")).toBeHidden();
  const left = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => ["access_key", "userInfo", "il"].includes(key)),
  );
  expect(left).toEqual([]);
});

test("every way on of the account leads to a screen that works", async ({ page }) => {
  await logIn(page);
  for (const [link, title] of [
    ["Favorites", "Favorites"],
    ["Stores you follow", "Stores you follow"],
    ["Shipping addresses", "Shipping addresses"],
    ["Top up", "Top up"],
    ["Balance history", "Balance history"],
    ["Settings", "Settings"],
    ["Login password", "Login password"],
    ["Language", "Language"],
    ["Help", "Help"],
  ] as const) {
    await page.getByRole("main").getByRole("link", { name: link }).click();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page.getByText("not open yet")).toBeHidden();
    await page.getByRole("button", { name: "Back", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Mira Example" })).toBeVisible();
  }
});

test("the buyer's own invitation code is in the settings and can be copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await logIn(page);
  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByRole("button", { name: "Copy: Your invitation code" }).click();
  await expect(page.getByText("Copied")).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("MIRA27");
});

test("favorites are removed and cleared with undo, and stay without a connection", async ({
  page,
  context,
}) => {
  await saveFavorites(page);
  const list = page.getByRole("main").getByRole("listitem");
  await expect(list).toHaveCount(2);
  await expect(list.nth(1)).toContainText("Product 77");
  await shopKept(page);
  await context.setOffline(true);

  await page.getByRole("button", { name: "Remove from favorites: LED filament bulb" }).click();
  await expect(list).toHaveCount(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(list.first()).toContainText("LED filament bulb");

  await page.getByRole("button", { name: "Clear favorites" }).click();
  await expect(page.getByText("Nothing saved yet")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(list).toHaveCount(2);
});

test("followed stores need a login; a store that is let go comes back by undo", async ({ page }) => {
  await page.goto("/collectShop");
  await expect(page.getByText("Log in to continue")).toBeVisible();
  await logIn(page);
  await page.getByRole("link", { name: "Stores you follow" }).click();
  const list = page.getByRole("main").getByRole("listitem");
  await expect(list).toHaveCount(3);
  await page.getByRole("button", { name: "Unfollow Example Paper Kite" }).click();
  await expect(list).toHaveCount(2);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(list.nth(1)).toContainText("Example Paper Kite");
});

test("the support button stays clear of the cart's bar", async ({ page }) => {
  await page.goto("/shop");
  await page.evaluate(() => {
    // Enough rows to push the bar to the bottom of the screen.
    const lines = Array.from({ length: 9 }, (_, index) => ({
      id: 1001 + index,
      shopId: 3,
      shopName: "Example Bright Electronics",
      num: 1,
      price: "1.90",
    }));
    localStorage.setItem("shopCart", JSON.stringify(lines));
  });
  await page.reload();
  const bar = await page.getByRole("region", { name: "Total" }).boundingBox();
  const support = await page.getByRole("link", { name: "Customer service" }).boundingBox();
  if (!bar || !support) throw new Error("Both must be on the screen.");
  expect(support.y + support.height).toBeLessThanOrEqual(bar.y);
});
