import { expect, test } from "./page-errors";

test("the list loads to its end, and Back returns to the place in it", async ({ page }) => {
  await page.goto("/product");
  await expect(page.getByText("48 products")).toBeVisible();
  const cards = page.getByRole("article");
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.getByText("You’ve reached the end")).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(cards).toHaveCount(48);

  const product = cards.nth(24).getByRole("link");
  await product.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => Math.round(scrollY));
  expect(place).toBeGreaterThan(1000);
  await product.click();
  await expect(page).toHaveURL(/\/goods\?id=/);
  await page.goBack();
  await expect(product).toBeInViewport();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(place);
});

test("a foot that comes into sight while the phone is busy still asks for more", async ({ page }) => {
  // Like a busy phone, which reports several crossings in one call, oldest first.
  await page.addInitScript(() => {
    const Observer = IntersectionObserver;
    globalThis.IntersectionObserver = class extends Observer {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        const waiting: IntersectionObserverEntry[] = [];
        super((crossings, observer) => {
          if (waiting.length === 0) {
            setTimeout(() => callback(waiting.splice(0), observer), 1_500);
          }
          waiting.push(...crossings);
        }, options);
      }
    };
  });
  await page.goto("/product");
  const cards = page.getByRole("article");
  await expect(cards).toHaveCount(20);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(cards).toHaveCount(40);
});

test("tabs sort the list from its start, and Back leaves it", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Products" }).click();
  const tabs = page.getByRole("navigation", { name: "Sort by" });
  await tabs.getByRole("link", { name: "Price" }).click();
  await expect(page.getByRole("article").first()).toContainText("1.35");
  await tabs.getByRole("link", { name: "Price low to high" }).click();
  await expect(page.getByRole("article").first()).toContainText("264.00");
  await expect(tabs.getByRole("link", { name: "Price high to low" })).toHaveAttribute("aria-current", "page");
  await page.evaluate(() => scrollTo(0, 2000));
  await tabs.getByRole("link", { name: "Sales" }).click();
  await expect(page.getByRole("article").first()).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL("/");
});

test("filters are checked, put in order, shown, and taken away one by one", async ({ page }) => {
  await page.goto("/product");
  await page.getByRole("button", { name: "Filter" }).click();
  const sheet = page.getByRole("dialog", { name: "Filter" });
  await expect(sheet.getByRole("button", { name: "Show 48 products" })).toBeVisible();
  await sheet.getByLabel("Min price").fill("cheap");
  await sheet.getByRole("button", { name: "Show products" }).click();
  await expect(sheet.getByLabel("Min price")).toHaveAccessibleDescription(/Enter an amount/);
  await expect(sheet.getByLabel("Min price")).toBeFocused();
  await sheet.getByLabel("Min price").fill("50");
  await sheet.getByLabel("Max price").fill("10");
  await sheet.getByLabel("Free shipping only").check();
  await sheet.getByRole("button", { name: /^Show \d+ products?$/ }).click();
  await expect(page).toHaveURL("/product?min=10&max=50&free=1");
  await expect(page.getByRole("button", { name: "Filter, 2 applied" })).toBeFocused();
  await page.getByRole("link", { name: "Remove filter: Free shipping" }).click();
  await expect(page).toHaveURL("/product?min=10&max=50");
  await page.reload();
  await page.getByRole("link", { name: "Remove filter: 10 to 50 USDT" }).click();
  await expect(page).toHaveURL("/product");
  await expect(page.getByText("48 products")).toBeVisible();
});

test("filters show their counts, and apply to the list", async ({ page }) => {
  await page.goto("/product");
  await page.getByRole("button", { name: "Filter" }).click();
  const sheet = page.getByRole("dialog", { name: "Filter" });
  const reviews = sheet.getByRole("region", { name: "Reviews" });
  const option = reviews.getByRole("button", { name: /80%/ });
  await expect(option).toHaveText(/\d+$/);
  const [, count = ""] = /(\d+)$/.exec((await option.innerText()).trim()) ?? [];
  expect(Number(count)).toBeGreaterThan(0);
  await option.click();
  await expect(option).toHaveAttribute("aria-pressed", "true");
  await sheet.getByRole("button", { name: new RegExp(`^Show ${count} products?$`) }).click();
  await expect(page).toHaveURL("/product?rate=80");
  await expect(page.getByText(new RegExp(`^${count} products?$`))).toBeVisible();
  await page.getByRole("link", { name: "Remove filter: From 80% positive" }).click();
  await expect(page).toHaveURL("/product");
});

