import type { Page } from "@playwright/test";
import { expect, test } from "../page-errors";
import { overflowOf, violations } from "../walk";
import { callApi, logIn, MERCHANT, newMember, tokenOf } from "./members";

/* The store's products as a table, on a wide screen. */
test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

interface Product {
  id: number;
  category_id: number;
  images: string[];
  stock: number;
  version: number;
}

const row = (page: Page, title: string) => page.getByRole("row").filter({ hasText: title });
const titles = (page: Page) => page.getByRole("rowheader").getByRole("link").allTextContents();

test("products are sorted, selected and changed at once; one that fails stops no other", async ({
  page,
  request,
}) => {
  const token = await tokenOf(request, MERCHANT);
  const { data } = await callApi<{ data: Product[] }>(request, "merchant/pro_list", { limit: 1 }, token);
  const [like] = data;
  const mark = newMember().username;
  const add = (title: string, more: object) =>
    callApi<Product>(
      request,
      "merchant/pro_save",
      { category_id: like?.category_id, images: like?.images, title: `${title} ${mark}`, ...more },
      token,
    );
  const bowl = await add("Bowl", { price: "9.90", stock: 5, sku_code: `B-${mark}` });
  const plate = await add("Plate", {
    specs: [{ name: "Size", items: ["S", "L"] }],
    skus: [
      { spec: ["S"], price: "4.00", stock: 3 },
      { spec: ["L"], price: "6.05", stock: 8 },
    ],
  });
  // Its tier prices don't allow a price of 5.
  await add("Tray", { price: "20.00", stock: 2, price_tiers: [{ min_num: 10, price: "18.00" }] });

  await page.goto("/merchant?view=products");
  await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
  await logIn(page, MERCHANT);
  await page.getByLabel("Search my products").fill(mark);
  await page.getByLabel("Search my products").press("Enter");
  await expect(page.getByRole("row")).toHaveCount(4);
  await page.getByRole("columnheader", { name: "Price" }).getByRole("link").click();
  await expect(page.getByRole("columnheader", { name: "Price" })).toHaveAttribute("aria-sort", "ascending");
  await expect.poll(() => titles(page)).toEqual([`Plate ${mark}`, `Bowl ${mark}`, `Tray ${mark}`]);
  await page.getByRole("columnheader", { name: "Price" }).getByRole("link").click();
  await expect.poll(() => titles(page)).toEqual([`Tray ${mark}`, `Bowl ${mark}`, `Plate ${mark}`]);

  // A sale while the seller looks at the list: the remaining stock isn't overwritten.
  await callApi(request, "merchant/pro_save", { ...(await bought(bowl.id, 4)) }, token);
  await page.getByRole("checkbox", { name: "Select all" }).check();
  await page.getByRole("button", { name: "Change prices" }).click();
  const sheet = page.getByRole("dialog", { name: "Change prices" });
  await sheet.getByLabel("Kind of change").selectOption({ label: "Raise by percent" });
  await sheet.getByRole("button", { name: "Change (3)" }).click();
  await expect(sheet.getByText("Enter a percentage, like 8.5").first()).toBeVisible();
  await sheet.getByLabel("Percent").fill("10");
  await sheet.getByRole("button", { name: "Change (3)" }).click();
  await expect(page.getByText("Done: 3")).toBeVisible();
  await expect(row(page, "Bowl")).toContainText("10.89");
  await expect(row(page, "Bowl").getByRole("cell").nth(2)).toHaveText("4");
  await expect(row(page, "Tray")).toContainText("22.00");
  const { skus } = await callApi<{ skus: { price: string; stock: number }[] }>(
    request,
    "merchant/pro_info",
    { id: plate.id },
    token,
  );
  expect(skus.map(({ price, stock }) => [price, stock])).toEqual([
    ["4.40", 3],
    ["6.66", 8],
  ]);

  await page.getByRole("button", { name: "Change prices" }).click();
  await sheet.getByLabel("Price", { exact: true }).fill("5");
  await sheet.getByRole("button", { name: "Change (3)" }).click();
  await expect(page.getByText("Done: 2 · Not changed: 1")).toBeVisible();
  await expect(row(page, "Tray")).not.toContainText("Nothing to change");
  await expect(row(page, "Tray")).toContainText("22.00");
  await expect(row(page, "Bowl")).toContainText("5.00");

  expect(await violations(page)).toEqual([]);
  expect(await overflowOf(page)).toBe(0);

  await page.getByRole("checkbox", { name: `Select Tray ${mark}` }).uncheck();
  await page.getByRole("button", { name: "List", exact: true }).click();
  await expect(page.getByText("Done: 2")).toBeVisible();
  await expect(row(page, "Bowl")).toContainText("Listed");
  await expect(row(page, "Tray")).toContainText("Not listed");

  /** Sells so many elsewhere that this stock remains. */
  async function bought(id: number, stock: number) {
    const stored = await callApi<Record<string, unknown>>(request, "merchant/pro_info", { id }, token);
    const { version, category_id, title, images, price } = stored;
    return { id, version, category_id, title, images, price, stock };
  }
});
