import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, test } from "../page-errors";
import { decide, deliver } from "./admin-api";
import { callApi, comeBack, FUND_PASSWORD, logIn, MERCHANT, type Member, registerMember } from "./members";
import { amountIn } from "./texts";
import { order } from "./trade";

/** A product of the store that the demonstration's merchant runs. */
const PLANT = { id: 1007, title: "Rubber plant in clay pot, 40 cm, nursery grown" };
/** Maximum number of a buyer's unpaid orders. */
const MAX_UNPAID = 20;

async function wantPlant(page: Page, member: Member): Promise<void> {
  await page.goto("/login");
  await logIn(page, member);
  await expect(page).toHaveURL("/mine");
  await page.goto(`/goods?id=${PLANT.id}`);
  await page.getByRole("button", { name: "Buy now" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
}

test("a buyer's own products can’t be ordered, and are left out", async ({ page }) => {
  // Signed-in users aren't offered their own products.
  await page.goto(`/goods?id=${PLANT.id}`);
  await page.getByRole("button", { name: "Buy now" }).click();
  await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
  await logIn(page, MERCHANT);
  await expect(page.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
  const line = page.getByRole("listitem").filter({ hasText: PLANT.title });
  await expect(line).toContainText("This item is from your own store");
  const bar = page.getByRole("region", { name: "Place order" });
  await expect(bar.getByRole("alert")).toContainText("Fix the items marked above to continue.");
  await expect(bar.getByRole("button", { name: "Place order" })).toBeDisabled();
  await line.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByRole("heading", { name: "Nothing to check out yet" })).toBeVisible();
});

test("where no store delivers to nothing is ordered, until another address is chosen", async ({
  page,
  request,
}) => {
  // A country that no other test delivers to.
  const { token, ...member } = await registerMember(request, {
    country: "Malta",
    address: "Example Street 7",
  });
  const home = { name: "Mira Example", mobile: "+49 30 5550100", address: "Example Lane 12" };
  await callApi(request, "aera/addEdit", { ...home, country: "Germany", city: "Berlin" }, token);
  await deliver(request, "Malta", false);
  try {
    await wantPlant(page, member);
    const to = page.getByRole("region", { name: "Deliver to" });
    await expect(to.getByRole("alert")).toHaveText("We don’t deliver there yet. Choose another address.");
    const place = page.getByRole("button", { name: "Place order" });
    await expect(place).toBeDisabled();
    await to.getByRole("button", { name: "Change" }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /Example Lane 12/ })
      .click();
    await expect(to.getByRole("alert")).toHaveCount(0);
    await place.click();
    await expect(page.getByRole("heading", { level: 1, name: "Payment" })).toBeVisible();
  } finally {
    await deliver(request, "Malta", true);
  }
});

test("with too many orders unpaid another one is refused, and the way leads to them", async ({
  page,
  request,
}) => {
  const { token, ...member } = await registerMember(request);
  await Promise.all(Array.from({ length: MAX_UNPAID }, () => order(request, token, PLANT.id)));
  await wantPlant(page, member);
  const bar = page.getByRole("region", { name: "Place order" });
  await bar.getByRole("button", { name: "Place order" }).click();
  await expect(bar.getByRole("alert")).toContainText("You have too many unpaid orders.");
  await bar.getByRole("link", { name: "My orders" }).click();
  await expect(page.getByRole("link", { name: "Pay now" }).first()).toBeVisible();
  const { total } = await callApi<{ total: number }>(request, "order/list", {}, token);
  expect(total).toBe(MAX_UNPAID);
});

test("a buyer with too little balance recharges the shortfall, comes back to the same order and pays for it", async ({
  page,
  request,
}) => {
  const { token, ...member } = await registerMember(request);
  await callApi(request, "user/fund_set", { newpassword: FUND_PASSWORD, password: member.password }, token);
  await wantPlant(page, member);
  await expect(page.getByRole("main")).toContainText("You can order now and top up before you pay.");
  await page.getByRole("button", { name: "Place order" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Payment" })).toBeVisible();
  const payment = page.url();
  const total = amountIn(await page.getByRole("region", { name: "Amount due" }).textContent());
  await page.getByRole("link", { name: /^Top up / }).click();

  await expect(page.getByLabel("Amount to send")).toHaveValue(total.replace(/\.?0+$/, ""));
  await page.getByRole("radio", { name: /Tron \(TRC20\)/ }).check();
  await page.getByRole("checkbox", { name: /I’m sending USDT on/ }).check();
  await page.getByRole("button", { name: "Show address" }).click();
  await expect(page).toHaveURL(/\/rechargeDetail\?id=\d+$/);
  const id = Number(new URL(page.url()).searchParams.get("id"));
  await page.getByLabel("Transaction ID").fill(randomBytes(32).toString("hex"));
  await page.getByRole("button", { name: "Send proof" }).click();
  await expect(page.getByRole("main")).toContainText("Under review");
  await decide(request, "recharges/confirm", { id, amount_received: total });
  await comeBack(page);
  await expect(page.getByRole("link", { name: "Go to my account" })).toBeVisible();

  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expect(page).toHaveURL(payment);
  await page.getByLabel("Fund password", { exact: true }).fill(FUND_PASSWORD);
  await page.getByRole("button", { name: /^Pay .*USDT/ }).click();
  await expect(page.getByRole("heading", { name: "Payment complete. Thank you!" })).toBeVisible();
  const orders = await callApi<{ total: number }>(request, "order/list", {}, token);
  expect(orders.total).toBe(1);
});

test.describe("a lost answer", () => {
  test.use({ allowed: /net::ERR_FAILED|status of 422/ });

  test("a fund password whose answer was lost counts: another one is refused, and can be made of it", async ({
    page,
    request,
  }) => {
    const { password, ...member } = await registerMember(request);
    await page.goto("/login");
    await logIn(page, { ...member, password });
    await expect(page).toHaveURL("/mine");
    await page.goto("/fundPassword");
    const send = async (word: string): Promise<void> => {
      await page.getByLabel("New fund password").fill(word);
      await page.getByLabel("Confirm fund password").fill(word);
      await page.getByRole("button", { name: /fund password$/ }).click();
    };
    await page.getByLabel("Login password").fill(password);
    // The password arrives, but its response doesn't, and neither does any other for now.
    await page.route("**/api/user/fund_set", async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.route("**/api/user/index", (route) => route.abort());
    await send(FUND_PASSWORD);
    await expect(page.getByRole("alert").filter({ hasText: "connection" }).first()).toBeVisible();
    await page.unroute("**/api/user/fund_set");
    await send("another-word-7");
    await expect(page.getByRole("status").filter({ hasText: "already saved" })).toBeVisible();

    await page.unroute("**/api/user/index");
    await page.getByLabel("Current fund password").fill(FUND_PASSWORD);
    await send("another-word-7");
    await expect(page.getByText("Fund password saved")).toBeVisible();
    await expect(page).toHaveURL(/\/(setting|mine)$/);
  });
});

test("a payment with coins: no address before the tick, requested again for each network, and how long it is watched", async ({
  page,
  request,
}) => {
  await wantPlant(page, await registerMember(request));
  await page.getByRole("button", { name: "Place order" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Payment" })).toBeVisible();
  await page.getByRole("radio", { name: /^Crypto/ }).check();
  const show = page.getByRole("button", { name: "Show address" });
  const tick = page.getByRole("checkbox", { name: /I’m sending .*USDT.*, and only on/ });
  const missing = page.getByRole("alert").filter({ hasText: "Confirm the coin and network" });

  await page.getByRole("radio", { name: /Tron \(TRC20\)/ }).check();
  await show.click();
  await expect(missing).toBeVisible();
  await expect(tick).toHaveAttribute("aria-invalid", "true");
  await tick.check();
  await expect(missing).toBeHidden();
  await page.getByRole("radio", { name: /Polygon/ }).check();
  await expect(tick).not.toBeChecked();
  await expect(missing).toBeHidden();
  await tick.check();
  await show.click();
  await expect(page.getByRole("main")).toContainText("Send it by");
});
