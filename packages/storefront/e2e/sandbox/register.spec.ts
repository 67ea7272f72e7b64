import { expect, test } from "../page-errors";
import { mailedCode } from "./admin-api";
import { BUYER, newMember } from "./members";
import { said, texts } from "./texts";

for (const { locale, account, address, titles } of [
  { locale: "en", ...texts.en },
  { locale: "ar", ...texts.ar },
]) {
  test.describe(locale, () => {
    test.use({ locale });
    test("who registers with the code from the mail has an address that a second browser knows too", async ({
      page,
      request,
      browser,
    }) => {
      const member = newMember();
      const email = `${member.username}@mail.example`;
      await page.goto("/register");
      const username = page.getByLabel(account.username);
      await username.fill(BUYER.username);
      await page.getByLabel(account.email, { exact: true }).fill(email);
      await page.getByRole("button", { name: account.sendCode }).click();
      await expect(page.getByText(said(account.codeSent, { email }))).toBeVisible();
      await page.getByLabel(account.code, { exact: true }).fill(await mailedCode(request, email));
      await page.getByLabel(account.password, { exact: true }).fill(member.password);
      await page.getByLabel(account.confirm).fill(member.password);
      const register = page.getByRole("button", { name: account.register, exact: true });
      await register.click();
      // The name is taken, which the field shows. The same code still works for the next attempt.
      await expect(username).toBeFocused();
      await expect(username).toHaveAttribute("aria-invalid", "true");
      await username.fill(member.username);
      await expect(username).not.toHaveAttribute("aria-invalid", "true");
      await register.click();
      await expect(page.getByText(account.registered)).toBeVisible();
      await expect(page).toHaveURL("/mine");

      await page.getByRole("link", { name: titles.address }).click();
      await page.getByRole("link", { name: address.add }).click();
      await page.getByLabel(address.name).fill("Mira Example");
      await page.getByLabel(address.mobile).fill("+49 30 5550123");
      await page.getByRole("button", { name: address.area }).click();
      const sheet = page.getByRole("dialog");
      const country = new Intl.DisplayNames([locale], { type: "region" });
      await sheet.getByRole("button", { name: country.of("AO") ?? "" }).click();
      await expect(sheet.getByRole("alert")).toContainText(address.notOpen);
      await sheet.getByRole("button", { name: address.other }).click();
      await sheet.getByRole("button", { name: country.of("DE") ?? "" }).click();
      await sheet.getByRole("button", { name: "Bavaria" }).click();
      await sheet.getByRole("button", { name: "Munich" }).click();
      await page.getByLabel(address.detail).fill("Example Lane 12");
      await page.getByRole("button", { name: address.save }).click();
      await expect(page.getByText(address.saved)).toBeVisible();

      const saved = page.getByRole("listitem").filter({ hasText: "Mira Example" });
      for (const words of ["Example Lane 12", "Munich", address.isDefault]) {
        await expect(saved).toContainText(words);
      }
      await page.reload();
      await expect(saved).toContainText("Example Lane 12");

      const second = await browser.newContext();
      const elsewhere = await second.newPage();
      await elsewhere.goto("/address");
      await elsewhere.getByLabel(account.account).fill(email);
      await elsewhere.getByLabel(account.password, { exact: true }).fill(member.password);
      await elsewhere.getByRole("button", { name: account.logIn }).click();
      await expect(elsewhere.getByRole("listitem").filter({ hasText: "Example Lane 12" })).toBeVisible();
      await second.close();
    });
  });
}
