import { expect, shopKept, test } from "./page-errors";

/* Logged by the browser and the shop for the faults that are injected here. */
test.use({ allowed: /Failed to load resource|net::ERR_|did not load|did not arrive/ });

test("an API that can't be reached: a sentence and the way to try again", async ({ page }) => {
  await page.route("**/api/**", (route) => route.abort());
  await page.goto("/");
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("We can’t connect right now. Check your connection and try again.");
  await page.unroute("**/api/**");
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "New today" })).toBeVisible();
});

test("an HTML answer: a sentence and the way to try again", async ({ page }) => {
  await page.route("**/api/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>Bad gateway</h1>" }),
  );
  await page.goto("/");
  await expect(page.getByRole("alert")).toContainText("Something went wrong on our end.");
  await page.unroute("**/api/**");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "New today" })).toBeVisible();
});

for (const [status, sentence] of [
  [403, "A security check stopped this. Turn off your VPN or try another network."],
  [503, "We’re very busy or doing maintenance. Try again in 2 minutes."],
] as const) {
  test(`a page with ${status} in front of the API: what to do and when`, async ({ page }) => {
    await page.route("**/api/**", (route) =>
      route.fulfill({
        status,
        headers: { "retry-after": "90" },
        contentType: "text/html",
        body: "<h1>Not now</h1>",
      }),
    );
    await page.goto("/faqs");
    await expect(page.getByRole("alert").first()).toContainText(sentence);
  });
}

test("the server's message about a missing product is shown", async ({ page }) => {
  await page.route(/\/api\/index\/pro_info/i, (route) =>
    route.fulfill({ json: { code: 404, msg: "Taken down by its owner.", time: 1, data: null } }),
  );
  await page.goto("/goods?id=1003");
  await expect(page.getByRole("heading", { name: "We can’t find this product" })).toBeVisible();
  await expect(page.getByText("Taken down by its owner.")).toBeVisible();
});

test("an article that is gone leads to the others", async ({ page }) => {
  await page.route(/\/api\/article\/detail/i, (route) =>
    route.fulfill({ json: { code: 404, msg: "Not found.", time: 1, data: null } }),
  );
  await page.goto("/page/9");
  await expect(page.getByRole("heading", { name: "This page is no longer available" })).toBeVisible();
  // The heading says it.
  await expect(page.getByText("Not found.")).toHaveCount(0);
  await page.getByRole("link", { name: "Related articles" }).click();
  await expect(page).toHaveURL("/faqs");
});

test("a screen whose script does not come can be tried again", async ({ page }) => {
  const chunk = "**/assets/faqs-*.js";
  await page.route(chunk, (route) => route.abort());
  await page.goto("/faqs");
  await expect(page.getByRole("heading", { level: 1, name: "This page didn’t load" })).toBeVisible();
  await page.unroute(chunk);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Help" })).toBeVisible();
});

test("a shop whose own script does not come can be loaded again", async ({ page }) => {
  const scripts = "**/assets/*.js";
  await page.route(scripts, (route) => route.abort());
  await page.goto("/goods?id=1003");
  const again = page.getByRole("link", { name: "Reload" });
  await expect(again).toBeVisible();
  await page.unroute(scripts);
  await again.click();
  await expect(page).toHaveURL("/goods?id=1003");
  await expect(page.getByRole("button", { name: "Add to cart" })).toBeVisible();
});

test("offline: a quiet notice, no toast, and the shell opens from the worker", async ({ page, context }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 2, name: "New today" })).toBeVisible();
  await shopKept(page);
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await context.setOffline(true);
  await page.goto("/product");
  await expect(page.getByText("You’re offline. Your cart and favorites still work.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await context.setOffline(false);
});

test("full storage: the change counts for now, and the shop says that it will not last", async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    };
  });
  await page.goto("/");
  const heart = page.getByRole("button", { name: /^Add to favorites: USB condenser microphone/ });
  await heart.click();
  await expect(
    page.getByText("Your browser storage is full, so this change will be lost when you close the page."),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: /^Remove from favorites: USB condenser/ })).toBeVisible();
});

test("corrupt storage: the shop starts and resets only the bad keys", async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem("shopCart", "{not json");
    localStorage.setItem("website", "42");
    localStorage.setItem("access_key", "kept-token");
  });
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1, name: "Example Market" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("access_key"))).toBe("kept-token");
});

test("an expired session: the login page, marked as such, and the token is gone", async ({ page }) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem("seeded")) localStorage.setItem("access_key", "expired-token");
    sessionStorage.setItem("seeded", "1");
  });
  await page.route("**/api/aera/index", (route) =>
    route.fulfill({ status: 401, json: { code: 401, msg: "Log in to continue", data: null } }),
  );
  await page.goto("/address");
  await expect(page).toHaveURL(/\/login\?n=1$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("access_key"))).toBeNull();
});
