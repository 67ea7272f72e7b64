import type { Page } from "@playwright/test";
import { asBuyer } from "./buyer";
import { expect, NO_WORKER, test } from "./page-errors";

test.use({ serviceWorkers: "block", allowed: NO_WORKER });

const notices = (page: Page) => page.getByRole("complementary", { name: "Announcements" });
const DEMO = "All stores and products here are examples.";

test("what the operator wants everybody to see is put away until its words change", async ({ page }) => {
  let content = DEMO;
  await page.route("**/api/index/config", async (route) => {
    const answer = await (await route.fetch()).json();
    answer.data.notices = [{ id: 1, content, url: "/page/111" }];
    await route.fulfill({ json: answer });
  });
  await page.goto("/");
  await notices(page).getByRole("link", { name: DEMO }).click();
  await expect(page).toHaveURL("/page/111");
  await page.goBack();
  await notices(page).getByRole("button", { name: "Hide announcements" }).click();
  await expect(notices(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Best sellers this month" })).toBeVisible();
  await expect(notices(page)).toBeHidden();
  content = "Closed on Friday.";
  await page.reload();
  await expect(notices(page)).toContainText("Closed on Friday.");
});

test("a notice that arrives after the page goes to its end and shifts nothing", async ({ page }) => {
  let go = (): void => undefined;
  const shown = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route("**/api/index/config", async (route) => {
    await shown;
    await route.fallback();
  });
  await page.goto("/");
  const last = page.getByRole("heading", { name: "Best sellers this month" });
  await expect(last).toBeVisible();
  const categories = page.getByRole("heading", { name: "New today" });
  const before = await categories.boundingBox();
  go();
  await expect(notices(page)).toContainText(DEMO);
  expect(await categories.boundingBox()).toEqual(before);
});

test("it also precedes the button of an order", async ({ page }) => {
  await asBuyer(page);
  await page.goto("/goods?id=1024");
  await page.getByRole("button", { name: "Buy now" }).click();
  await expect(page.getByRole("button", { name: "Place order" })).toBeVisible();
  await expect(notices(page)).toContainText(DEMO);
});
