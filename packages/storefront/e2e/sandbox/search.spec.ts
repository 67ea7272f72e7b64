import { expect, test } from "../page-errors";
import { callApi, logIn, newMember } from "./members";

const TEAPOT = "Stoneware teapot with lift-out strainer";

test("a suggestion leads to the product, and the product stays at hand", async ({ page }) => {
  await page.goto("/search");
  const field = page.getByRole("combobox", { name: "Search products and stores" });
  await field.pressSequentially("teapo");
  const word = page.getByRole("option", { name: "teapot", exact: true });
  await expect(word).toBeVisible();
  await field.press("ArrowDown");
  await expect(word).toHaveAttribute("aria-selected", "true");
  await field.press("Enter");
  await expect(page).toHaveURL("/search?q=teapot");
  await expect(page.getByRole("listbox")).toBeHidden();
  await page.getByRole("link", { name: TEAPOT }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: TEAPOT })).toBeVisible();

  await page.goto("/search");
  const recent = page.getByRole("region", { name: "Recently viewed" });
  await expect(recent.getByRole("link", { name: TEAPOT })).toBeVisible();
  await field.fill("north text");
  await page.getByRole("option", { name: /Example North Textiles/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Example North Textiles" })).toBeVisible();
});

test("what the shop does not have is asked for, found by others, and closed again", async ({
  page,
  request,
}) => {
  const member = newMember();
  await callApi(request, "user/register", member);
  const wish = `Brass door handle ${member.username}`;
  await page.goto(`/search?q=${encodeURIComponent(wish)}`);
  await page.getByRole("link", { name: "Post a purchase request" }).click();
  await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
  await logIn(page, member);

  await expect(page.getByLabel("What are you looking for?")).toHaveValue(wish);
  await page.getByRole("button", { name: "Post request" }).click();
  await expect(page.getByText("Add some details").last()).toBeVisible();
  await page.getByLabel("Details").fill("Solid, no coating, with screws.");
  await page.getByLabel("Quantity").fill("40");
  await page.getByLabel("Unit", { exact: true }).fill("pairs");
  await page.getByLabel("Target price per unit (optional)").fill("12,50");
  // A reload in the middle of the form keeps everything.
  await page.reload();
  await expect(page.getByLabel("Target price per unit (optional)")).toHaveValue("12.5");
  await page.getByLabel("Ship to (optional)").selectOption("Ireland");
  await page.getByRole("button", { name: "Post request" }).click();
  await expect(page.getByRole("heading", { level: 2, name: wish })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("40 pairs");
  await expect(page.getByRole("main")).toContainText("12.50 USDT per unit");

  const search = `/search?tab=requests&q=${encodeURIComponent(wish)}`;
  await page.goto(search);
  await page.getByRole("main").getByRole("link", { name: wish }).click();
  await page.getByRole("button", { name: "Close request" }).click();
  const sheet = page.getByRole("dialog", { name: "Close this request?" });
  await sheet.getByRole("button", { name: "Close request" }).click();
  await expect(page.getByText("Your request is closed")).toBeVisible();
  await expect(page.getByRole("button", { name: "Close request" })).toBeHidden();
  await page.goto(search);
  await expect(page.getByRole("heading", { name: `No requests for “${wish}”` })).toBeVisible();
});

test("each filter of the reviews shows what it counts", async ({ page }) => {
  await page.goto("/goods?id=1010");
  const reviews = page.getByRole("region", { name: "Reviews" });
  await expect(reviews.getByText(/^\d+% positive$/)).toBeVisible();
  for (const name of ["Negative", "Neutral", "With pictures"]) {
    const chip = reviews.getByRole("button", { name: new RegExp(`^${name} `) });
    const count = Number((await chip.textContent())?.match(/\d+$/)?.[0]);
    await chip.click();
    await expect(chip).toHaveAttribute("aria-pressed", "true");
    await expect(reviews.getByRole("article")).toHaveCount(count);
  }
  await reviews.getByRole("button", { name: "Open photo 1" }).first().click();
  await expect(page.getByRole("dialog", { name: "Review photos" })).toBeVisible();
  await page.getByRole("button", { name: "Close", exact: true }).click();

  const all = reviews.getByRole("button", { name: /^All / });
  const total = Number((await all.textContent())?.match(/\d+$/)?.[0]);
  await all.click();
  await expect(all).toHaveAttribute("aria-pressed", "true");
  const articles = reviews.getByRole("article");
  for (let shown = await articles.count(); shown < total; shown = await articles.count()) {
    await reviews.getByRole("button", { name: /^Show \d+ more/ }).click();
    await expect(articles).not.toHaveCount(shown);
  }
  await expect(articles).toHaveCount(total);
});
