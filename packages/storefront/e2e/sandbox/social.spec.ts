import { randomUUID } from "node:crypto";
import { expect, test } from "../page-errors";

test("who comes back from an identity provider is logged in and where he was before", async ({ page }) => {
  await page.goto("/faqs");
  // What the tab stored when it left for the provider. The list of providers is set when a shop is built.
  await page.evaluate(() => {
    sessionStorage.setItem("draft:social", JSON.stringify({ platform: "example", state: "of-this-tab" }));
    sessionStorage.setItem("returnTo", "/address");
  });
  await page.goto(`/login?code=demo:nova-${randomUUID().slice(0, 8)}&state=of-this-tab`);
  await expect(page).toHaveURL("/address");
  await expect(page.getByRole("heading", { level: 1, name: "Shipping addresses" })).toBeVisible();
  await page.goto("/mine");
  await expect(page.getByRole("heading", { level: 1, name: /^nova-/ })).toBeVisible();
});
