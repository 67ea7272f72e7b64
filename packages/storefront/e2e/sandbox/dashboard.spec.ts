import { fileURLToPath } from "node:url";
import type { APIRequestContext, Page } from "@playwright/test";
import { expect, test } from "../page-errors";
import { BUYER, callApi, logIn, MERCHANT, newMember, tokenOf } from "./members";
import { buy } from "./trade";

const PICTURE = fileURLToPath(new URL("../../public/icon-512.png", import.meta.url));

/** Fields that the shop requires when a product is changed elsewhere. */
interface Product {
  id: number;
  version: number;
  category_id: number;
  title: string;
  images: string[];
  stock: number;
}

const cardOf = (page: Page, words: string) =>
  page.getByRole("main").getByRole("listitem").filter({ hasText: words });

const PRICE = "8.00";

/** Creates a product for sale that looks like another one of the demonstration's merchant. */
async function addProduct(
  request: APIRequestContext,
  token: string,
  title: string,
  stock: number,
): Promise<Product> {
  const list = await callApi<{ data: Product[] }>(request, "merchant/pro_list", { limit: 1 }, token);
  const [like] = list.data;
  const draft = { category_id: like?.category_id, title, images: like?.images, price: PRICE, stock };
  const { id } = await callApi<Product>(request, "merchant/pro_save", draft, token);
  return callApi<Product>(request, "merchant/pro_state", { id, status: "on" }, token);
}

async function openDashboard(page: Page, view: string): Promise<void> {
  await page.goto(`/merchant?view=${view}`);
  await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
  await logIn(page, MERCHANT);
  await expect(page).toHaveURL(`/merchant?view=${view}`);
}

test("a product in two colors is put on sale, bought, shipped, and its money is in the settlement", async ({
  page,
  request,
}) => {
  const title = `Salt cellar of ${newMember().username}`;
  await openDashboard(page, "products");
  await page.getByRole("link", { name: "Add product" }).click();
  const save = page.getByRole("button", { name: "Save", exact: true });
  await save.click();
  await expect(page.getByRole("alert").filter({ hasText: "Enter a title" })).toBeAttached();
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Category").selectOption({ label: "Kitchen & table" });
  await page.getByLabel("Photos").last().setInputFiles(PICTURE);
  await expect(page.getByRole("img", { name: "Photo 1" })).toBeVisible();
  await page.getByLabel("Price", { exact: true }).fill("12,50");
  await page.getByRole("button", { name: "Add option" }).click();
  await page.getByLabel("Option 1", { exact: true }).fill("Color");
  await page.getByLabel("Values, one per line").fill("Cream\nSage");
  const [cream, sage] = [
    page.getByRole("group", { name: "Cream" }),
    page.getByRole("group", { name: "Sage" }),
  ];
  await cream.getByLabel("Stock").fill("4");
  await sage.getByLabel("Price").fill("14");
  await expect(page.getByText("Uploaded", { exact: true })).toBeAttached();
  // A reload keeps everything that was typed.
  await page.reload();
  await save.click();
  await expect(sage.getByLabel("Stock")).toHaveAccessibleDescription(/whole number/);
  await sage.getByLabel("Stock").fill("6");
  await save.click();
  await expect(page).toHaveURL("/merchant?view=products");
  const product = cardOf(page, title);
  await expect(product).toContainText("Not listed");
  await expect(product).toContainText("10 in stock");
  await product.getByRole("button", { name: /^List/ }).click();
  await expect(product).toContainText("Listed");
  const href = (await product.getByRole("link", { name: title }).getAttribute("href")) ?? "";

  const buyer = await tokenOf(request, BUYER);
  const { no } = await buy(request, buyer, Number(new URLSearchParams(href.split("?")[1]).get("id")));
  await page.goto("/merchant");
  await page.getByRole("link", { name: /orders? to ship/ }).click();
  await cardOf(page, no).getByRole("link", { name: no }).click();
  await expect(page.getByRole("region", { name: "Buyer" })).toContainText("Example Street");
  await page.getByRole("button", { name: "Ship" }).click();
  const sheet = page.getByRole("dialog", { name: "Ship this order" });
  await sheet.getByLabel("Carrier").fill("Example Post");
  await sheet.getByRole("button", { name: "Mark as shipped" }).click();
  await expect(sheet.getByLabel("Tracking number")).toHaveAccessibleDescription(/Enter the tracking number/);
  await sheet.getByLabel("Tracking number").fill("EP204577009");
  await sheet.getByRole("button", { name: "Mark as shipped" }).click();
  const standing = page.getByRole("region", { name: "Order status" });
  await expect(standing).toContainText("Shipped");
  await expect(standing).toContainText("EP204577009");

  await callApi(request, "order/receipt", { order_no: no }, buyer);
  await page.goto("/merchant?view=settlement");
  await expect(cardOf(page, no)).toContainText(/You receive.*USDT.*Available on/);
});