test("a server that counts nothing is shown no filters that it does not know", async ({ page }) => {
  await page.route("**/api/index/pro", async (route) => {
    const { facets, in_stock, ...known } = route.request().postDataJSON();
    const response = await route.fetch({ postData: JSON.stringify(known) });
    return route.fulfill({ response });
  });
  await page.goto("/product?stock=1&free=1");
  await expect(page.getByRole("link", { name: "Remove filter: Free shipping" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Remove filter: In stock only" })).toBeHidden();
  await page.getByRole("button", { name: /^Filter/ }).click();
  const sheet = page.getByRole("dialog", { name: "Filter" });
  await expect(sheet.getByRole("button", { name: /^Show \d+ products?$/ })).toBeVisible();
  await expect(sheet.getByLabel("Free shipping only")).toBeChecked();
  await expect(sheet.getByLabel("In stock only")).toBeHidden();
});

test.describe("with a server that is out of reach at last", () => {
  test.use({ allowed: /net::ERR_FAILED/ });

  test("the filters say how many products they leave; nothing left is said, a server out of reach is not", async ({
    page,
  }) => {
    const asked: string[] = [];
    let total = 7;
    await page.route("**/api/index/pro", async (route) => {
      const body = route.request().postData() ?? "";
      if (!/"limit":1\b/.test(body)) return route.continue();
      asked.push(body);
      if (total < 0) return route.abort();
      const row = { total, per_page: 1, current_page: 1, last_page: total, data: [] };
      return route.fulfill({ json: { code: 1, msg: "", time: 1, data: row } });
    });
    await page.goto("/product");
    await page.getByRole("button", { name: "Filter" }).click();
    const sheet = page.getByRole("dialog", { name: "Filter" });
    await expect(sheet.getByRole("button", { name: "Show 7 products" })).toBeVisible();
    total = 1;
    await sheet.getByLabel("Max price").pressSequentially("12.50");
    await expect(sheet.getByRole("button", { name: "Show 1 product" })).toBeVisible();
    expect(asked.at(-1)).toContain("12.5");
    // One request when the sheet opened, and one per typed number, not per digit.
    expect(asked.length).toBeLessThanOrEqual(3);
    await expect(sheet.getByRole("status")).toBeEmpty();

    total = 0;
    await sheet.getByLabel("Free shipping only").check();
    await expect(sheet.getByRole("button", { name: "Show 0 products" })).toBeEnabled();
    await expect(sheet.getByRole("status")).toHaveText("No products match these filters");

    total = -1;
    await sheet.getByRole("button", { name: "Reset" }).click();
    await sheet.getByLabel("Min price").fill("33");
    await expect(sheet.getByRole("button", { name: "Show products" })).toBeVisible();
    await sheet.getByRole("button", { name: "Close" }).click();
    // The count is a background request, so its failure is silent.
    await expect(page.getByText(/connection/i)).toBeHidden();
  });
});

test("the classification leads into a category and on to its siblings", async ({ page }) => {
  await page.goto("/product");
  await page.getByRole("button", { name: "Categories" }).click();
  const sheet = page.getByRole("dialog", { name: "Categories" });
  await sheet.getByRole("button", { name: "Fashion" }).click();
  await sheet.getByRole("link", { name: "All Fashion" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Fashion" })).toBeFocused();
  await expect(page).toHaveTitle("Fashion · Example Market");
  await page.getByRole("list", { name: "Fashion" }).getByRole("link", { name: "Shoes" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Shoes" })).toBeVisible();
  const beside = page.getByRole("navigation", { name: "Fashion" });
  await expect(beside.getByRole("link", { name: "Shoes" })).toHaveAttribute("aria-current", "page");
  await beside.getByRole("link", { name: "Clothing" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Clothing" })).toBeVisible();
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Fashion" })).toBeVisible();
});

test("Back pressed twice in a hurry leads back once and never out of the shop", async ({ page }) => {
  await page.goto("/");
  await page
    .getByRole("link", { name: /Harbour/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/store\//);
  await page.getByRole("button", { name: "Back", exact: true }).evaluate((button) => {
    for (let press = 0; press < 2; press++) button.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveURL("/");
});

test("where the home data bring no categories, the list asks for them alone", async ({ page }) => {
  await page.route("**/api/index/index", async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, data: { ...answer.data, categories: [] } } });
  });
  await page.goto("/product");
  const fashion = page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name: "Fashion" });
  await fashion.click();
  await expect(fashion).toHaveAttribute("aria-current", "page");
});

test("the selected variant stays with a reload, going back and a shared address", async ({ page }) => {
  await page.goto("/goods?id=1003");
  await page.getByRole("button", { name: "Add to cart" }).click();
  const sheet = page.getByRole("dialog", { name: "Choose options" });
  await sheet.getByRole("button", { name: "Sage" }).click();
  await expect(page).toHaveURL("/goods?id=1003");
  await sheet.getByRole("button", { name: "900 ml" }).click();
  await expect(page).toHaveURL(/\/goods\?id=1003&sku=\d+$/);
  await page.reload();
  const chosen = page.getByRole("button", { name: /Sage, 900 ml/ });
  await expect(chosen).toBeVisible();
  await page.getByRole("link", { name: /^Open the cart/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Cart" })).toBeFocused();
  await page.goBack();
  await expect(chosen).toBeVisible();
});
