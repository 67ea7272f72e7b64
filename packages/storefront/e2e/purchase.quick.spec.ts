import type { Locator, Page } from "@playwright/test";
import { logIn } from "./buyer";
import { tabTo } from "./keyboard";
import { expect, test } from "./page-errors";

/* The most common journey, with page transitions. */
test.use({ contextOptions: { reducedMotion: "no-preference" } });

const TEAPOT = "Stoneware teapot with lift-out strainer";
const MICROPHONE = "USB condenser microphone with table stand";

/** Adds a teapot in a variant and a microphone: two stores. */
async function fillCart(page: Page): Promise<void> {
  await page.goto("/goods?id=1003");
  await page.getByRole("button", { name: "Add to cart" }).click();
  const sheet = page.getByRole("dialog", { name: "Choose options" });
  await sheet.getByRole("button", { name: "Sage" }).click();
  await sheet.getByRole("button", { name: "900 ml" }).click();
  await sheet.getByRole("button", { name: "Add to cart" }).click();
  await expect(page.getByText(`Added to cart: ${TEAPOT}`)).toBeVisible();
  await page.goto("/goods?id=1024");
  await page.getByRole("button", { name: "Add to cart" }).click();
  await expect(page.getByText(`Added to cart: ${MICROPHONE}`)).toBeVisible();
}

const line = (page: Page, title: string): Locator => page.getByRole("listitem").filter({ hasText: title });
const total = (page: Page): Locator => page.getByRole("region", { name: "Total" });

test("from the home page to a product in the cart, choosing a variant on the way", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Home & living" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Home & living" })).toBeFocused();
  await page.getByRole("link", { name: TEAPOT }).click();
  await expect(page.getByRole("heading", { level: 1, name: TEAPOT })).toBeVisible();
  await expect(page.getByRole("article").first()).toContainText("14.20–16.80 USDT");

  await page.getByRole("button", { name: "Add to cart" }).click();
  const sheet = page.getByRole("dialog", { name: "Choose options" });
  await sheet.getByRole("button", { name: "Add to cart" }).click();
  await expect(sheet.getByRole("alert")).toHaveText("Please select product");
  await sheet.getByRole("button", { name: "Sea" }).click();
  // One of the combinations is sold out and says so.
  await expect(sheet.getByRole("button", { name: "600 ml Sold out" })).toBeDisabled();
  await sheet.getByRole("button", { name: "900 ml" }).click();
  await expect(sheet.getByText("220 in stock")).toBeVisible();
  await sheet.getByRole("button", { name: "Increase quantity" }).click();
  await sheet.getByRole("button", { name: "Add to cart" }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByText(`Added to cart: ${TEAPOT}`)).toBeVisible();

  await page.getByRole("link", { name: /^Open the cart/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Cart" })).toBeFocused();
  await expect(line(page, TEAPOT)).toContainText("Sea");
  await expect(line(page, TEAPOT)).toContainText("900 ml");
  await expect(total(page)).toContainText("33.60 USDT");
});

test("the cart counts what is selected, store by store", async ({ page }) => {
  await fillCart(page);
  await page.goto("/shop");
  await expect(page.getByRole("region", { name: "Example Harbour Trading" })).toContainText(TEAPOT);
  await expect(page.getByRole("region", { name: "Example Bright Electronics" })).toContainText(MICROPHONE);
  await expect(total(page)).toContainText("50.20 USDT");

  await line(page, TEAPOT).getByRole("button", { name: "Increase quantity" }).click();
  await expect(total(page)).toContainText("3 pieces selected");
  await expect(total(page)).toContainText("67.00 USDT");
  const quantity = line(page, TEAPOT).getByRole("textbox", { name: "Quantity" });
  await quantity.fill("100000");
  await quantity.press("Enter");
  await expect(quantity).toHaveValue("220");
  // Ten, in the digits of an Arabic keyboard.
  await quantity.fill("١٠");
  await quantity.press("Enter");
  await expect(total(page)).toContainText("201.40 USDT");

  await page.getByRole("checkbox", { name: "Select all of Example Harbour Trading" }).uncheck();
  await expect(total(page)).toContainText("33.40 USDT");
  await page.getByRole("checkbox", { name: "Select all", exact: true }).check();
  await expect(total(page)).toContainText("201.40 USDT");
  await page.getByRole("checkbox", { name: "Select all", exact: true }).uncheck();
  await total(page).getByRole("button", { name: "Check out" }).click();
  await expect(page.getByText("Please select product")).toBeVisible();
  await page.getByRole("checkbox", { name: "Select all", exact: true }).check();

  // The cart survives a reload and another visit.
  await page.reload();
  await expect(total(page)).toContainText("201.40 USDT");
});

test("removing and clearing come back by undo", async ({ page }) => {
  await fillCart(page);
  await page.goto("/shop");
  await page.getByRole("button", { name: `Remove ${TEAPOT}` }).click();
  await expect(page.getByText("Removed from your cart")).toBeVisible();
  await expect(line(page, TEAPOT)).toBeHidden();
  await expect(total(page)).toContainText("33.40 USDT");
  // Undo keeps changes that were made since.
  await line(page, MICROPHONE).getByRole("button", { name: "Increase quantity" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(line(page, TEAPOT)).toBeVisible();
  await expect(total(page)).toContainText("83.60 USDT");

  await page.getByRole("button", { name: "Clear cart" }).click();
  await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(total(page)).toContainText("83.60 USDT");

  await page.getByRole("button", { name: "Clear cart" }).click();
  await page.getByRole("link", { name: "Find something good" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Products" })).toBeVisible();
});

test("undo of adding takes the product out again and leaves the ticks alone", async ({ page }) => {
  await fillCart(page);
  await page.getByRole("link", { name: /^Open the cart/ }).click();
  const tick = page.getByRole("checkbox", { name: `Select ${TEAPOT}` });
  await tick.uncheck();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(line(page, MICROPHONE)).toBeHidden();
  await expect(tick).not.toBeChecked();
});

test("Buy Now leads to the order of that product alone and leaves the cart as it is", async ({ page }) => {
  await fillCart(page);
  await page.goto("/goods?id=1024");
  await page.getByRole("button", { name: "Buy now" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
  await logIn(page);
  // After the login, the selection is still there. The mock calculates prices for anything.
  await expect(page.getByRole("listitem").filter({ hasText: MICROPHONE })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: TEAPOT })).toBeHidden();
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await page.getByRole("link", { name: /^Open the cart/ }).click();
  await expect(total(page)).toContainText("50.20 USDT");
});

test("the keyboard alone gets a product into the cart and changes its quantity", async ({ page }) => {
  await page.goto("/product");
  const product = page.getByRole("link", { name: MICROPHONE });
  await expect(product).toBeVisible();
  await tabTo(page, product);
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("button", { name: "Add to cart" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText(`Added to cart: ${MICROPHONE}`)).toBeVisible();
  await tabTo(page, page.getByRole("link", { name: /^Open the cart/ }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Cart" })).toBeFocused();
  await tabTo(page, line(page, MICROPHONE).getByRole("button", { name: "Increase quantity" }));
  await page.keyboard.press("Enter");
  await expect(total(page)).toContainText("66.80 USDT");
  await tabTo(page, page.getByRole("checkbox", { name: "Select all", exact: true }));
  await page.keyboard.press("Space");
  await expect(total(page)).toContainText("0 pieces selected");
});
