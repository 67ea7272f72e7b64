import { expect, test } from "./page-errors";

test("search finds products and stores; the history lives as long as the page", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Search products and stores" }).click();
  const field = page.getByRole("combobox");
  await expect(field).toBeFocused();
  await expect(page.getByRole("heading", { name: "Popular now" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Popular stores" })).toBeVisible();

  await field.fill("  shoe ");
  await field.press("Enter");
  await expect(page).toHaveURL("/search?q=shoe");
  await expect(page.getByRole("link", { name: "Products 2" })).toBeVisible();
  await page.getByRole("link", { name: "Stores 2" }).click();
  await expect(page.getByRole("link", { name: /Example North Textiles/ })).toBeVisible();

  await page.getByRole("button", { name: "Clear search" }).click();
  await expect(field).toBeFocused();
  await field.fill("lamp");
  await field.press("Enter");
  await page.getByRole("button", { name: "Clear search" }).click();
  const history = page.getByRole("region", { name: "Recent searches" });
  await expect(history.getByRole("link")).toHaveText(["lamp", "shoe"]);
  expect(
    await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
  ).not.toContain("lamp");
  await history.getByRole("link", { name: "shoe" }).click();
  await expect(field).toHaveValue("shoe");

  await page.getByRole("button", { name: "Clear search" }).click();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Popular stores" })).toBeVisible();
  await expect(history).toBeHidden();
});

test("the history can be cleared", async ({ page }) => {
  await page.goto("/search?q=shoe");
  await page.getByRole("button", { name: "Clear search" }).click();
  await page.getByRole("button", { name: "Clear recent searches" }).click();
  await expect(page.getByRole("heading", { name: "Recent searches" })).toBeHidden();
});

test("a search without results leads on", async ({ page }) => {
  await page.goto("/search?q=unobtainium");
  await expect(page.getByRole("heading", { name: "No products found for “unobtainium”" })).toBeVisible();
  await page.getByRole("link", { name: "Browse products" }).click();
  await expect(page).toHaveURL("/product");
});

test("what is popular comes under the rows that were found, never before them", async ({ page }) => {
  const early = "popular products stood there before anything that was found";
  await page.addInitScript((text) => {
    new MutationObserver(() => {
      const [list, popular] = ["#root main article", "#root main section[aria-labelledby] article"].map(
        (rows) => document.querySelector(rows),
      );
      if (popular && list === popular) console.error(text);
    }).observe(document, { childList: true, subtree: true });
  }, early);
  await page.goto("/search?q=shoe");
  await expect(page.getByRole("heading", { name: "Popular now" })).toBeVisible();
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("a misspelled word is found, and the screen says what it looked for", async ({ page }) => {
  await page.goto("/search?q=teapto");
  await expect(page.getByText("No results for “teapto”. Showing results for “teapot”.")).toBeVisible();
  await expect(page.getByRole("article").first()).toContainText(/teapot/i);
  await page.goto("/search?q=teapot");
  await expect(page.getByRole("article").first()).toContainText(/teapot/i);
  await expect(page.getByText(/^No results for/)).toBeHidden();
});

test("a store's own search says by which word it found what was misspelled", async ({ page }) => {
  await page.goto("/store/1?q=teapto");
  await expect(page.getByText("No results for “teapto”. Showing results for “teapot”.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "1 result for “teapot”" })).toBeVisible();
});

test("what was found is sorted and narrowed in the address, and filters that leave nothing lead back", async ({
  page,
}) => {
  await page.goto("/search?q=steel");
  const tabs = page.getByRole("navigation", { name: "Sort by" });
  await tabs.getByRole("link", { name: "Price" }).click();
  await expect(page).toHaveURL("/search?q=steel&sort=price");
  await page.getByRole("button", { name: "Filter" }).click();
  const sheet = page.getByRole("dialog", { name: "Filter" });
  await sheet.getByLabel("In stock only").check();
  await sheet.getByRole("button", { name: /^Show \d+ products?$/ }).click();
  await expect(page).toHaveURL("/search?q=steel&sort=price&stock=1");
  await page.reload();
  await expect(page.getByRole("link", { name: "Remove filter: In stock only" })).toBeVisible();
  await page.goto("/search?q=steel&min=99999");
  await expect(page.getByRole("heading", { name: "No products match these filters" })).toBeVisible();
  await page.getByRole("link", { name: "Clear filters" }).click();
  await expect(page).toHaveURL("/search?q=steel");
  await expect(page.getByRole("article").first()).toBeVisible();
});
