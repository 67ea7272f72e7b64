import { fileURLToPath } from "node:url";
import { expect, test } from "../page-errors";
import { BUYER, logIn, MERCHANT, tokenOf } from "./members";
import { buy, ship } from "./trade";

const PICTURE = fileURLToPath(new URL("../../public/icon-512.png", import.meta.url));

test("a buyer reports a problem, the store offers a part of the money, the buyer takes it", async ({
  page,
  request,
  browser,
}) => {
  const { no } = await buy(request, await tokenOf(request, BUYER));
  await ship(request, no, "EP204577021");
  await page.goto("/login");
  await logIn(page, BUYER);
  await expect(page).toHaveURL("/mine");
  await page.goto(`/order?no=${no}`);
  await page.getByRole("link", { name: "Report a problem" }).click();
  await page.getByRole("radio", { name: "It’s not as described" }).check();
  await page.getByRole("button", { name: "Send report" }).click();
  const words = page.getByLabel("What happened?");
  await expect(words).toHaveAccessibleDescription(/Tell us what happened/);
  await words.fill("The lid is cracked.");
  const uploaded = page.waitForResponse("**/api/index/upload");
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose a photo" }).click();
  await (await chooser).setFiles(PICTURE);
  await (await uploaded).finished();
  await page.getByLabel("Amount you want back").fill("5.00");
  await page.getByRole("button", { name: "Send report" }).click();
  const report = page.getByRole("region", { name: "Reported problem" });
  await expect(report).toContainText("Waiting for the store");
  await expect(report).toContainText("After that, we’ll decide");
  await expect(report.getByRole("img", { name: "Photo 1" })).toBeVisible();
  // While it is held nothing else can be done with it.
  await expect(page.getByRole("button", { name: "Confirm receipt" })).toBeHidden();
  await expect(page.getByText("The order is on hold until it’s solved.")).toBeVisible();

  const dashboard = await browser.newPage();
  await dashboard.goto("/login");
  await logIn(dashboard, MERCHANT);
  await expect(dashboard).toHaveURL("/mine");
  await dashboard.goto("/merchant");
  await dashboard.getByRole("link", { name: /reports? to reply to/ }).click();
  await dashboard.getByRole("main").getByRole("link", { name: no }).click();
  await dashboard.getByRole("button", { name: "Reply" }).click();
  const sheet = dashboard.getByRole("dialog", { name: "Reply" });
  await sheet.getByRole("radio", { name: "Offer less" }).check();
  await sheet.getByLabel("Offered").fill("9.00");
  await sheet.getByRole("button", { name: "Reply", exact: true }).click();
  await expect(sheet.getByLabel("Offered")).toHaveAccessibleDescription("Above the maximum");
  await sheet.getByLabel("Offered").fill("2.00");
  await sheet.getByLabel("Message to the buyer").fill("Is this fair?");
  await sheet.getByRole("button", { name: "Reply", exact: true }).click();
  await expect(dashboard.getByRole("region", { name: "Reported problem" })).toContainText(
    "Offer from the store",
  );
  await dashboard.close();

  await page.reload();
  await expect(report).toContainText("Is this fair?");
  await report.getByRole("button", { name: "Accept offer" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Accept offer" }).click();
  await expect(page.getByText("It’s in your balance.")).toBeVisible();
  await expect(report.getByRole("listitem").filter({ hasText: "Offer accepted" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Order status" })).toContainText("Received");
  await expect(page.getByRole("main")).toContainText(/Refunded to your balance\s*2\.00/);
});
