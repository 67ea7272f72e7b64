import type { Page } from "@playwright/test";
import { expect, test } from "../page-errors";
import { overflowOf, violations } from "../walk";

/* Adds to the cart from a list in the demonstration's shop. No account is needed before the checkout. */

const row = (page: Page, words: string) =>
  page.getByRole("main").getByRole("listitem").filter({ hasText: words });

/** A cap in packs of 6 with a minimum of 24, and a teapot. */
const CAP = "P1018-01";
const TEAPOT = "P1003-01";

test("a pasted list is judged row by row, corrected where it is wrong, and what is right goes into the cart", async ({
  page,
}) => {
  await page.goto("/shop");
  await page.getByRole("link", { name: "Add by list" }).click();
  await expect(page).toHaveURL("/shop?view=list");
  await page.getByRole("button", { name: "Check list" }).click();
  await expect(page.getByText("Enter a list or choose a file").first()).toBeVisible();
  const list = [`${TEAPOT}, 2`, `${CAP.toLowerCase()};25`, "NOTHING-1 3", "1003 1"].join("\n");
  await page.getByLabel("Your list").fill(list.replace(";", ","));
  await page.getByRole("button", { name: "Check list" }).click();
  await expect(page.getByRole("heading", { name: "Ready for your cart: 1" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Need a change: 3" })).toBeVisible();

  expect(await violations(page)).toEqual([]);
  expect(await overflowOf(page)).toBe(0);

  const cap = row(page, CAP.toLowerCase());
  await expect(cap).toContainText("Sold in packs of 6");
  await cap.getByLabel("Quantity").fill("12");
  await cap.getByLabel("Quantity").press("Enter");
  await expect(cap).toContainText("Minimum order: 24 pieces");
  await cap.getByLabel("Quantity").fill("24");
  await cap.getByLabel("Quantity").blur();
  await expect(page.getByRole("heading", { name: "Ready for your cart: 2" })).toBeVisible();

  // The cart is empty before the press, and a reload keeps all rows.
  await page.reload();
  await expect(page.getByLabel("Your list")).toHaveValue(/NOTHING-1/);
  await page.getByRole("button", { name: "Check list" }).click();
  await page.getByRole("button", { name: "Add to cart (2)" }).click();
  await expect(page.getByText("26 pieces added to your cart")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Ready for your cart: 0" })).toBeVisible();
  const nothing = row(page, "NOTHING-1");
  await nothing.getByLabel("SKU or product number").fill(TEAPOT);
  await nothing.getByRole("button", { name: "Find" }).click();
  await expect(page.getByRole("heading", { name: "Ready for your cart: 1" })).toBeVisible();
  await page.getByLabel("Option").selectOption({ index: 2 });
  await page.getByRole("button", { name: "Add to cart (2)" }).click();
  await expect(page).toHaveURL("/shop");
  await expect(row(page, "Stoneware teapot").first().getByRole("textbox", { name: "Quantity" })).toHaveValue(
    "5",
  );
});

test("a file with headings is read, and one that isn't text is rejected", async ({ page }) => {
  await page.goto("/shop?view=list");
  const choose = page.getByLabel("Choose a CSV file");
  await choose.setInputFiles({
    name: "a.csv",
    mimeType: "text/csv",
    buffer: Buffer.from([0x50, 0x4b, 3, 4, 0]),
  });
  await expect(page.getByText(/We can’t read this file/).first()).toBeVisible();
  const text = `\ufeffTitle;Quantity;SKU\r\n"Teapot; large";3;${TEAPOT}\r\n=1+1;1;=cmd()\r\n`;
  await choose.setInputFiles({ name: "b.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
  await expect(page.getByRole("heading", { name: "Ready for your cart: 1" })).toBeVisible();
  await expect(row(page, "=cmd()")).toContainText("No product for sale has this number");
});
