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
  // Nothing that is still on its way draws the page again.
  await page.waitForLoadState("networkidle");

  const other = await context.newPage();
  await other.goto("/faqs");
  await other.evaluate(() => localStorage.setItem("access_key", "nova"));
  await expect(page.getByRole("main")).toContainText("Nova");
  await expect(page.getByText("Mira Example")).toBeHidden();
});

test("user data from a login in another tab is known here too", async ({ page, context }) => {
  // A server that returns nothing about the user, like stock ones.
  await page.route("**/api/user/index", (route) => route.fulfill({ json: { code: 1, msg: "", data: {} } }));
  await page.goto("/mine");
  await expect(page.getByRole("heading", { level: 1, name: "Welcome!" })).toBeVisible();

  const other = await context.newPage();
  await other.goto("/login");
  await logIn(other);
  await expect(other).toHaveURL("/mine");
  await expect(page.getByRole("heading", { level: 1, name: "Mira Example" })).toBeVisible();
});

test("who has signed out in another tab learns that a withdrawal and an order may have been made", async ({
  page,
  context,
}) => {
  await asBuyer(page);
  const other = await context.newPage();
  const signOutAndLose = async (operation: string, send: () => Promise<void>): Promise<void> => {
    let lose: (() => void) | undefined;
    const signedOut = new Promise<void>((resolve) => {
      lose = resolve;
    });
    await page.route(`**/api/${operation}`, async (route) => {
      await signedOut;
      await route.abort();
    });
    await other.goto("/mine");
    const sending = page.waitForRequest(`**/api/${operation}`);
    await send();
    await sending;
    await other.getByRole("button", { name: "Log out" }).click();
    await expect(page.getByRole("main").getByRole("link", { name: "Log in" })).toBeVisible();
    lose?.();
  };

  await page.goto("/withdraw");
  await page.getByRole("radio", { name: /TRC20/ }).check();
  await page.getByLabel("Recipient address").fill("TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t");
  await page.getByLabel("Amount", { exact: true }).fill("50");
  await page.getByRole("button", { name: "Review and confirm" }).click();
  const recap = page.getByRole("dialog");
  await recap.getByRole("checkbox").check();
  await recap.getByLabel("Fund password", { exact: true }).fill("blue-lantern-4");
  await signOutAndLose("withdraw/create", () => recap.getByRole("button", { name: /^Withdraw/ }).click());
  await expect(page.getByText(/A withdrawal of .* may already be in progress/)).toBeVisible();
  await page.getByRole("button", { name: "See my withdrawals" }).click();
  await expect(page).toHaveURL("/withdrawRecode");
});
