import type { Page } from "@playwright/test";
import { expect, test } from "./page-errors";

/* Whatever opens over a page is a history entry: Back closes it, and the page stays as it was. */

const chosen = (page: Page) => page.getByRole("button", { name: /Sage, 900 ml/ });

test("Back closes the sheet of variants, and leads away once it is closed", async ({ page }) => {
  await page.goto("/product");
  await page.goto("/goods?id=1003");
  const sheet = page.getByRole("dialog", { name: "Choose options" });
  await page.getByRole("button", { name: "Add to cart" }).click();
  await sheet.getByRole("button", { name: "Sage" }).click();
  await sheet.getByRole("button", { name: "900 ml" }).click();
  await expect(page).toHaveURL(/&sku=\d+$/);
  await page.goBack();
  await expect(sheet).toBeHidden();
  // The selection stays, in the address, too.
  await expect(page).toHaveURL(/&sku=\d+$/);
  await expect(chosen(page)).toBeVisible();

  await page.getByRole("button", { name: "Add to cart" }).click();
  await expect(page.getByText("Added to cart")).toBeVisible();
  await chosen(page).click();
  await sheet.getByRole("button", { name: "Close" }).click();
  await expect(sheet).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL("/product");
});

test("from the checkout, Back leads to the product once", async ({ page }) => {
  await page.goto("/product");
  await page.goto("/goods?id=1003");
  await page.getByRole("button", { name: "Buy Now" }).click();
  const sheet = page.getByRole("dialog", { name: "Choose options" });
  await sheet.getByRole("button", { name: "Sage" }).click();
  await sheet.getByRole("button", { name: "900 ml" }).click();
  await sheet.getByRole("button", { name: "Buy Now" }).click();
  await expect(page).toHaveURL("/orderChecked");
  await page.goBack();
  await expect(page).toHaveURL(/\/goods\?id=1003/);
  await expect(page.getByRole("button", { name: "Buy Now" })).toBeVisible();
  await expect(sheet).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL("/product");
});

test("Back closes the filters, and what they narrowed stays", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Products" }).click();
  const filters = page.getByRole("button", { name: /^Filter/ });
  const sheet = page.getByRole("dialog", { name: "Filter" });
  await filters.click();
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL("/product");

  await filters.click();
  await sheet.getByLabel("Free shipping only").check();
  await sheet.getByRole("button", { name: /^Show/ }).click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\/product\?.+/);
  await expect(filters).toHaveAccessibleName("Filter, 1 applied");
  await page.goBack();
  await expect(page).toHaveURL("/");
});
