import { randomBytes } from "node:crypto";
import type { Route } from "@playwright/test";
import { expect, test } from "../page-errors";
import { decide } from "./admin-api";
import { callApi, comeBack, logIn, newMember, registerMember } from "./members";

const made = (): string => randomBytes(32).toString("hex");

test("a recharge: warned before the address, sent back with a reason, and what arrived is on the balance", async ({
  page,
  request,
}) => {
  const member = newMember();
  await callApi(request, "user/register", member);
  await page.goto("/mine");
  await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
  await logIn(page, member);
  const balance = page.getByRole("region", { name: "Balance" });
  await expect(balance).toContainText("0.00 USDT");
  await balance.getByRole("link", { name: "Top up" }).click();

  const show = page.getByRole("button", { name: "Show address" });
  await show.click();
  await expect(page.getByRole("alert")).toContainText("Choose a network");
  await page.getByRole("radio", { name: /Tron \(TRC20\)/ }).check();
  await page.getByLabel("Amount to send").fill("9,5");
  await show.click();
  await expect(page.getByRole("alert")).toContainText("Below the minimum");
  await expect(page.getByText("can’t be reversed")).toBeVisible();
  await page.getByLabel("Amount to send").fill("120");
  await page.getByRole("checkbox", { name: /I’m sending USDT on .*Tron \(TRC20\)/ }).check();
  await show.click();

  await expect(page).toHaveURL(/\/rechargeDetail\?id=\d+$/);
  const id = Number(new URL(page.url()).searchParams.get("id"));
  const main = page.getByRole("main");
  await expect(main).toContainText("Waiting for your transfer");
  await expect(page.getByRole("img", { name: "QR code of the address" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Copy: Address on .*Tron/ })).toContainText("TSan");

  const txid = page.getByLabel("Transaction ID");
  await txid.fill("my transfer of this morning");
  const send = page.getByRole("button", { name: "Send proof" });
  await send.click();
  await expect(txid).toBeFocused();
  // Typed values survive a reload.
  await page.reload();
  await expect(txid).toHaveValue("my transfer of this morning");
  await txid.fill(made());
  await send.click();
  await expect(main).toContainText("Under review");

  const reason = "The transfer went to another address.";
  await decide(request, "recharges/reject", { id, reason });
  await comeBack(page);
  await expect(main).toContainText(reason);
  await expect(main).toContainText("2 attempts left");
  await txid.fill(`https://explorer.example/#/transaction/${made()}`);
  await send.click();
  await expect(main).toContainText("Under review");
  await decide(request, "recharges/see", { id, confirmations: 7 });
  await comeBack(page);
  await expect(main).toContainText("7 of 20 network confirmations");
  await decide(request, "recharges/confirm", { id, amount_received: "100.5" });
  await comeBack(page);
  await expect(main).toContainText(/100\.50\s*USDT.* instead of .*120\.00\s*USDT/);

  await page.getByRole("link", { name: "Go to my account" }).click();
  await expect(balance).toContainText("100.50 USDT");
  await page.getByRole("link", { name: "Balance history" }).click();
  const row = page.getByRole("list", { name: "Balance history" }).getByRole("listitem");
  await expect(row).toContainText("+100.50 USDT");
  await row.getByRole("link", { name: "Top-up" }).click();
  await expect(main).toContainText("Credited");
});

test("what was asked before the proof was sent, and is answered after it, does not bring the form back", async ({
  page,
  request,
}) => {
  const { token, ...member } = await registerMember(request);
  const wish = { coin: "USDT", network: "TRC20", amount: "120" };
  const { id } = await callApi<{ id: number }>(request, "recharge/create", wish, token);
  await page.goto("/mine");
  await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
  await logIn(page, member);
  await expect(page.getByRole("region", { name: "Balance" })).toBeVisible();
  await page.goto(`/rechargeDetail?id=${id}`);
  const txid = page.getByLabel("Transaction ID");
  await txid.fill(made());

  // The server has responded, but the response is held back until the proof is there. No other one follows.
  const info = "**/recharge/info*";
  const submitted = page.waitForResponse("**/recharge/submit");
  const asked = page.waitForRequest(info);
  const late = new Promise<void>((resolve) => {
    const hold = async (route: Route): Promise<void> => {
      const response = await route.fetch();
      await submitted;
      await route.fulfill({ response });
      resolve();
    };
    void page.route(info, () => undefined);
    void page.route(info, hold, { times: 1 });
  });
  await comeBack(page);
  await asked;
  await page.getByRole("button", { name: "Send proof" }).click();
  await late;
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  await expect(page.getByRole("main")).toContainText("Under review");
  await expect(txid).toBeHidden();
});

test("a loan: every cost before the button, and the lender’s answer in the list", async ({
  page,
  request,
}) => {
  const member = newMember();
  await callApi(request, "user/register", member);
  await page.goto("/mine");
  await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
  await logIn(page, member);
  await page.getByRole("link", { name: "Loans" }).click();
  const main = page.getByRole("main");
  await expect(main).toContainText("Borrowing money costs money.");
  const apply = page.getByRole("button", { name: "Apply" });
  await page.getByRole("radio", { name: /^30 days/ }).check();
  await page.getByLabel("Amount").fill("250");
  await expect(main).toContainText("256.20");
  const conditions = page.getByRole("region", { name: /^Terms.*demo-1/ });
  await expect(conditions).toContainText("You can withdraw from the loan within fourteen days");
  const agree = page.getByRole("checkbox");
  await expect(agree).not.toBeChecked();
  await apply.click();
  await expect(page.getByRole("alert")).toContainText("Read and agree to the terms");
  await agree.check();
  await apply.click();
  const application = main.getByRole("listitem").filter({ hasText: "250.00 USDT" });
  await expect(application).toContainText("Submitted");
  await expect(apply).toBeHidden();
});
