import { expect, test } from "../page-errors";
import { overflowOf, violations } from "../walk";
import { BUYER, callApi, FUND_PASSWORD, logIn, MERCHANT, tokenOf } from "./members";

/** Title of a request, unique even if the test is repeated on the same database. */
const wish = () => `Stoneware teapots for a café ${Date.now().toString(36)}`;

interface Request {
  id: number;
  title: string;
}

test("a store makes an offer, the buyer compares, accepts and pays", async ({ page, request, browser }) => {
  const wanted = { title: wish(), content: "Plain glaze.", num: 12, unit: "pieces", target_price: "9.00" };
  const posted = await callApi<Request>(request, "request/create", wanted, await tokenOf(request, BUYER));

  const dashboard = await browser.newPage();
  await dashboard.goto("/login");
  await logIn(dashboard, MERCHANT);
  await expect(dashboard).toHaveURL("/mine");
  await dashboard.goto(`/search?tab=requests&id=${posted.id}`);
  await dashboard.getByRole("link", { name: "Make an offer" }).click();
  const form = dashboard.getByRole("region", { name: "Make an offer" });
  await expect(form.getByLabel("Price per piece")).toHaveValue("9.00");
  await expect(form.getByLabel("Pieces")).toHaveValue("12");
  await form.getByRole("button", { name: "Send offer" }).click();
  await expect(form.getByLabel("Product")).toHaveAccessibleDescription("Choose a product");
  await form.getByLabel("Product").selectOption({ label: "Stoneware teapot with lift-out strainer" });
  await form.getByLabel("Option", { exact: true }).selectOption({ index: 1 });
  await form.getByLabel("Price per piece").fill("9.50");
  await form.getByLabel("Shipping (optional)").fill("6");
  await form.getByLabel("Delivery time (days)").fill("9");
  // Typed values survive a reload.
  await dashboard.reload();
  await expect(form.getByLabel("Delivery time (days)")).toHaveValue("9");
  await expect(form).toContainText("120.00");
  expect(await overflowOf(dashboard)).toBeLessThanOrEqual(0);
  expect(await violations(dashboard)).toEqual([]);
  await form.getByRole("button", { name: "Send offer" }).click();
  await expect(dashboard.getByText("Offer sent")).toBeVisible();
  const made = dashboard.getByRole("region", { name: "My offers" });
  await expect(made).toContainText("Open");
  await made.getByRole("button", { name: "Change offer" }).click();
  await form.getByLabel("Price per piece").fill("9.25");
  await form.getByRole("button", { name: "Update offer" }).click();
  // 12 × 9.25, plus 6.00 shipping and 5 % tax.
  await expect(made).toContainText("122.55");
  await dashboard.goto("/merchant?view=offers&tab=open");
  await expect(dashboard.getByRole("listitem").filter({ hasText: posted.title })).toContainText("122.55");
  expect(await violations(dashboard)).toEqual([]);

  await page.goto("/login");
  await logIn(page, BUYER);
  await expect(page).toHaveURL("/mine");
  await page.goto("/message");
  await page
    .getByRole("main")
    .getByRole("link", { name: /New offer/ })
    .first()
    .click();
  await page.getByRole("link", { name: "View request" }).click();
  await expect(page.getByRole("heading", { level: 2, name: posted.title })).toBeVisible();
  await page.getByRole("link", { name: "View 1 offer" }).click();
  const offers = page.getByRole("list", { name: "Offers" }).getByRole("listitem");
  const offer = offers.filter({ has: page.getByRole("button", { name: "Accept offer" }) });
  await expect(offer).toContainText("122.55");
  await expect(offer).toContainText("9 days");
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  expect(await violations(page)).toEqual([]);
  await offer.getByRole("button", { name: "Accept offer" }).click();
  const sheet = page.getByRole("dialog", { name: "Accept this offer?" });
  await expect(sheet.getByLabel("Deliver to")).toContainText("Example Street 7");
  expect(await violations(page)).toEqual([]);
  await sheet.getByRole("button", { name: "Accept and pay" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Payment" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("122.55");
  await page.getByLabel("Fund password").fill(FUND_PASSWORD);
  await page.getByRole("button", { name: /^Pay/ }).click();
  await expect(page).toHaveURL(/\/success/);

  await page.goto(`/order?view=offers&id=${posted.id}`);
  await page.getByRole("link", { name: "View order" }).click();
  await expect(page.getByRole("main")).toContainText("122.55");
  await page.goto(`/search?tab=requests&id=${posted.id}`);
  await expect(page.getByRole("main").getByText("Closed", { exact: true })).toBeVisible();

  await dashboard.goto(`/merchant?view=offer&id=${posted.id}`);
  await expect(made).toContainText("Accepted");
  await made.getByRole("link", { name: "View order" }).click();
  await expect(dashboard.getByRole("button", { name: "Ship", exact: true })).toBeVisible();
  await dashboard.close();
});

test("several offers are shown side by side, and one is declined", async ({ page, request }) => {
  const token = await tokenOf(request, BUYER);
  const mine = await callApi<{ data: (Request & { quote_count: number })[] }>(
    request,
    "request/my",
    {},
    token,
  );
  const seeded = mine.data.find(({ quote_count }) => quote_count > 1);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/login");
  await logIn(page, BUYER);
  await expect(page).toHaveURL("/mine");
  await page.goto(`/order?view=offers&id=${seeded?.id}`);
  const list = page.getByRole("list", { name: "Offers" });
  await expect(list.getByText("Lowest total")).toHaveCount(1);
  await expect(list.getByRole("heading", { level: 3 }).first()).toBeVisible();
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  expect(await violations(page)).toEqual([]);
  const before = await list.getByRole("button", { name: "Decline offer" }).count();
  await list.getByRole("button", { name: "Decline offer" }).last().click();
  const sheet = page.getByRole("dialog", { name: "Decline this offer?" });
  await sheet.getByRole("button", { name: "Decline offer" }).click();
  await expect(page.getByText("Offer declined")).toBeVisible();
  await expect(list.getByRole("button", { name: "Decline offer" })).toHaveCount(before - 1);
  await expect(list.getByText("Declined", { exact: true })).toHaveCount(1);
});

test("a visitor learns who can answer, and no one else reads the offers", async ({ page, request }) => {
  const list = await callApi<{ data: Request[] }>(request, "request/list", { limit: 1 });
  const [open] = list.data;
  await page.goto(`/search?tab=requests&id=${open?.id}`);
  await expect(page.getByText("Stores can make an offer.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Open a store" })).toBeVisible();
  await page.goto(`/order?view=offers&id=${open?.id}`);
  await expect(page.getByRole("main").getByRole("link", { name: "Log in" })).toBeVisible();
});
