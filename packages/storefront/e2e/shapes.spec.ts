import type { Locator } from "@playwright/test";
import { asBuyer } from "./buyer";
import { expect, test } from "./page-errors";

/* Layout at certain window widths: nothing is cut, pushed out of view or left on its own. */

const lines = (element: Locator): Promise<number> =>
  element.evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
  });

test("on a tablet the price of a product is seen without scrolling", async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 900 });
  await page.goto("/goods?id=1003");
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  await expect(page.getByText("USDT").first()).toBeInViewport();
});

for (const width of [390, 360]) {
  test(`the purchase options are in one line each at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 780 });
    await page.goto("/goods?id=1003");
    for (const name of ["Add to cart", "Buy Now"])
      expect(await lines(page.getByRole("button", { name }).first())).toBe(1);
  });
}

for (const [width, columns] of [
  [820, 3],
  [1280, 5],
] as const) {
  test(`recommended products fill whole rows at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    const section = page.getByRole("region", { name: "Recommended for you" });
    await section.scrollIntoViewIfNeeded();
    const shown = section.getByRole("listitem").filter({ visible: true });
    await expect(shown.first()).toBeVisible();
    const places = await shown.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().left));
    expect(new Set(places).size).toBe(columns);
    expect(places.length % columns).toBe(0);
  });
}

test("the list of purchase requests has its name over it, and no keyboard over the list", async ({
  page,
}) => {
  await page.goto("/search?tab=requests");
  const heading = page.getByRole("heading", { level: 1, name: "Purchase requests" });
  await expect(heading).toBeInViewport();
  expect((await heading.boundingBox())?.height).toBeGreaterThan(16);
  await expect(page.getByRole("combobox")).not.toBeFocused();
});

test("two presses show a photo of a product larger, two more as it was", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/goods?id=1003");
  const gallery = page.getByRole("region", { name: /^Images of/ });
  await gallery.getByRole("button").first().click();
  const photo = page.getByRole("dialog").getByRole("img").first();
  const width = async () => (await photo.boundingBox())?.width ?? 0;
  await expect(photo).toBeVisible();
  const before = await width();
  await photo.dblclick();
  await expect.poll(width).toBeGreaterThan(before * 1.5);
  await photo.dblclick();
  await expect.poll(width).toBeLessThan(before * 1.1);
});

test("a category that is not there says so, and no shelves are empty", async ({ page }) => {
  await page.goto("/category/987654");
  await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Browse products" })).toBeVisible();
});

test("a wide window shows no names twice: of a store on its own cards, of categories next to their column", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/store/1");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Example Harbour Trading");
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(page.getByRole("article").getByText("Example Harbour Trading")).toHaveCount(0);

  await page.goto("/category/12");
  await expect(page.getByRole("navigation", { name: "Categories", exact: true })).toBeVisible();
  await expect(
    page.getByRole("link", { name: "Kitchen & table", exact: true }).filter({ visible: true }),
  ).toHaveCount(1);
});

test("the figures of a product's store do not touch", async ({ page }) => {
  await page.goto("/goods?id=1003");
  const store = page.getByRole("region", { name: "Store", exact: true });
  await store.scrollIntoViewIfNeeded();
  await expect(store.getByText(/followers/)).toBeVisible();
  expect(await store.innerText()).not.toMatch(/\)\d/);
});

test("the order of a store's products is set in smaller letters than its views", async ({ page }) => {
  await page.goto("/store/1");
  const views = page.getByRole("navigation", { name: "Store", exact: true });
  const orders = page.getByRole("navigation", { name: "Sort products" });
  const size = (row: Locator) =>
    row
      .getByRole("link")
      .first()
      .evaluate((link) => getComputedStyle(link).fontSize);
  await expect(orders.getByRole("link", { name: "All" })).toHaveAttribute("aria-current", "page");
  expect(Number.parseFloat(await size(orders))).toBeLessThan(Number.parseFloat(await size(views)));
});

test("the total and the button next to a wide checkout go across their card", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await asBuyer(page);
  await page.goto("/goods?id=1024");
  await page.getByRole("button", { name: "Buy now" }).first().click();
  await expect(page).toHaveURL("/orderChecked");
  const card = page.getByRole("region", { name: "Place order" });
  const button = card.getByRole("button", { name: "Place order" });
  await expect(button).toBeEnabled();
  const { width: whole = 0 } = (await card.boundingBox()) ?? {};
  const { width = 0 } = (await button.boundingBox()) ?? {};
  expect(width).toBeGreaterThan(whole - 60);
});
