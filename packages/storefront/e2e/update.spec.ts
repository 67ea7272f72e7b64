import { expect, test } from "@playwright/test";
import { serveBuiltShop } from "./built-shop";

test("a released version is offered, activated by the button, and reloads the page once", async ({
  page,
}) => {
  const shop = await serveBuiltShop();
  try {
    await page.goto(shop.url);
    await expect(page.getByRole("heading", { level: 1, name: "welcome" })).toBeVisible();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await expect(page.getByText("New update available!")).toBeHidden();

    shop.release();
    let loads = 0;
    page.on("load", () => {
      loads += 1;
    });
    await page.reload();
    await expect(page.getByText("New update available! Refresh to apply.")).toBeVisible();
    expect(loads).toBe(1);
    await page.getByRole("button", { name: "Update Now" }).click();
    await expect(page.getByText("New update available!")).toBeHidden();
    await expect.poll(() => loads).toBe(2);
    await expect(page.getByRole("heading", { level: 1, name: "welcome" })).toBeVisible();
    const waiting = await page.evaluate(
      async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? null,
    );
    expect(waiting).toBeNull();
    expect(loads).toBe(2);
  } finally {
    await shop.close();
  }
});
