import { fileURLToPath } from "node:url";
import { expect, test } from "../page-errors";
import { callApi, logIn, MERCHANT, tokenOf } from "./members";

const PICTURE = fileURLToPath(new URL("../../public/icon-512.png", import.meta.url));

test("a store's page has views and categories in its address, and shows what its owner writes", async ({
  page,
  request,
}) => {
  const token = await tokenOf(request, MERCHANT);
  const { shop } = await callApi<{ shop: { id: number } }>(request, "merchant/center", {}, token);
  const about = `Two of us, one kiln, and shelf ${Date.now() % 1_000}.`;

  await page.goto("/merchant?view=profile");
  await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
  await logIn(page, MERCHANT);
  // The terms of shipping below it are a form of their own.
  const profile = page.locator("form").filter({ has: page.getByLabel("About your store (optional)") });
  await profile.getByLabel("About your store (optional)").fill(about);
  await profile.getByLabel("Store banner (optional)").last().setInputFiles(PICTURE);
  await profile.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved", { exact: true }).first()).toBeVisible();

  await page.goto(`/store/${shop.id}`);
  const views = page.getByRole("navigation", { name: "Store", exact: true });
  await views.getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL(/view=about/);
  await expect(page.getByText(about)).toBeVisible();
  await views.getByRole("link", { name: "Reviews" }).focus();
  await page.keyboard.press("Enter");
  await expect(views.getByRole("link", { name: "Reviews" })).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("img", { name: /out of 5 stars/ }).first()).toBeVisible();

  await views.getByRole("link", { name: "Products" }).click();
  const chips = page.getByRole("navigation", { name: "Categories" });
  const second = chips.getByRole("link").nth(1);
  const count = Number(/\d+$/.exec((await second.textContent()) ?? "")?.[0]);
  await second.click();
  await expect(page).toHaveURL(/pid=\d+/);
  await expect(page.getByRole("article")).toHaveCount(count);
});
