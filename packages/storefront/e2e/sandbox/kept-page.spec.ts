import { expect, shopKept, test } from "../page-errors";
import { ADMIN_TOKEN } from "./admin-api";

test("the page that the offline worker gives shows no other screen's pictures", async ({ page }) => {
  const fresh = await page.goto("/");
  expect(await fresh?.text()).toContain("<img");
  await shopKept(page);
  await page.reload();
  for (const path of ["/faqs", "/goods?id=1167", "/"]) {
    const kept = await page.goto(path);
    expect(kept?.fromServiceWorker()).toBe(true);
    expect(await kept?.text()).not.toContain("<img");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});

test("the offline worker leaves the server's own pages to the server", async ({ page }) => {
  await page.goto("/");
  await shopKept(page);
  await page.reload();
  const adminConsole = await page.goto(`/_dev?token=${ADMIN_TOKEN}`);
  expect(adminConsole?.fromServiceWorker()).toBe(false);
  await expect(page).toHaveTitle(/admin console/i);
  const picture = await page.goto("/uploads/products/1167/front.webp");
  expect(picture?.headers()["content-type"]).toBe("image/webp");
});
