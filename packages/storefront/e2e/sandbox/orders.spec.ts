import { fileURLToPath } from "node:url";
import { expect, test } from "../page-errors";
import { BUYER, logIn, tokenOf } from "./members";
import { buy, ship } from "./trade";

const PICTURE = fileURLToPath(new URL("../../public/icon-512.png", import.meta.url));

test("an order is followed from payment to receipt and reviewed with a picture that others see", async ({
  page,
  request,
}) => {
  const token = await tokenOf(request, BUYER);
  const { no, title } = await buy(request, token);
  await page.goto("/login");
  await logIn(page, BUYER);
  await page.getByRole("link", { name: /^Paid/ }).click();
  const order = page.getByRole("main").getByRole("listitem").filter({ hasText: no });
  await expect(order).toContainText("The store promised to ship by");

  await ship(request, no, "EP204577003");
  await page
    .getByRole("navigation", { name: "Orders by status" })
    .getByRole("link", { name: /^Shipped/ })
    .click();
  await order.getByRole("link").click();
  await expect(page.getByRole("button", { name: "Copy: Tracking number" })).toContainText("EP204577003");
  await page.getByRole("button", { name: "Confirm receipt" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Yes, confirm receipt" }).click();
  await expect(page.getByText("Receipt confirmed. Thank you!")).toBeVisible();
  const steps = page.getByRole("list", { name: "Progress" }).getByRole("listitem");
  await expect(steps).toHaveText([/^Ordered/, /^Paid/, /^Shipped/, /^Received/]);

  await page.getByRole("link", { name: "Write a review" }).click();
  await page.getByRole("button", { name: "Publish review" }).click();
  await expect(page.getByRole("group", { name: "Your rating" })).toHaveAccessibleDescription(
    "Choose a star rating",
  );
  await page.getByRole("radio", { name: "4 out of 5 stars" }).check({ force: true });
  const words = `Keeps its promise, says ${no}.`;
  await page.getByLabel("Your review (optional)").fill(words);
  const uploaded = page.waitForResponse("**/api/index/upload");
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose a photo" }).click();
  await (await chooser).setFiles(PICTURE);
  await (await uploaded).finished();
  // A reload keeps everything that was written.
  await page.reload();
  await expect(page.getByLabel("Your review (optional)")).toHaveValue(words);
  await expect(page.getByRole("radio", { name: "4 out of 5 stars" })).toBeChecked();
  await expect(page.getByRole("img", { name: "Photo 1" })).toBeVisible();
  await page.getByRole("button", { name: "Publish review" }).click();
  await expect(page.getByRole("heading", { name: "You’ve reviewed everything" })).toBeVisible();

  await page.getByRole("link", { name: "View order" }).click();
  await expect(page.getByRole("region", { name: "Order status" })).toContainText("Completed");
  await page.getByRole("link", { name: title }).click();
  const review = page.getByRole("listitem").filter({ hasText: words });
  await expect(review.getByRole("img", { name: "4 out of 5 stars" })).toBeVisible();
  await expect(review.getByRole("button", { name: "Open photo 1 of 1" })).toBeVisible();
});

test("an order that has not left is cancelled: the money is back, and the same items are in the cart again", async ({
  page,
  request,
}) => {
  const token = await tokenOf(request, BUYER);
  const { no, title, total } = await buy(request, token);
  await page.goto("/login");
  await logIn(page, BUYER);
  await expect(page).toHaveURL("/mine");
  await page.goto(`/order?no=${no}`);
  await page.getByRole("button", { name: "Cancel order" }).click();
  const sheet = page.getByRole("dialog", { name: "Cancel this order?" });
  await expect(sheet).toContainText(`${total}\u00a0USDT`);
  await sheet.getByRole("button", { name: "Ordered by mistake" }).click();
  await sheet.getByRole("button", { name: "Cancel order" }).click();
  await expect(page.getByText(`${total}\u00a0USDT is back in your balance.`)).toBeVisible();
  const standing = page.getByRole("region", { name: "Order status" });
  await expect(standing).toContainText("Ordered by mistake");
  await expect(standing).toBeFocused();
  await standing.getByRole("button", { name: "Buy again" }).click();
  await expect(page).toHaveURL("/shop");
  await expect(page.getByRole("listitem").filter({ hasText: title })).toBeVisible();
});
