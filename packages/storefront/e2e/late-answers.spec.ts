import type { Page } from "@playwright/test";
import { asBuyer } from "./buyer";
import { expect, NO_WORKER, test } from "./page-errors";

/* Users don't wait for a response. When it arrives, it must not take them away from where they are. */
test.use({ serviceWorkers: "block", allowed: NO_WORKER });

/** Holds back the responses of an operation. @returns a function that releases them */
async function hold(page: Page, operation: string): Promise<() => void> {
  let go = (): void => undefined;
  const free = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(`**/api/${operation}`, async (route) => {
    await free;
    await route.fallback();
  });
  return go;
}

test("an address that is saved after the reader went back leaves him there", async ({ page }) => {
  await asBuyer(page);
  const answer = await hold(page, "aera/addEdit");
  await page.goto("/mine");
  await page.getByRole("main").getByRole("link", { name: "Shipping addresses" }).click();
  await page
    .getByRole("link", { name: /^Edit the address of/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Save address" }).click();
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expect(page).toHaveURL("/address");
  answer();
  await expect(page.getByText("Address saved")).toBeVisible();
  // The list continues from where it was.
  await page
    .getByRole("link", { name: /^Edit the address of/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/insertAddress/);
});

test("an order that completes after the user left is announced, with a link to its payment", async ({
  page,
}) => {
  await asBuyer(page);
  const answer = await hold(page, "order/create");
  await page.goto("/goods?id=1024");
  await page.getByRole("button", { name: "Buy now" }).click();
  await page.getByRole("button", { name: "Place order" }).click();
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expect(page).toHaveURL("/goods?id=1024");
  answer();
  const told = page.getByRole("status").filter({ hasText: "Order placed" });
  await expect(told).toBeVisible();
  await expect(page).toHaveURL("/goods?id=1024");
  await told.getByRole("button", { name: "Pay now" }).click();
  await expect(page).toHaveURL(/\/pay\?no=/);
});

test("a screen keeps its own title when the shop's name comes while it is being drawn", async ({ page }) => {
  await page.goto("/faqs");
  // The moment is short: four loads of forty missed it.
  for (let load = 0; load < 15; load += 1) {
    await page.evaluate(() => localStorage.removeItem("website"));
    await page.goto("/search?tab=requests");
    await expect(page).toHaveTitle(/ · Example Market$/);
    await expect(page).toHaveTitle("Purchase requests · Example Market");
  }
});
