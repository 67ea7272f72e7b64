import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { address, pages } from "./site";

/** One of each kind: what is dark comes from the same few style sheets. */
const DARK = [
  "index.html",
  "concepts/errors.html",
  "guides/react.html",
  "operate/go-live.html",
  "api/index.html",
  "api/orders.create.html",
  "api/uploads.image.html",
  "sdk/state.html",
];

/** The page of all types has 7,500 elements, and axe compares each with what lies around it. */
test.setTimeout(180_000);

for (const [colorScheme, names] of [
  ["light", pages],
  ["dark", DARK],
] as const) {
  test.describe(colorScheme, () => {
    let page: Page;
    const said: string[] = [];

    test.beforeAll(async ({ browser }) => {
      page = await browser.newPage({ colorScheme, viewport: { width: 390, height: 844 } });
      page.on("console", (message) => said.push(message.text()));
      page.on("pageerror", (error) => said.push(error.message));
    });
    test.afterAll(() => page.close());

    for (const name of names) {
      test(`${name} has no barrier and fits a phone, ${colorScheme}`, async () => {
        said.length = 0;
        await page.goto(address(name));
        // Before axe, which asks for the style sheet once more: of a file the browser refuses it that.
        expect(said).toEqual([]);
        // Pages without frames: axe stays in the page and needs no second one to put results together.
        const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
        expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html}`))).toEqual([]);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width).toBeLessThanOrEqual(390);
      });
    }
  });
}

test("every page reads without scripts, and shows nothing that would not work", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(address("api/orders.create.html"));
  await expect(page.getByRole("heading", { name: "orders.create", level: 1 })).toBeVisible();
  await expect(page.getByRole("cell", { name: "price_changed" })).toBeVisible();
  await expect(page.getByRole("searchbox")).toBeHidden();
  await expect(page.getByRole("button")).toHaveCount(0);
  await context.close();
});

test("dark colors are remembered on the next page", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(address("index.html"));
  await page.getByRole("button", { name: "Dark colors" }).click();
  await page.getByRole("link", { name: "the client" }).click();
  await expect(page.getByRole("heading", { name: "The client", level: 1 })).toBeVisible();
  await expect(page.getByRole("button", { name: "Dark colors", pressed: true })).toBeVisible();
});

test("what is ticked of the check list stays ticked", async ({ page }) => {
  await page.goto(address("operate/go-live.html"));
  await page.getByRole("checkbox", { name: /^Licenses/ }).check();
  await page.reload();
  await expect(page.getByRole("checkbox", { name: /^Licenses/ })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: /^Minors/ })).not.toBeChecked();
});
