import { randomBytes } from "node:crypto";
import type { APIRequestContext, Browser, Page } from "@playwright/test";
import { addDecimals } from "marketplace-sdk/money";
import { expect, test } from "../page-errors";
import { decide, mailedCode } from "./admin-api";
import { callApi, comeBack, NEW_FUND_PASSWORD, newMember, tokenOf } from "./members";
import { amountIn, said, type Texts, texts } from "./texts";
import { openStore, ship } from "./trade";

/** A buyer at work: page, credentials, and the texts of the page's language. */
interface Buyer {
  page: Page;
  request: APIRequestContext;
  t: Texts;
  locale: keyof typeof texts;
}

async function register({ page, request, t: { account } }: Buyer) {
  const member = newMember();
  const email = `${member.username}@mail.example`;
  await page.goto("/register");
  await page.getByLabel(account.username).fill(member.username);
  await page.getByLabel(account.email, { exact: true }).fill(email);
  await page.getByRole("button", { name: account.sendCode }).click();
  await expect(page.getByText(said(account.codeSent, { email }))).toBeVisible();
  await page.getByLabel(account.code, { exact: true }).fill(await mailedCode(request, email));
  await page.getByLabel(account.password, { exact: true }).fill(member.password);
  await page.getByLabel(account.confirm).fill(member.password);
  await page.getByRole("button", { name: account.register, exact: true }).click();
  await expect(page).toHaveURL("/mine");
  return member;
}

async function setFundPassword({ page, t: { fund, titles, labels } }: Buyer, password: string) {
  await page.getByRole("link", { name: titles.setting }).click();
  await page.getByRole("link", { name: titles.fundPassword }).click();
  await page.getByLabel(titles.resetPwd, { exact: true }).fill(password);
  await page.getByLabel(fund.new).fill(NEW_FUND_PASSWORD);
  await page.getByLabel(fund.repeat).fill(NEW_FUND_PASSWORD);
  await page.getByRole("button", { name: fund.set }).click();
  await expect(page.getByText(fund.saved)).toBeVisible();
  await page.getByRole("button", { name: labels.back }).click();
}

async function recharge({ page, request, t: { mine, titles, wallet } }: Buyer, amount: string) {
  await page.getByRole("region", { name: mine.balance }).getByRole("link", { name: titles.recharge }).click();
  await page.getByRole("radio", { name: /TRC20/ }).check();
  await page.getByLabel(wallet.amount).fill(amount);
  await page.getByRole("checkbox", { name: said(wallet.ack) }).check();
  await page.getByRole("button", { name: wallet.showAddress }).click();
  await expect(page).toHaveURL(/\/rechargeDetail\?id=\d+$/);
  const id = Number(new URL(page.url()).searchParams.get("id"));
  await page.getByLabel(wallet.txid).fill(randomBytes(32).toString("hex"));
  await page.getByRole("button", { name: wallet.submit }).click();
  await expect(page.getByText(wallet.submittedText)).toBeVisible();
  await decide(request, "recharges/confirm", { id, amount_received: amount });
  await comeBack(page);
  await expect(page.getByText(wallet.creditedText)).toBeVisible();
  await page.getByRole("link", { name: wallet.toMine }).click();
  await expect(page.getByRole("region", { name: mine.balance })).toContainText(`${amount}.00`);
}

async function addAddress({ page, locale, t: { address, checkout } }: Buyer) {
  await page.getByRole("button", { name: checkout.addAddress }).click();
  await page.getByLabel(address.name).fill("Mira Example");
  await page.getByLabel(address.mobile).fill("+49 30 5550123");
  await page.getByRole("button", { name: address.area }).click();
  const sheet = page.getByRole("dialog");
  const germany = new Intl.DisplayNames([locale], { type: "region" }).of("DE") ?? "";
  for (const name of [germany, "Bavaria", "Munich"]) await sheet.getByRole("button", { name }).click();
  await page.getByLabel(address.detail).fill("Example Lane 12");
  await page.getByRole("button", { name: address.save }).click();
  await expect(page.getByRole("region", { name: checkout.deliverTo })).toContainText("Example Lane 12");
}

/** The merchant ships an order in the seller dashboard, on another phone. */
async function shipInDashboard(
  browser: Browser,
  { locale, t }: Buyer,
  store: Awaited<ReturnType<typeof openStore>>,
  no: string,
) {
  const context = await browser.newContext({ locale });
  const page = await context.newPage();
  await page.goto("/login");
  await page.getByLabel(t.account.account).fill(store.owner.username);
  await page.getByLabel(t.account.password, { exact: true }).fill(store.owner.password);
  await page.getByRole("button", { name: t.account.logIn, exact: true }).click();
  await expect(page).toHaveURL("/mine");
  await page.goto("/merchant?view=orders");
  await page.getByRole("main").getByRole("link", { name: no }).click();
  await page.getByRole("button", { name: t.dashboard.ship, exact: true }).click();
  const sheet = page.getByRole("dialog", { name: t.dashboard.shipTitle });
  await sheet.getByLabel(t.orders.carrier).fill("Example Post");
  await sheet.getByLabel(t.orders.tracking).fill("EP204577010");
  await sheet.getByRole("button", { name: t.dashboard.markShipped }).click();
  await expect(page.getByText(t.dashboard.shipped)).toBeVisible();
  await context.close();
}

