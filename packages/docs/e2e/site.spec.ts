import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";

const sandbox = `http://127.0.0.1:${process.env.E2E_SANDBOX_PORT ?? "4440"}`;

/** One of each kind: what is between them comes from the same style sheets. */
const PAGES = [
  "/",
  "/start/first-call.html",
  "/start/ordered-and-delivered.html",
  "/guides/marketplace-react.html",
  "/operate/go-live.html",
  "/api/",
  "/api/orders.create.html",
  "/api/uploads.image.html",
  "/reference/marketplace-sdk/state.html",
];

/** Where the colors of code are looked at, too: axe takes a minute for the thousand words of a long page. */
const WITH_CODE = "/start/first-call.html";

async function barriers(page: Page, name: string): Promise<string[]> {
  // VitePress's own: a group of the API's list that folds is a button around a button.
  const axe = new AxeBuilder({ page }).setLegacyMode().disableRules("nested-interactive");
  if (name !== WITH_CODE) axe.exclude("pre code");
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html}`));
}

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of [390, 1280]) {
    for (const name of PAGES) {
      test(`${name} has no barrier and fits the window, ${colorScheme}, ${width} px`, async ({ page }) => {
        const errors: string[] = [];
        page.on("pageerror", ({ message }) => errors.push(message));
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 844 });
        await page.goto(name);
        await page.waitForFunction(() => document.querySelector("main, [role=main]"));
        expect(await barriers(page, name)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        expect(errors).toEqual([]);
      });
    }
  }
}

test("the search finds the React package, a guide and an operation", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 844 });
  for (const [words, address] of [
    ["marketplace-react", /marketplace-react/],
    ["create-marketplace-storefront", /new-storefront|commands/],
    ["useCheckoutSession", /reference\/marketplace-react/],
    ["withdrawals.create", /api\/withdrawals\.create/],
  ] as const) {
    await page.goto("/concepts/values.html");
    const box = page.getByRole("searchbox");
    // The key is heard once the page's script runs.
    await expect(async () => {
      await page.keyboard.press("/");
      await expect(box).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await box.fill(words);
    const results = page.locator(".VPLocalSearchBox .result");
    // The index is loaded with the first search.
    await expect(results.first()).toBeVisible({ timeout: 30_000 });
    const found = await results.evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    expect(
      found.some((href) => address.test(href)),
      `${words}: ${found}`,
    ).toBe(true);
  }
});

test("the front page shows the shop, its parts and four figures", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("img", { name: /shop's home page/ })).toBeVisible();
  for (const name of ["marketplace-react", "create-marketplace-storefront", "The mock"])
    await expect(page.getByRole("heading", { name })).toBeVisible();
  await expect(page.getByRole("region", { name: "Measured" }).getByRole("definition")).toHaveCount(4);
});

test("an operation is tried on the sandbox: sign in, then read the balance", async ({ page }) => {
  await page.goto("/api/auth.login.html#try-it");
  await page.getByLabel("Server").fill(sandbox);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(
    page.getByText(/^HTTP 200, code 1: success, .* The token is kept for this tab\.$/),
  ).toBeVisible();

  await page.goto("/api/account.get.html#try-it");
  await expect(page.getByLabel("Server")).toHaveValue(sandbox);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("group", { name: "Answer" })).toContainText('"money"');

  // The contract's sample order number doesn't exist here.
  await page.goto("/api/orders.get.html#try-it");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText(/^HTTP 404, code 404/)).toBeVisible();
});

test("the form shows input errors and unreachable servers", async ({ page }) => {
  await page.goto("/api/products.list.html#try-it");
  await page.getByLabel("Server").fill(sandbox);
  await page.getByLabel("Body").fill("{page: 1}");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText(/body is malformed/)).toBeVisible();

  await page.getByLabel("Body").fill('{"page": 1}');
  await page.getByLabel("Server").fill("http://127.0.0.1:9");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText(/^No answer from http:\/\/127\.0\.0\.1:9\./)).toBeVisible();
});

test("every parameter in the references has a name", async ({ request }) => {
  for (const page of ["marketplace-react", "marketplace-react/ui", "marketplace-sdk/head"])
    expect(await (await request.get(`/reference/${page}.md`)).text()).not.toContain("__namedParameters");
});

test("every page has a Markdown twin, and llms.txt lists them", async ({ request }) => {
  const index = await (await request.get("/llms.txt")).text();
  for (const twin of ["/guides/marketplace-react.md", "/api/orders.create.md"]) {
    expect(index).toContain(twin);
    const text = await (await request.get(twin)).text();
    expect(text).toContain("# ");
    expect(text).not.toContain("TryIt");
  }
});
