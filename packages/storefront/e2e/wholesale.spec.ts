import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./page-errors";

/*
 * Tier prices, minimums and packs on the mock, with a cap in packs of 6 with a minimum of 24, and a shirt in fifteen
 * combinations.
 */
const CAP = "/goods?id=1018";
const SHIRT = "/goods?id=1010";

const line = (page: Page, words: string): Locator => page.getByRole("listitem").filter({ hasText: words });
const total = (page: Page): Locator => page.getByRole("region", { name: "Total" });

test("a product says its prices by quantity, its minimum and its packs, and begins with them", async ({
  page,
}) => {
  await page.goto(CAP);
  const table = page.getByRole("region", { name: "Price by quantity" });
  await expect(table.getByRole("row", { name: "From 24 pieces 3.90 USDT" })).toBeVisible();
  await expect(table.getByRole("row", { name: "From 240 pieces 3.20 USDT" })).toBeVisible();
  await expect(table).toContainText("Minimum order: 24 pieces");
  await expect(table).toContainText("Sold in packs of 6");

  await page.getByRole("button", { name: "Add to cart" }).click();
  const sheet = page.getByRole("dialog", { name: "Choose options" });
  await sheet.getByRole("button", { name: "Brick" }).click();
  const quantity = sheet.getByRole("textbox", { name: "Quantity" });
  await expect(quantity).toHaveValue("24");
  await expect(sheet).toContainText("Add 24 more for 3.60 USDT each");
  await sheet.getByRole("button", { name: "Increase quantity" }).click();
  await expect(quantity).toHaveValue("30");
  await quantity.fill("31");
  await sheet.getByRole("button", { name: "Add to cart" }).click();
  await expect(sheet.getByRole("alert")).toHaveText("Sold in packs of 6");
  await expect(quantity).toHaveValue("31");
  await quantity.fill("48");
  await sheet.getByRole("button", { name: "Add to cart" }).click();
  await expect(sheet).toBeHidden();

  await page.goto("/shop");
  const cap = line(page, "Brick");
  await expect(cap).toContainText("3.60 USDT");
  await expect(total(page)).toContainText("172.80 USDT");
  await expect(cap).toContainText("Add 192 more for 3.20 USDT each");
  await cap.getByRole("textbox", { name: "Quantity" }).fill("20");
  await cap.getByRole("textbox", { name: "Quantity" }).blur();
  await expect(cap).toContainText("Sold in packs of 6");
  await cap.getByRole("button", { name: "Change to 18" }).click();
  await expect(cap).toContainText("Add 6 more to reach the minimum order");
  await cap.getByRole("button", { name: "Change to 24" }).click();
  await expect(total(page)).toContainText("93.60 USDT");
});

test("several combinations go into the cart in one step, counted together", async ({ page }) => {
  await page.goto(SHIRT);
  await page.getByRole("button", { name: "Order several options" }).click();
  const sheet = page.getByRole("dialog", { name: "Order several options" });
  await sheet.getByRole("button", { name: "Add to cart" }).click();
  await expect(sheet.getByRole("alert").first()).toHaveText("Enter a quantity for at least one option");
  await sheet.getByRole("textbox", { name: "Leaf, M" }).fill("12");
  await sheet.getByRole("textbox", { name: "Leaf, XL" }).fill("8");
  await sheet.getByRole("textbox", { name: "Plum, L" }).fill("4");
  await sheet.getByRole("textbox", { name: "Plum, L" }).blur();
  const sum = sheet.getByRole("status").filter({ hasText: "24 pieces" });
  await expect(sum).toContainText("132.80 USDT");
  await sheet.getByRole("button", { name: "Add to cart" }).click();
  await expect(page.getByText("24 pieces added to your cart")).toBeVisible();

  await page.goto("/shop");
  await expect(line(page, "Leaf, XL")).toContainText("5.80 USDT");
  await expect(total(page)).toContainText("132.80 USDT");
});