test.describe("without a connection", () => {
  test.use({ allowed: /net::ERR_FAILED/ });

  test("one press saves and lists a product, and a listing that fails is repeated without adding it twice", async ({
    page,
    request,
  }) => {
    const title = `Ladle of ${newMember().username}`;
    await openDashboard(page, "products");
    await page.getByRole("link", { name: "Add product" }).click();
    await page.getByLabel("Title").fill(title);
    await page.getByLabel("Category").selectOption({ label: "Kitchen & table" });
    await page.getByLabel("Photos").last().setInputFiles(PICTURE);
    await page.getByLabel("Price", { exact: true }).fill("7.50");
    await page.getByLabel("Stock").fill("5");
    await expect(page.getByText("Uploaded", { exact: true })).toBeAttached();
    const listing = "**/api/merchant/pro_state";
    await page.route(listing, (route) => route.abort());
    await page.getByRole("button", { name: "Save and list" }).click();
    const message = page.getByRole("status").filter({ hasText: "Saved, but not listed. We can’t connect" });
    await expect(message).toBeVisible();
    await expect(page).toHaveURL("/merchant?view=products");
    await expect(cardOf(page, title)).toContainText("Not listed");
    await page.unroute(listing);
    await message.getByRole("button", { name: "Try again" }).click();
    await expect(cardOf(page, title)).toContainText(/(?<!Not )Listed/);
    const token = await tokenOf(request, MERCHANT);
    const rows = await callApi<{ total: number }>(request, "merchant/pro_list", { search: title }, token);
    expect(rows.total).toBe(1);

    // Once it is listed there is nothing more to ask.
    await cardOf(page, title).getByRole("link", { name: title }).click();
    await expect(page.getByRole("button", { name: "Save", exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Save and list" })).toHaveCount(0);
  });
});

test("what was typed stays when the product was changed elsewhere, and what cannot be sent is declined with the money back", async ({
  page,
  request,
}) => {
  const merchant = await tokenOf(request, MERCHANT);
  const title = `Oil jug of ${newMember().username}`;
  const { id, version, category_id, images } = await addProduct(request, merchant, title, 9);

  await openDashboard(page, "products");
  await page.getByLabel("Search my products").fill(title);
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await cardOf(page, title).getByRole("link", { name: title }).click();
  await page.getByLabel("Title").fill(`${title}, glazed`);
  const elsewhere = { id, version, category_id, images, title, price: PRICE, stock: 5 };
  await callApi(request, "merchant/pro_save", elsewhere, merchant);
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: "Load the new version" }).click();
  await expect(page.getByLabel("Title")).toHaveValue(`${title}, glazed`);
  await expect(page.getByLabel("Stock")).toHaveValue("5");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(cardOf(page, `${title}, glazed`)).toContainText("5 in stock");

  const buyer = await tokenOf(request, BUYER);
  const { no, total } = await buy(request, buyer, id);
  await page.goto(`/merchant?view=order&id=${no}`);
  await page.getByRole("button", { name: "Decline" }).click();
  const sheet = page.getByRole("dialog", { name: "Decline this order?" });
  await expect(sheet).toContainText(`${total}\u00a0USDT`);
  await sheet.getByLabel("Reason").fill("The glaze came out wrong.");
  await sheet.getByRole("button", { name: "Decline" }).click();
  await expect(page.getByRole("region", { name: "Order status" })).toContainText("The glaze came out wrong.");
  const refunded = await callApi<{ refund_status: string }>(request, "order/info", { order_no: no }, buyer);
  expect(refunded.refund_status).toBe("refunded");

  // A product in an open order can't be deleted; this one can.
  await page.goto("/merchant?view=products");
  await cardOf(page, `${title}, glazed`).getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Product deleted")).toBeVisible();
  await expect(cardOf(page, `${title}, glazed`)).toHaveCount(0);
});

test("what is sold while a product is edited stays sold", async ({ page, request }) => {
  const [merchant, buyer] = [await tokenOf(request, MERCHANT), await tokenOf(request, BUYER)];
  const product = await addProduct(request, merchant, `Egg cup of ${newMember().username}`, 9);
  const form = `/merchant?view=product&id=${product.id}`;
  await page.goto(form);
  await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
  await logIn(page, MERCHANT);
  await expect(page.getByLabel("Stock")).toHaveValue("9");
  const title = `${product.title}, footed`;
  await page.getByLabel("Title").fill(title);
  await buy(request, buyer, product.id);
  // The draft that a reload brings back knows what the form began with.
  await page.reload();
  await expect(page.getByLabel("Title")).toHaveValue(title);
  await buy(request, buyer, product.id);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(cardOf(page, title)).toContainText("7 in stock");

  // A typed number counts as a new count of the stock.
  await cardOf(page, title).getByRole("link", { name: title }).click();
  await page.getByLabel("Stock").fill("20");
  await buy(request, buyer, product.id);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(cardOf(page, title)).toContainText("20 in stock");
});

test("the ways of the shop stay where they are when its figures come", async ({ page, context }) => {
  let show = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    show = resolve;
  });
  await context.route("**/api/merchant/center", async (route) => {
    const response = await route.fetch();
    const { data, ...envelope } = await response.json();
    await held;
    // Both kinds of tasks are waiting, whatever other tests have done.
    await route.fulfill({
      response,
      json: { ...envelope, data: { ...data, todo: { to_ship: 1, late: 0, comments: 2 } } },
    });
  });
  await openDashboard(page, "");
  const orders = page.getByRole("navigation", { name: "Pages of my store" }).getByRole("link").nth(1);
  await expect(orders).toBeVisible();
  const before = await orders.boundingBox();
  show();
  await expect(page.getByRole("heading", { name: "To do" })).toBeVisible();
  const after = await orders.boundingBox();
  // Lines of text don't have a whole number of pixels.
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);
});
