import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, test } from "../page-errors";
import { overflowOf, violations } from "../walk";
import { callApi, logIn, MERCHANT, newMember, tokenOf } from "./members";

const PICTURE = fileURLToPath(new URL("../../public/icon-512.png", import.meta.url));

interface Product {
  id: number;
  category_id: number;
  images: string[];
}

test("products leave as a file and come back changed; a Shopify file adds one, and only once", async ({
  page,
  request,
}) => {
  const token = await tokenOf(request, MERCHANT);
  const { data } = await callApi<{ data: Product[] }>(request, "merchant/pro_list", { limit: 1 }, token);
  const mark = newMember().username;
  const title = `=Tray of ${mark}`;
  const draft = {
    category_id: data[0]?.category_id,
    images: data[0]?.images,
    title,
    price: "7.00",
    stock: 5,
  };
  const tray = await callApi<Product>(
    request,
    "merchant/pro_save",
    { ...draft, sku_code: `T-${mark}` },
    token,
  );

  await page.goto("/merchant?view=products");
  await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
  await logIn(page, MERCHANT);
  await page.getByRole("link", { name: "Import and export" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export products" }).click();
  const text = await readFile(await (await download).path(), "utf8");
  expect(text).toContain(`'${title}`);
  expect(text).not.toMatch(/(?:^|,)=Tray/m);

  const choose = page.getByLabel("Choose a CSV file");
  const give = (name: string, content: string) =>
    choose.setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(content) });
  await give("same.csv", text);
  await expect(page.getByText(/New: 0 · Changed: 0 · Unchanged: \d+ · Errors: 0/)).toBeVisible();
  await give("edited.csv", text.replace(`T-${mark},7.00`, `T-${mark},8.50`));
  await expect(page.getByText(/New: 0 · Changed: 1 · /)).toBeVisible();
  const main = page.getByRole("main");
  await expect(main.getByRole("listitem").filter({ hasText: title })).toContainText("Variant Price");
  expect(await violations(page)).toEqual([]);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await page.getByRole("button", { name: "Import (1)" }).click();
  await expect(main.getByRole("listitem").filter({ hasText: title })).toContainText("Changed");
  const stored = await callApi<{ price: string; stock: number; sku_code: string }>(
    request,
    "merchant/pro_info",
    { id: tray.id },
    token,
  );
  expect(stored).toMatchObject({ price: "8.50", stock: 5, sku_code: `T-${mark}` });

  const shopify = [
    "Handle,Title,Body (HTML),Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Inventory Qty,Image Src",
    `mug,Mug of ${mark},<p>Blue.</p>,Size,S,M1-${mark},9.90,4,https://cdn.example/files/icon-512.png?v=3`,
    `mug,,,,L,M2-${mark},12.00,many,`,
  ].join("\n");
  await give("shopify.csv", shopify);
  const mug = main.getByRole("listitem").filter({ hasText: `Mug of ${mark}` });
  await expect(mug).toContainText("Variant Inventory Qty: not a whole number");
  await give("shopify.csv", shopify.replace("many", "6"));
  await expect(mug).toContainText("Category ID is missing");
  await page.getByLabel("Category").selectOption({ label: "Kitchen & table" });
  await expect(mug).toContainText("Image Src: choose this photo’s file");
  await page.getByLabel("Choose photos").setInputFiles(PICTURE);
  await page.getByRole("button", { name: "Import (1)" }).click();
  await expect(mug).toContainText("Changed");
  await give("shopify.csv", shopify.replace("many", "6"));
  await expect(page.getByText("New: 0 · Changed: 0 · Unchanged: 1 · Errors: 0")).toBeVisible();
  const found = await callApi<{ data: Product[] }>(
    request,
    "merchant/pro_list",
    { search: `M2-${mark}` },
    token,
  );
  expect(found.data).toHaveLength(1);
});
