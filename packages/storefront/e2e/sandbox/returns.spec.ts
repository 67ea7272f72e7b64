import { expect, test } from "../page-errors";
import { BUYER, callApi, logIn, MERCHANT, tokenOf } from "./members";
import { buy, ship } from "./trade";

const RETURN_TO = "Example Returns, 8 Weir Street, Northmill 11024";

test("a buyer returns two of three items, the store accepts, and the refund follows their arrival", async ({
  page,
  request,
  browser,
}) => {
  const token = await tokenOf(request, BUYER);
  const { no } = await buy(request, token, undefined, 3);
  await ship(request, no, "EP204577022");
  await callApi(request, "order/receipt", { order_no: no }, token);

  await page.goto("/login");
  await logIn(page, BUYER);
  await expect(page).toHaveURL("/mine");
  await page.goto(`/order?no=${no}`);
  await expect(page.getByText(/You can ask for this until/)).toBeVisible();
  await page.getByRole("link", { name: "Return or refund" }).click();
  await page.getByRole("radio", { name: "I don’t need it anymore" }).check();
  // Items that are as ordered can only be returned.
  await expect(page.getByRole("radio", { name: "Refund without a return" })).toBeHidden();
  await expect(page.getByRole("radio", { name: "Return and refund" })).toBeVisible();
  const decrease = page.getByRole("button", { name: "Decrease quantity" });
  await decrease.click();
  await page.getByLabel("What happened?").fill("One is enough, these are unused.");
  await page.getByRole("button", { name: "Send report" }).click();
  const request_ = page.getByRole("region", { name: "Return or refund" });
  await expect(request_).toContainText("Waiting for the store");
  await expect(request_).toContainText(/2 × /);
  const asked = (
    await request_
      .getByText(/^Asked for/)
      .locator("..")
      .innerText()
  ).replace(/\D+/, "");

  const store = await browser.newPage();
  await store.goto("/login");
  await logIn(store, MERCHANT);
  await expect(store).toHaveURL("/mine");
  await store.goto("/merchant");
  await store.getByRole("link", { name: /reports? to reply to/ }).click();
  await store.getByRole("main").getByRole("link", { name: no }).click();
  await store.getByRole("button", { name: "Reply" }).click();
  const sheet = store.getByRole("dialog", { name: "Reply" });
  await sheet.getByRole("radio", { name: "Take it back" }).check();
  await sheet.getByRole("button", { name: "Reply", exact: true }).click();
  await expect(sheet.getByLabel("Return address")).toHaveAccessibleDescription("Enter the return address.");
  await sheet.getByLabel("Return address").fill(RETURN_TO);
  await sheet.getByRole("button", { name: "Reply", exact: true }).click();
  const taken = store.getByRole("region", { name: "Return or refund" });
  await expect(taken).toContainText("The buyer has until");

  await page.reload();
  await expect(request_).toContainText(RETURN_TO);
  await expect(request_).toContainText("After that, there’s no refund.");
  await request_.getByRole("button", { name: "I’ve sent it back" }).click();
  const parcel = page.getByRole("dialog");
  await parcel.getByRole("button", { name: "I’ve sent it back" }).click();
  await expect(parcel.getByLabel("Carrier")).toHaveAccessibleDescription(/carrier/i);
  await parcel.getByLabel("Carrier").fill("Example Post");
  await parcel.getByLabel("Tracking number").fill("EP204577023");
  await parcel.getByRole("button", { name: "I’ve sent it back" }).click();
  await expect(request_).toContainText("On the way back");
  await expect(request_).toContainText("After that, you’re refunded.");

  await store.reload();
  await expect(taken).toContainText("EP204577023");
  await store.getByRole("button", { name: "Reply" }).click();
  await expect(sheet.getByRole("checkbox", { name: "Put the pieces back in stock" })).toBeChecked();
  await sheet.getByRole("button", { name: /^Arrived: refund/ }).click();
  await expect(taken.getByRole("listitem").filter({ hasText: "Goods arrived" })).toBeVisible();
  await store.close();

  await page.reload();
  await expect(request_).toContainText("Refunded");
  await expect(page.getByRole("main")).toContainText(new RegExp(`Refunded to your balance\\s*${asked}`));
});
