import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, test } from "../page-errors";
import { BUYER, logIn } from "./members";

const TEAPOT = "Stoneware teapot with lift-out strainer";

test("a followed store counts one more follower for everybody, and is let go again", async ({
  page,
  browser,
}) => {
  const visitors = await browser.newContext();
  const visitor = await visitors.newPage();
  const followers = async (): Promise<number> => {
    await visitor.goto("/store/7");
    const text = await visitor.getByText(/^\d+ followers?$/).textContent();
    return Number.parseInt(text ?? "", 10);
  };
  const before = await followers();

  await page.goto("/store/7");
  await page.getByRole("button", { name: "Follow Example Paper Kite" }).click();
  await expect(page.getByText("Please login first")).toBeVisible();
  await logIn(page, BUYER);
  const followed = page.waitForResponse("**/api/user/followers");
  await page.getByRole("button", { name: "Follow Example Paper Kite" }).click();
  await (await followed).finished();
  await page.reload();
  await expect(page.getByRole("button", { name: "Following Example Paper Kite" })).toBeVisible();
  expect(await followers()).toBe(before + 1);

  await page.goto("/collectShop");
  await page.getByRole("button", { name: "Unfollow Example Paper Kite" }).click();
  await expect(page.getByRole("heading", { name: "You’re not following any stores yet" })).toBeVisible();
  // At once, because a call in flight must not be lost.
  await page.reload();
  await expect.poll(followers).toBe(before);
  await page.reload();
  await expect(page.getByRole("heading", { name: "You’re not following any stores yet" })).toBeVisible();
  await visitors.close();
});

test("cart and login are still there when the browser is closed and opened again", async ({
  page,
  context,
  browser,
}) => {
  await page.goto("/goods?id=1003");
  await page.getByRole("button", { name: "Add to cart" }).click();
  const sheet = page.getByRole("dialog", { name: "Choose options" });
  await sheet.getByRole("button", { name: "Sage" }).click();
  await sheet.getByRole("button", { name: "900 ml" }).click();
  await sheet.getByRole("button", { name: "Add to cart" }).click();
  await expect(page.getByText(`Added to cart: ${TEAPOT}`)).toBeVisible();
  await page.goto("/login");
  await logIn(page, BUYER);
  await expect(page.getByRole("heading", { level: 1, name: "Mira" })).toBeVisible();

  const reopened = await browser.newContext({ storageState: await context.storageState() });
  const again = await reopened.newPage();
  await again.goto("/mine");
  await expect(again.getByRole("heading", { level: 1, name: "Mira" })).toBeVisible();
  await expect(again.getByRole("region", { name: "Balance" })).toContainText("USDT");
  await again.getByRole("link", { name: /^Cart/ }).click();
  const line = again.getByRole("listitem").filter({ hasText: TEAPOT });
  await expect(line).toContainText("900 ml");
  await expect(again.getByRole("region", { name: "Total" })).toContainText("16.80 USDT");
  await reopened.close();
});

test("a new profile picture is shown as re-encoded by the server", async ({ page }) => {
  await page.goto("/login");
  await logIn(page, BUYER);
  await expect(page).toHaveURL("/mine");
  await page.goto("/setting");
  const original = await readFile(fileURLToPath(new URL("../../public/icon-512.png", import.meta.url)));
  await page
    .getByLabel("Change photo")
    .last()
    .setInputFiles({ name: "my holiday.png", mimeType: "image/png", buffer: original });
  // First the whole picture, which is square, then a part of it by keyboard.
  const crop = page.getByRole("dialog", { name: "Crop photo" });
  await crop.getByRole("slider", { name: "Zoom" }).press("End");
  await crop.getByRole("button", { name: /^Drag the photo/ }).press("ArrowRight");
  await crop.getByRole("slider", { name: "Zoom" }).press("Home");
  await crop.getByRole("button", { name: "Use this photo" }).click();
  await expect(page.getByText("Photo updated")).toBeVisible();

  const picture = page.getByRole("region", { name: "Profile" }).locator("img");
  const isDrawn = () => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth);
  await expect.poll(isDrawn).toBeGreaterThan(0);
  const address = await picture.getAttribute("src");
  const stored = await page.request.get(address ?? "");
  expect(stored.headers()["content-type"]).toBe("image/webp");
  expect(address).not.toContain("holiday");

  // The next visit gets it from the server.
  await page.goto("/mine");
  await expect(page.getByRole("main").locator(`img[src="${address}"]`)).toBeVisible();
  await page.reload();
  await expect(page.getByRole("main").locator(`img[src="${address}"]`)).toBeVisible();
});
