import { randomBytes } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "../page-errors";
import { decide } from "./admin-api";
import { callApi, logIn, type Member, NEW_FUND_PASSWORD, newMember, tokenOf } from "./members";

const TRON = "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t";

// For the lost response.
test.use({ allowed: /net::ERR_CONNECTION_RESET/ });

/** Registers a user with a balance of 300 USDT. */
async function wealthy(request: APIRequestContext): Promise<Member> {
  const member = newMember();
  await callApi(request, "user/register", member);
  const token = await tokenOf(request, member);
  const wanted = { coin: "USDT", network: "TRC20", amount: "300" };
  const { id } = await callApi<{ id: number }>(request, "recharge/create", wanted, token);
  const proof = { id, amount: "300", txid: randomBytes(32).toString("hex") };
  await callApi(request, "recharge/submit", proof, token);
  await decide(request, "recharges/confirm", { id, amount_received: "300" });
  return member;
}

test("a withdrawal: guarded against the wrong network, signed, sent once though its answer is lost, and cancelled", async ({
  page,
  request,
}) => {
  const member = await wealthy(request);
  await page.goto("/mine");
  await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
  await logIn(page, member);
  await page.getByRole("region", { name: "Balance" }).getByRole("link", { name: "Withdraw" }).click();

  // Without a fund password, the user must first set one.
  await page.getByRole("link", { name: "Set a fund password" }).click();
  await page.getByLabel("Login password", { exact: true }).fill(member.password);
  await page.getByLabel("New fund password").fill(member.password);
  await page.getByLabel("Confirm fund password").fill(member.password);
  await page.getByRole("button", { name: "Set a fund password" }).click();
  await expect(page.getByLabel("New fund password")).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel("New fund password").fill(NEW_FUND_PASSWORD);
  await page.getByLabel("Confirm fund password").fill(NEW_FUND_PASSWORD);
  await page.getByRole("button", { name: "Set a fund password" }).click();
  await expect(page).toHaveURL("/withdraw");

  await page.getByRole("radio", { name: /Ethereum \(ERC20\)/ }).check();
  const address = page.getByLabel("Recipient address");
  await address.fill(`${TRON.slice(0, 12)} ${TRON.slice(12)}`);
  await expect(page.getByText("This is a Tron address")).toBeVisible();
  await page.getByRole("button", { name: /Switch to .*Tron/ }).click();
  await expect(page.getByText("You haven’t used this address on this device")).toBeVisible();
  const amount = page.getByLabel("Amount", { exact: true });
  await amount.fill("300.01");
  await expect(page.getByText("Insufficient balance")).toBeVisible();
  await page.getByRole("button", { name: "Max" }).click();
  await expect(amount).toHaveValue("300");
  const figures = page.getByRole("region", { name: "You receive" });
  await expect(figures).toContainText("1.30 USDT");
  await expect(figures).toContainText("298.70 USDT");

  await page.getByRole("button", { name: "Review and confirm" }).click();
  const recap = page.getByRole("dialog", { name: "Review before you confirm" });
  await expect(recap).toContainText("can’t be reversed");
  const sign = recap.getByRole("button", { name: /^Withdraw .*298\.70\sUSDT/ });
  const fund = recap.getByLabel("Fund password", { exact: true });
  await fund.fill("not this one");
  await sign.click();
  await expect(recap.getByRole("alert")).toContainText("Confirm that you’ve checked");
  await recap.getByRole("checkbox").check();
  await sign.click();
  await expect(fund).toHaveAttribute("aria-invalid", "true");
  await expect(recap.getByText("Attempts left: 4").first()).toBeVisible();

  // The server carries it out, but its response doesn't arrive.
  await page.route("**/api/withdraw/create", async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  });
  await fund.fill(NEW_FUND_PASSWORD);
  await sign.click();
  await expect(recap.getByText("Confirm again: it will only happen once")).toBeVisible();
  await page.unroute("**/api/withdraw/create");
  // Like a new tab, after this one was closed.
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(page.getByText(/A withdrawal of .*300\.00\sUSDT.* may already be in progress/)).toBeVisible();
  await page.getByRole("button", { name: "Continue" }).click();
  await recap.getByRole("checkbox").check();
  await fund.fill(NEW_FUND_PASSWORD);
  await sign.click();
  await expect(page).toHaveURL(/\/success\?of=withdraw/);

  await page.goto("/withdrawRecode");
  const row = page.getByRole("list", { name: "Withdrawals" }).getByRole("listitem");
  await expect(row).toHaveCount(1);
  await row.getByRole("link").click();
  const main = page.getByRole("main");
  await expect(main).toContainText("Under review");
  await expect(main).toContainText("For your security, we won’t send it before");
  await page.getByRole("button", { name: "Cancel withdrawal" }).click();
  const sheet = page.getByRole("dialog", { name: "Cancel this withdrawal?" });
  await expect(sheet).toContainText("300.00");
  await sheet.getByRole("button", { name: "Cancel withdrawal" }).click();
  await expect(main).toContainText("is back in your balance");
  await page.goto("/mine");
  await expect(page.getByRole("region", { name: "Balance" })).toContainText("300.00 USDT");

  // The device remembers the address until its user signs out.
  await page.goto("/withdraw");
  await page.getByRole("radio", { name: /Tron \(TRC20\)/ }).check();
  await page.getByRole("button", { name: /^TR7N/ }).click();
  await expect(address).toHaveValue(TRON);
  await page.goto("/mine");
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByRole("main").getByRole("link", { name: "Log in" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("withdraw_addresses"))).toBeNull();
});
