import { asBuyer, logIn } from "./buyer";
import { expect, FAILED_REQUEST, NO_WORKER, test } from "./page-errors";

test.describe("when the server refuses", () => {
  test.use({
    serviceWorkers: "block",
    allowed: new RegExp(`${FAILED_REQUEST.source}|${NO_WORKER.source}`),
  });

  test("an expired session on the account's page leads to login, and login leads back", async ({ page }) => {
    await asBuyer(page);
    let expired = true;
    await page.route("**/api/user/index", (route) =>
      expired
        ? route.fulfill({ status: 401, json: { code: 401, msg: "Please log in", data: null } })
        : route.fallback(),
    );
    await page.goto("/mine");
    await expect(page).toHaveURL("/login?n=1");
    await expect(page.getByText("Your session expired. Log in")).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("access_key"))).toBeNull();

    expired = false;
    await logIn(page);
    await expect(page).toHaveURL("/mine");
    await expect(page.getByRole("heading", { level: 1, name: "Mira Example" })).toBeVisible();
    await expect(page.getByRole("region", { name: "Balance" })).toContainText("1,284.60 USDT");
  });

  test("whichever of the page's questions is refused first, an expired session leads to login", async ({
    page,
  }) => {
    await asBuyer(page);
    const held: (() => void)[] = [];
    await page.route("**/api/**", async (route) => {
      // The badge on the tab bar is rejected before all others.
      if (!route.request().url().endsWith("/message/list")) await new Promise<void>((go) => held.push(go));
      await route.fulfill({ status: 401, json: { code: 401, msg: "Please log in", data: null } });
    });
    await page.goto("/mine");
    await expect(page).toHaveURL("/login?n=1");
    await expect(page.getByText("Your session expired. Log in")).toBeVisible();
    for (const go of held) go();
  });

  test("on a public page the end of a session is announced without a redirect", async ({ page }) => {
    await asBuyer(page);
    let expired = true;
    await page.route("**/api/message/list", (route) =>
      expired
        ? route.fulfill({ status: 401, json: { code: 401, msg: "Please log in", data: null } })
        : route.fallback(),
    );
    await page.goto("/product");
    const told = page.getByRole("status").filter({ hasText: "Your session expired." });
    await expect(told).toBeVisible();
    await expect(page).toHaveURL("/product");
    expired = false;
    await told.getByRole("button", { name: "Log in" }).click();
    await expect(page).toHaveURL("/login?n=1");
    await logIn(page);
    await expect(page).toHaveURL("/product");
  });

  test("code 401 in the envelope ends the session as well", async ({ page }) => {
    await asBuyer(page);
    await page.route("**/api/user/recharge_list*", (route) =>
      route.fulfill({ json: { code: 401, msg: "Please log in", data: null } }),
    );
    await page.goto("/rechargeRecode");
    await expect(page).toHaveURL("/login?n=1");
    await page.getByRole("button", { name: "Back", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Example Market" })).toBeVisible();
  });

  test("a visitor who opens the addresses is sent to login and then there", async ({ page }) => {
    await page.goto("/address");
    await expect(page).toHaveURL("/login?n=1");
    // There was no session that could expire.
    await expect(page.getByText("Log in to continue")).toBeVisible();
    await logIn(page);
    await expect(page).toHaveURL("/address");
    await expect(page.getByRole("main")).toContainText("12 Harbour Lane");
  });

  test("a user who has signed in elsewhere continues where the session ended", async ({ page }) => {
    await page.goto("/address");
    await expect(page).toHaveURL("/login?n=1");
    await page.evaluate(() => localStorage.setItem("access_key", "token-of-another-tab"));
    await page.reload();
    await expect(page.getByText("You’re already logged in")).toBeVisible();
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page).toHaveURL("/address");
    await expect(page.getByRole("main")).toContainText("12 Harbour Lane");
  });
});

test("login says in the form what is missing and what the server refused", async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("button", { name: "Log in" }).click();
  const account = page.getByLabel("Username or email");
  await expect(account).toHaveAccessibleDescription("Enter your username or email");
  await expect(account).toBeFocused();
  await logIn(page, "wrong-password");
  await expect(page.getByRole("alert").filter({ hasText: /\w/ })).toBeVisible();
  await expect(page).toHaveURL("/login");
  await logIn(page);
  await expect(page).toHaveURL("/mine");

  // A signed-in user sees that instead of the form.
  await page.goto("/login");
  await expect(page.getByText("You’re already logged in")).toBeVisible();
  await page.getByRole("button", { name: "Go to my account" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Mira Example" })).toBeVisible();
});

test("login from the cart's neighborhood leads back one step", async ({ page }) => {
  await page.goto("/collectShop");
  await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
  await logIn(page);
  await expect(page).toHaveURL("/collectShop");
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(3);
});

test("registration sends a code, counts down, checks every field, and logs in", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-03-01T12:00:00Z") });
  await page.goto("/register");
  await page.getByRole("button", { name: "Send code" }).click();
  await expect(page.getByLabel("Email", { exact: true })).toHaveAccessibleDescription("Please enter email");

  await page.getByLabel("Email", { exact: true }).fill("mira@mail.example");
  await page.getByRole("button", { name: "Send code" }).click();
  await expect(page.getByText("Code sent to mira@mail.example")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Resend in \d+ s$/ })).toBeDisabled();
  await expect(page.getByLabel("Verification code")).toBeFocused();
  await page.clock.runFor(30_000);
  await expect(page.getByRole("button", { name: /^Resend in (29|30) s$/ })).toBeDisabled();
  await page.clock.runFor(31_000);
  await expect(page.getByRole("button", { name: "Send code" })).toBeEnabled();

  await page.getByLabel("Username").fill("mira");
  await page.getByLabel("Verification code").fill("0000");
  await page.getByLabel("Password", { exact: true }).fill("correct-horse");
  await page.getByLabel("Confirm password").fill("correct-hearse");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByLabel("Confirm password")).toHaveAccessibleDescription(
    "The passwords entered twice do not match",
  );
  await page.getByLabel("Confirm password").fill("correct-horse");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Captcha is incorrect" })).toBeVisible();
  await page.getByLabel("Verification code").fill("482913");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("Your account is ready. Welcome!")).toBeVisible();
  await expect(page).toHaveURL("/mine");
});
