import { expect, test } from "../page-errors";
import { mailedCode } from "./admin-api";
import { callApi, newMember, tokenOf } from "./members";
import { said, texts } from "./texts";

const NEXT = "four words and a lamp";

for (const { locale, account, titles } of [
  { locale: "en", ...texts.en },
  { locale: "ar", ...texts.ar },
]) {
  test.describe(locale, () => {
    test.use({ locale });
    test("a member adds an address, logs another device out, and resets the forgotten password", async ({
      page,
      request,
    }) => {
      const member = newMember();
      const email = `${member.username}@mail.example`;
      await callApi(request, "user/register", member);
      const elsewhere = await tokenOf(request, member);

      await page.goto("/login");
      await page.getByLabel(account.account).fill(member.username);
      await page.getByLabel(account.password, { exact: true }).fill(member.password);
      await page.getByRole("button", { name: account.logIn, exact: true }).click();
      await expect(page).toHaveURL("/mine");

      await page.goto("/setting");
      await page.getByRole("link", { name: account.email }).click();
      await page.getByLabel(account.newEmail).fill(email);
      await page.getByRole("button", { name: account.sendCode }).click();
      await expect(page.getByText(said(account.codeSent, { email }))).toBeVisible();
      const code = page.getByLabel(account.code, { exact: true });
      const right = await mailedCode(request, email);
      await code.fill(right === "000000" ? "000001" : "000000");
      await page.getByLabel(titles.resetPwd).fill(member.password);
      await page.getByRole("button", { name: account.save }).click();
      // The field shows that the code is wrong.
      await expect(code).toBeFocused();
      await code.fill(right);
      await page.getByRole("button", { name: account.save }).click();
      await expect(page.getByText(account.emailSaved)).toBeVisible();
      await expect(page.getByRole("link", { name: account.email })).toContainText(email);

      await page.getByRole("link", { name: account.sessions }).click();
      await expect(page.getByText(account.thisDevice)).toBeVisible();
      await page.getByRole("button", { name: account.endOthers }).click();
      await expect(page.getByText(account.othersEnded)).toBeVisible();
      await expect(page.getByRole("button", { name: account.endOthers })).toBeHidden();
      const dead = await request.post("/api/user/index", { headers: { token: elsewhere } });
      expect(dead.status()).toBe(401);

      await page.evaluate(() => localStorage.clear());
      await page.goto("/login");
      await page.getByRole("link", { name: account.forgot }).click();
      await page.getByLabel(account.email, { exact: true }).fill(email);
      await page.getByRole("button", { name: account.sendCode }).click();
      await expect(page.getByText(said(account.codeSent, { email }))).toBeVisible();
      await page.getByLabel(account.code, { exact: true }).fill(await mailedCode(request, email));
      await page.getByLabel(account.newPassword, { exact: true }).fill(NEXT);
      await page.getByLabel(account.repeatNew).fill(NEXT);
      await page.getByRole("button", { name: account.setPassword }).click();
      await expect(page.getByText(account.passwordSet)).toBeVisible();
      await page.getByLabel(account.account).fill(email);
      await page.getByLabel(account.password, { exact: true }).fill(NEXT);
      await page.getByRole("button", { name: account.logIn, exact: true }).click();
      await expect(page).toHaveURL("/mine");
    });
  });
}
