import type { Browser, Page } from "@playwright/test";
import { expect, test } from "../page-errors";
import { comeBack, logIn, type Member, registerMember } from "./members";

const SAVED = "**/api/user/lists_save";
const READ = "**/api/user/lists";

/** A second device with the member signed in. */
async function device(
  browser: Browser,
  member: Member,
  before: (page: Page) => Promise<void>,
): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await before(page);
  const read = page.waitForResponse(READ);
  await page.goto("/login");
  await logIn(page, member);
  await read;
  return page;
}

async function addPlant(page: Page): Promise<void> {
  await page.goto("/goods?id=1005");
  await page.getByRole("button", { name: "Add to cart" }).click();
  const sheet = page.getByRole("dialog", { name: "Choose options" });
  const choices = sheet.getByRole("group").first().getByRole("button");
  if ((await choices.count()) > 0) await choices.first().click();
  await sheet.getByRole("button", { name: "Add to cart" }).click();
  await expect(page.getByText(/^Added to cart/)).toBeVisible();
}

const quantity = (page: Page) => page.getByRole("main").getByRole("textbox", { name: "Quantity" });

test("a member's cart and favorites are the same on two devices", async ({ browser, request }) => {
  const member = await registerMember(request);
  const phone = await device(browser, member, async (page) => {
    await addPlant(page);
    await page.getByRole("button", { name: "Favorite", exact: true }).first().click();
  });
  const desktop = await device(browser, member, async () => {});
  await desktop.goto("/collect");
  await expect(desktop.getByRole("main").getByRole("link", { name: /knife/ })).toBeVisible();
  await desktop.goto("/shop");
  await expect(quantity(desktop)).toHaveValue("1");

  const saved = desktop.waitForResponse(SAVED);
  await desktop.getByRole("button", { name: "Increase quantity" }).click();
  await saved;
  await phone.goto("/shop");
  await expect(quantity(phone)).toHaveValue("2");

  // Offline, the phone keeps changes and sends them once it is back online.
  await phone.context().setOffline(true);
  await phone.getByRole("button", { name: "Increase quantity" }).click();
  await expect(quantity(phone)).toHaveValue("3");
  const told = phone.waitForResponse(SAVED);
  await phone.context().setOffline(false);
  await told;
  // A page that has just read doesn't read again at once.
  await expect(async () => {
    await comeBack(desktop);
    await expect(quantity(desktop)).toHaveValue("3", { timeout: 500 });
  }).toPass();

  // Signing out keeps the device's cart, and signing in again duplicates nothing.
  await phone.goto("/mine");
  await phone.getByRole("button", { name: "Log out" }).click();
  await expect(phone.getByText("You are logged out")).toBeVisible();
  await phone.goto("/shop");
  await expect(quantity(phone)).toHaveValue("3");
  const again = phone.waitForResponse(READ);
  await phone.goto("/login");
  await logIn(phone, member);
  await again;
  await phone.goto("/shop");
  await expect(quantity(phone)).toHaveValue("3");
  await phone.context().close();
  await desktop.context().close();
});
