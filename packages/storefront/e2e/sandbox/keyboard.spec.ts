import { randomBytes } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { pressByKey, tabTo, typeInto } from "../keyboard";
import { expect, test } from "../page-errors";
import { decide } from "./admin-api";
import { callApi, type Member, NEW_FUND_PASSWORD, newMember } from "./members";

const PRODUCT = "USB condenser microphone with table stand";

/** Registers a user who can pay but has no address. */
async function registerPayer(request: APIRequestContext): Promise<Member> {
  const member = newMember();
  const { userinfo } = await callApi<{ userinfo: { token: string } }>(request, "user/register", member);
  const { token } = userinfo;
  const wanted = { coin: "USDT", network: "TRC20", amount: "300" };
  const { id } = await callApi<{ id: number }>(request, "recharge/create", wanted, token);
  const proof = { id, amount: "300", txid: randomBytes(32).toString("hex") };
  await callApi(request, "recharge/submit", proof, token);
  await decide(request, "recharges/confirm", { id, amount_received: "300" });
  await callApi(
    request,
    "user/fund_set",
    { newpassword: NEW_FUND_PASSWORD, password: member.password },
    token,
  );
  return member;
}

test("the keyboard alone buys: from the home page over search, login and a first address to the paid order", async ({
  page,
  request,
}) => {
  const member = await registerPayer(request);
  await page.goto("/");
  await pressByKey(page, page.getByRole("link", { name: "Search products and stores" }));
  await expect(page.getByRole("combobox")).toBeFocused();
  await page.keyboard.type("condenser");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search?q=condenser");
  await pressByKey(page, page.getByRole("main").getByRole("link", { name: PRODUCT }));
  await expect(page.getByRole("heading", { level: 1, name: PRODUCT })).toBeVisible();
  await pressByKey(page, page.getByRole("button", { name: "Add to cart" }));
  await pressByKey(page, page.getByRole("link", { name: /^Open the cart/ }));
  await expect(page.getByRole("heading", { level: 1, name: "Cart" })).toBeFocused();
  await pressByKey(page, page.getByRole("button", { name: "Check out" }));
  await pressByKey(page, page.getByRole("main").getByRole("link", { name: "Log in" }));

  await typeInto(page, "Username or email", member.username);
  await typeInto(page, "Password", member.password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();

  await pressByKey(page, page.getByRole("button", { name: "Add an address" }));
  await typeInto(page, "Recipient", "Mira Example");
  await typeInto(page, "Mobile number", "+49 30 5550142");
  await pressByKey(page, page.getByRole("button", { name: /Country and region|Choose your region/ }));
  const areas = page.getByRole("dialog");
  for (const name of ["Germany", "Bavaria", "Munich"])
    await pressByKey(page, areas.getByRole("button", { name, exact: true }));
  await expect(areas).toBeHidden();
  await typeInto(page, "Street address", "Example Street 7");
  await typeInto(page, "ZIP or postal code (optional)", "10115");
  await pressByKey(page, page.getByRole("button", { name: "Save address" }));

  await expect(page.getByRole("region", { name: "Deliver to" })).toContainText("Example Street 7");
  await pressByKey(page, page.getByRole("button", { name: "Place order" }));
  await expect(page.getByRole("heading", { level: 1, name: "Payment" })).toBeVisible();
  await tabTo(page, page.getByRole("radio", { name: /Balance/ }));
  await typeInto(page, "Fund password", NEW_FUND_PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Payment complete. Thank you!" })).toBeVisible();
});
