import type { Page } from "@playwright/test";
import { asBuyer } from "./buyer";
import { expect, FAILED_REQUEST, NO_WORKER, test } from "./page-errors";

// `page.route` misses requests that go through the offline worker. An address that was used is rejected.
test.use({ serviceWorkers: "block", allowed: new RegExp(`${FAILED_REQUEST.source}|${NO_WORKER.source}`) });

const DOT =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** Of the document's front, on the page of an application under review. */
async function underReview(page: Page) {
  await asBuyer(page);
  await page.route("**/private/*", (route) =>
    route.fulfill({ contentType: "image/png", body: Buffer.from(DOT, "base64") }),
  );
  await page.clock.install();
  await page.goto("/merchant");
  const row = page.getByRole("listitem").filter({ hasText: "Front of your ID" });
  return { row, show: row.getByRole("button", { name: "View what I sent" }), picture: row.getByRole("img") };
}

test("a document that was sent is shown on request, for a minute", async ({ page }) => {
  const { row, show, picture } = await underReview(page);
  await expect(show).toBeVisible();
  await expect(picture).toHaveCount(0);
  await show.click();
  await expect(picture).toHaveAccessibleName("Front of your ID");
  await row.getByRole("button", { name: "Close" }).click();
  await expect(picture).toHaveCount(0);

  await show.click();
  await expect(picture).toBeVisible();
  await page.clock.fastForward(59_000);
  await expect(picture).toBeVisible();
  await page.clock.fastForward(1_000);
  await expect(picture).toHaveCount(0);
  await expect(row.getByRole("status")).toContainText("one minute only");
});

test("a document that can’t be shown says why in its place", async ({ page }) => {
  const { row, show, picture } = await underReview(page);
  await page.route("**/api/merchant/file", (route) =>
    route.fulfill({ json: { code: 404, msg: "Not found.", time: "1795175706", data: null } }),
  );
  await show.click();
  await expect(row.getByRole("status")).toHaveText("We no longer store this photo.");
  await expect(page.getByRole("alert")).toHaveCount(0);

  await page.unroute("**/api/merchant/file");
  // As if the address had been used before.
  await page.route("**/private/*", (route) => route.fulfill({ status: 404 }));
  await show.click();
  await expect(row.getByRole("status")).toContainText("one minute only");
  await expect(picture).toHaveCount(0);
});
