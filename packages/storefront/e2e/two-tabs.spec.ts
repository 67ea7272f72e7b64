import type { Locator, Page } from "@playwright/test";
import { asBuyer, logIn } from "./buyer";
import { expect, FAILED_REQUEST, NO_WORKER, test } from "./page-errors";

test.use({
  serviceWorkers: "block",
  allowed: new RegExp(`${FAILED_REQUEST.source}|${NO_WORKER.source}`),
});

test("whose session another tab begins over one that lasts, his is shown, and nothing of the former one", async ({
  page,
  context,
}) => {
  await asBuyer(page);
  await page.route("**/api/aera/index", async (route) => {
    if (route.request().headers().token !== "nova") return route.fallback();
    await route.fulfill({
      json: { code: 1, msg: "", data: [{ id: 7, name: "Nova", area: "", address: "Pier 3" }] },
    });
  });
  await page.goto("/address");
  await expect(page.getByRole("main")).toContainText("Mira Example");
  // Nothing in flight renders the page again.
  await page.waitForLoadState("networkidle");

  const other = await context.newPage();
  await other.goto("/faqs");
  await other.evaluate(() => localStorage.setItem("access_key", "nova"));
  await expect(page.getByRole("main")).toContainText("Nova");
  await expect(page.getByText("Mira Example")).toBeHidden();
});

test("user data from a login in another tab is known here too", async ({ page, context }) => {
  // A server that returns nothing about the user, like stock servers.
  await page.route("**/api/user/index", (route) => route.fulfill({ json: { code: 1, msg: "", data: {} } }));
  await page.goto("/mine");
  await expect(page.getByRole("heading", { level: 1, name: "Welcome!" })).toBeVisible();

  const other = await context.newPage();
  await other.goto("/login");
  await logIn(other);
  await expect(other).toHaveURL("/mine");
  await expect(page.getByRole("heading", { level: 1, name: "Mira Example" })).toBeVisible();
});

/** Signs out in another tab while a call is in flight, whose response is then lost. */
async function signOutAndLose(page: Page, operation: string, send: Locator): Promise<void> {
  let lose: (() => void) | undefined;
  const signedOut = new Promise<void>((resolve) => {
    lose = resolve;
  });
  await page.route(`**/api/${operation}`, async (route) => {
    await signedOut;
    await route.abort();
  });
  const other = await page.context().newPage();
  await other.goto("/mine");
  const sending = page.waitForRequest(`**/api/${operation}`);
  await send.click();
  await sending;
  await other.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByRole("main").getByRole("link", { name: "Log in" })).toBeVisible();
  lose?.();
}

test("who signs out in another tab learns that a withdrawal may have been made", async ({ page }) => {
  await asBuyer(page);
  await page.goto("/withdraw");
  await page.getByRole("radio", { name: /TRC20/ }).check();
  await page.getByLabel("Recipient address").fill("TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t");
  await page.getByLabel("Amount", { exact: true }).fill("50");
  await page.getByRole("button", { name: "Review and confirm" }).click();
  const recap = page.getByRole("dialog");
  await recap.getByRole("checkbox").check();
  await recap.getByLabel("Fund password", { exact: true }).fill("blue-lantern-4");
  await signOutAndLose(page, "withdraw/create", recap.getByRole("button", { name: /^Withdraw/ }));
  await expect(page.getByText(/A withdrawal of .* may already be in progress/)).toBeVisible();
  await page.getByRole("button", { name: "See my withdrawals" }).click();
  await expect(page).toHaveURL("/withdrawRecode");
});

test("who signs out in another tab learns that an order may have been placed, and sends the same one again", async ({
  page,
}) => {
  await page.goto("/login");
  await logIn(page);
  await expect(page).toHaveURL("/mine");
  await page.goto("/goods?id=1024");
  await page.getByRole("button", { name: "Buy now" }).click();
  await signOutAndLose(page, "order/create", page.getByRole("button", { name: "Place order" }));
  await expect(page.getByText("The connection dropped while you were ordering")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
  await logIn(page);
  await expect(page).toHaveURL("/orderChecked");
  await expect(page.getByRole("main")).toContainText("we won’t order anything twice");
});
