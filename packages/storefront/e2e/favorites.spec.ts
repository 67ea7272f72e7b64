import { logIn } from "./buyer";
import { expect, test } from "./page-errors";

test("a heart adds, says so, is seen everywhere, and takes away again", async ({ page }) => {
  await page.goto("/product");
  await page
    .getByRole("button", { name: "Add to favorites: USB condenser microphone with table stand" })
    .click();
  await expect(page.getByText("Added to favorites")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: /^Remove from favorites: USB condenser/ })).toHaveAttribute(
    "aria-pressed",
    "true",
  );

  await page.goto("/goods?id=1024");
  const heart = page.getByRole("button", { name: "Favorite" });
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await page.goto("/collect");
  await page.getByRole("link", { name: /^USB condenser/ }).click();
  await heart.click();
  await expect(page.getByText("Removed from favorites")).toBeVisible();
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Nothing saved yet" })).toBeVisible();
});

test("a favorite shows the price from which its range begins, as lists do", async ({ page }) => {
  await page.goto("/product?flag=hot");
  await page.getByRole("button", { name: /^Add to favorites: Organic cotton T-shirt/ }).click();
  await expect(page.getByText("Added to favorites")).toBeVisible();
  await page.goto("/collect");
  await expect(page.getByRole("article").filter({ hasText: "Organic cotton" })).toContainText("From 4.90");
  await page.goto("/");
  const ranked = page.getByRole("region", { name: "Best sellers", exact: true }).getByRole("listitem");
  await expect(ranked.filter({ hasText: "Organic cotton" })).toContainText("From 4.90");
});

test("following a store asks for a login and leads back to the store", async ({ page }) => {
  await page.goto("/goods?id=1003");
  await page.getByRole("link", { name: "Store", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Example Harbour Trading" })).toBeVisible();
  await page.getByRole("button", { name: "Follow" }).click();
  await expect(page.getByText("Please login first")).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
  await logIn(page);
  await expect(page.getByRole("heading", { level: 1, name: "Example Harbour Trading" })).toBeVisible();
});
