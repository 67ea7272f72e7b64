import type { Locator } from "@playwright/test";
import { expect, test } from "../page-errors";
import { callApi, logIn, NEW_FUND_PASSWORD, registerFundedMember } from "./members";

/* How many presses a journey takes for a returning member on a phone. */

interface Product {
  id: number;
  title: string;
  specs: { items: string[] }[];
  skus: { spec: string[]; stock: number }[];
}

test("a product with one option is bought with five presses and the password", async ({ page, request }) => {
  const { data: rows } = await callApi<{ data: Product[] }>(request, "index/pro", { limit: 30 });
  const products = await Promise.all(
    rows.map(({ id }) => callApi<Product>(request, "index/pro_info", { id })),
  );
  const product = products.find(
    ({ specs, skus }) => specs.length === 1 && skus.filter(({ stock }) => stock > 1).length > 1,
  );
  const [first = "", second = ""] = (product?.skus ?? [])
    .filter(({ stock }) => stock > 1)
    .map(({ spec }) => spec[0]);
  await page.goto("/login");
  await logIn(page, await registerFundedMember(request));
  await expect(page).toHaveURL("/mine");

  let presses = 0;
  const press = async (target: Locator): Promise<void> => {
    presses += 1;
    await target.click();
  };
  const buy = async (choice: string): Promise<void> => {
    presses = 0;
    await page.goto("/product");
    await press(page.getByRole("link", { name: product?.title ?? "" }));
    const value = page.getByRole("article").getByRole("button", { name: choice, exact: true });
    await press(value);
    await expect(value).toHaveAttribute("aria-pressed", "true");
    await press(page.getByRole("button", { name: "Buy now" }));
    await press(page.getByRole("button", { name: "Place order" }));
    await expect(page.getByRole("heading", { level: 1, name: "Payment" })).toBeVisible();
    const balance = page.getByRole("radio", { name: /^Balance/ });
    if (!(await balance.isChecked())) await press(balance);
    await page.getByLabel("Fund password", { exact: true }).fill(NEW_FUND_PASSWORD);
    await press(page.getByRole("button", { name: /^Pay/ }));
    await expect(page.getByRole("heading", { name: "Payment complete. Thank you!" })).toBeVisible();
  };
  // Only on the first payment; the shop remembers the method.
  await buy(first);
  await buy(second);
  expect(presses).toBe(5);
});