for (const locale of ["en", "ar"] as const) {
  test.describe(locale, () => {
    test.use({ locale });
    test("from the first visit to a review that others read: money in, three stores, one payment, three parcels", async ({
      page,
      request,
      browser,
    }) => {
      // Takes half a minute on an idle machine.
      test.setTimeout(240_000);
      const t = texts[locale];
      const buyer: Buyer = { page, request, t, locale };
      const opened = Promise.all([
        openStore(request, "12.40"),
        openStore(request, "3.05"),
        openStore(request, "20"),
      ]);
      const member = await register(buyer);
      await setFundPassword(buyer, member.password);
      await recharge(buyer, "120");
      const stores = await opened;
      const [{ product }] = stores;

      // Another user has the first product open all the time.
      const elsewhere = await browser.newContext({ locale });
      const visitor = await elsewhere.newPage();
      await visitor.goto(`/goods?id=${product.id}`);
      await expect(visitor.getByText(t.product.noReviews)).toBeVisible();

      for (const { product: wanted } of stores) {
        await page.goto(`/goods?id=${wanted.id}`);
        await page.getByRole("button", { name: t.product.addToCart }).click();
        await expect(page.getByText(said(t.product.added, { title: wanted.title }))).toBeVisible();
      }
      await page.getByRole("link", { name: t.product.openCart }).click();
      await page.getByRole("button", { name: t.cart.checkout }).click();
      await addAddress(buyer);
      for (const { name } of stores) await expect(page.getByRole("region", { name })).toBeVisible();
      const bar = page.getByRole("region", { name: t.checkout.place });
      const place = bar.getByRole("button", { name: t.checkout.place });
      await expect(place).toBeEnabled();
      const total = amountIn(await bar.textContent());
      await place.click();

      await expect(page.getByRole("heading", { level: 1, name: t.titles.pay })).toBeVisible();
      await page.getByLabel(t.titles.fundPassword, { exact: true }).fill(NEW_FUND_PASSWORD);
      await page
        .getByRole("button", { name: said(t.checkout.payNow, { money: `${total}\u00a0USDT` }) })
        .click();
      await expect(page.getByRole("heading", { name: t.checkout.paidTitle })).toBeVisible();
      await page.goto("/mine");
      const left = addDecimals(["120.00", `-${total}`]) ?? "";
      const balance = page.getByRole("region", { name: t.mine.balance });
      await expect(balance).toContainText(left);
      expect(amountIn(await balance.textContent())).toBe(left);

      const token = await tokenOf(request, member);
      const { data } = await callApi<{ data: { order_no: string; shop_id: number }[] }>(
        request,
        "order/list",
        {},
        token,
      );
      expect(data).toHaveLength(stores.length);
      for (const [index, store] of stores.entries()) {
        const { order_no = "" } = data.find(({ shop_id }) => shop_id === store.product.shop_id) ?? {};
        if (index === 0) await shipInDashboard(browser, buyer, store, order_no);
        else await ship(request, order_no, `EP10000${index}`, store.token);
      }
      await page.goto("/mine");
      await page.getByRole("link", { name: new RegExp(`^${t.mine.shipped}`) }).click();
      const orders = page.getByRole("main").getByRole("listitem");
      for (let remaining = stores.length; remaining > 0; remaining--) {
        await expect(page.getByRole("button", { name: t.orders.receipt })).toHaveCount(remaining);
        await page.getByRole("button", { name: t.orders.receipt }).first().click();
        await page.getByRole("dialog").getByRole("button", { name: t.orders.receiptYes }).click();
      }
      await expect(page.getByRole("heading", { name: t.orders.emptyShipped })).toBeVisible();

      await page
        .getByRole("navigation", { name: t.orders.tabs })
        .getByRole("link", { name: new RegExp(`^${t.mine.assess}`) })
        .click();
      await orders.filter({ hasText: product.title }).getByRole("link", { name: t.orders.comment }).click();
      const stars = t.labels.rating(5);
      await page.getByRole("radio", { name: stars }).check({ force: true });
      const words = `Soft from the first day, says ${member.username}.`;
      await page.getByLabel(t.orders.words).fill(words);
      await page.getByRole("button", { name: t.orders.publish }).click();
      await expect(page.getByRole("heading", { name: t.orders.reviewedTitle })).toBeVisible();

      await visitor.reload();
      // The product around it is an article, too.
      const review = visitor.getByRole("article").filter({ hasText: words }).last();
      await expect(review.getByRole("img", { name: stars })).toBeVisible();
      await elsewhere.close();
    });
  });
}
