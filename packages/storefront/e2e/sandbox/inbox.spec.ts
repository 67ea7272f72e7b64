import { expect, FAILED_REQUEST, shopKept, test } from "../page-errors";
import { callApi, logIn, newMember } from "./members";

/* Calls without a connection, and a missing product. */
test.use({ allowed: FAILED_REQUEST });

test("a message arrives, is counted on the tab bar, and is read", async ({ page, request }) => {
  const member = newMember();
  // New users get a welcome message.
  await callApi(request, "user/register", member);
  await page.goto("/login");
  await logIn(page, member);
  await expect(page).toHaveURL("/mine");
  const mine = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: /^Account/ });
  await expect(mine).toContainText("1 unread message");
  await page.getByRole("link", { name: /^Messages/ }).click();

  const row = page.getByRole("list", { name: "Messages" }).getByRole("link");
  await expect(row).toContainText("Unread");
  const title = await row.locator("bdi").first().textContent();
  await row.click();
  await expect(page.getByRole("heading", { level: 2, name: title ?? "" })).toBeVisible();
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expect(page.getByText("All caught up")).toBeVisible();
  await expect(row).not.toContainText("Unread");
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expect(mine).toHaveText("Account");
});

test("without a connection the cart and the favorites still open, also after a reload", async ({
  page,
  context,
}) => {
  await page.goto("/goods?id=1003");
  await page.getByRole("button", { name: "Favorite" }).first().click();
  await page.getByRole("button", { name: "Add to cart" }).click();
  const sheet = page.getByRole("dialog", { name: "Choose options" });
  await sheet.getByRole("button", { name: "Sage" }).click();
  await sheet.getByRole("button", { name: "900 ml" }).click();
  await sheet.getByRole("button", { name: "Add to cart" }).click();
  await expect(page.getByText("Added to cart:")).toBeVisible();
  await shopKept(page);

  await context.setOffline(true);
  await page.goto("/shop");
  const teapot = "Stoneware teapot with lift-out strainer";
  const line = page.getByRole("listitem").filter({ hasText: teapot });
  await line.getByRole("button", { name: "Increase quantity" }).click();
  await expect(page.getByRole("region", { name: "Total" })).toContainText("2 pieces selected");
  await page.goto("/collect");
  await expect(page.getByRole("link", { name: teapot })).toBeVisible();
  await page.goto("/faqs");
  await expect(page.getByRole("heading", { name: "No connection" })).toBeVisible();
  await context.setOffline(false);
  // No press is needed.
  await expect(page.getByRole("link", { name: /How ordering works/ })).toBeVisible();
  await page.goto("/shop");
  await expect(line).toContainText(teapot);
});

test("the cart shows what has changed since it was filled; what was removed can be put back", async ({
  page,
}) => {
  const line = { shopId: 1, shopName: "Example Harbour Trading", num: 1, currency: "USDT" };
  await page.addInitScript(
    (lines) => localStorage.setItem("shopCart", JSON.stringify(lines)),
    [
      { ...line, id: 1004, price: "0.10", title: "Bowl" },
      { ...line, id: 99999, price: "5.00", title: "Vase" },
    ],
  );
  await page.goto("/shop");
  // A line gets the current title of its product.
  await expect(page.getByRole("listitem").filter({ hasText: "Price changed from" })).toHaveCount(1);
  const vase = page.getByRole("listitem").filter({ hasText: "Vase" });
  await expect(vase).toContainText("No longer available");
  await vase.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(vase).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(vase).toBeVisible();
});
