import { expect, type Page, test } from "@playwright/test";

/* The responses are made here, so the worker must not intercept them; blocking it is logged to the console. */
test.use({ serviceWorkers: "block" });

const ROWS = 2000;
const PAGES = 5;

/** A shop with 10,000 products. Each page number in `broken` fails once. @returns the pages requested so far */
async function serveProducts(page: Page, broken: number[] = []): Promise<readonly number[]> {
  const numbers: number[] = [];
  await page.route("**/api/index/pro", async (route) => {
    const asked: unknown = route.request().postDataJSON();
    const current = typeof asked === "object" && asked !== null && "page" in asked ? Number(asked.page) : 1;
    numbers.push(current);
    const at = broken.indexOf(current);
    if (at >= 0) {
      broken.splice(at, 1);
      await route.fulfill({ json: { code: 0, msg: "Not now", data: null } });
      return;
    }
    const data = Array.from({ length: ROWS }, (_, row) => {
      const id = (current - 1) * ROWS + row + 1;
      const title = `Product ${id}${id % 3 ? "" : ", with a name that takes two lines of its card"}`;
      return { id, shop_id: 1, shopname: "Example", title, image: "", price: "9.50", sales: id };
    });
    await route.fulfill({
      json: {
        code: 1,
        msg: "",
        data: { total: ROWS * PAGES, per_page: ROWS, current_page: current, last_page: PAGES, data },
      },
    });
  });
  return numbers;
}

const END = "You’ve reached the end";
const toEnd = (page: Page): Promise<void> =>
  page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));

/** Records in the page how many rows the list had when it first showed its end. */
const noteRowsAtEnd = (page: Page): Promise<unknown> =>
  page.addInitScript((end) => {
    const observer = new MutationObserver(() => {
      if (![...document.querySelectorAll("main p")].some((line) => line.textContent === end)) return;
      observer.disconnect();
      const rows = document.querySelector("[aria-setsize]")?.getAttribute("aria-setsize");
      document.documentElement.dataset.rowsAtEnd = rows ?? "none";
    });
    observer.observe(document, { childList: true, subtree: true, characterData: true });
  }, END);

const place = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

test("10,000 products keep the page small, in order, and Back finds the place", async ({ page }) => {
  const asked = await serveProducts(page);
  await noteRowsAtEnd(page);
  await page.goto("/product");
  // Rendered rows may be taller than estimated: keep scrolling to the end.
  await expect(async () => {
    await toEnd(page);
    await expect(page.getByText(END)).toBeInViewport({ timeout: 500 });
    await expect(page.getByRole("link", { name: "Product 10000", exact: true })).toBeInViewport({
      timeout: 500,
    });
  }).toPass();
  expect(asked).toEqual([1, 2, 3, 4, 5]);
  await expect(page.locator("html")).toHaveAttribute("data-rows-at-end", String(ROWS * PAGES));
  await expect(
    page
      .getByRole("listitem")
      .filter({ hasText: /^Product/ })
      .first(),
  ).toHaveAttribute("aria-setsize", String(ROWS * PAGES));

  await page.evaluate(() => scrollTo(0, 500_000));
  const card = page.getByRole("article").nth(8);
  await expect(card).toBeInViewport();
  // A window of cards and the shell, far from a tenth of the list.
  expect(await page.locator("*").count()).toBeLessThanOrEqual(600);
  const link = card.getByRole("link");
  await link.scrollIntoViewIfNeeded();
  const name = await link.innerText();
  const before = await place(page);
  await link.click();
  await expect(page).toHaveURL(/goods/);
  await page.goBack();
  await expect(page.getByRole("link", { name, exact: true })).toBeInViewport();
  await expect.poll(async () => Math.abs((await place(page)) - before)).toBeLessThanOrEqual(1);
});

test("a page that does not arrive is asked for again by hand", async ({ page }) => {
  await serveProducts(page, [2]);
  await page.goto("/product");
  await expect(page.getByRole("link", { name: "Product 1", exact: true })).toBeVisible();
  // Rendered rows may be taller than estimated.
  await expect(async () => {
    await toEnd(page);
    await expect(page.getByText("Couldn’t load more. Try again.")).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Couldn’t load more. Try again.")).toBeHidden();
  await expect(async () => {
    await toEnd(page);
    await expect(page.getByRole("link", { name: "Product 4000", exact: true })).toBeVisible({ timeout: 500 });
  }).toPass();
});
